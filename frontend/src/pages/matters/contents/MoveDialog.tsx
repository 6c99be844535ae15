import { useQuery } from '@apollo/client/react';
import { Alert, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { groupsOf, type ItemKind } from './matter-items.js';
import { MATTER_CONTENTS } from '../matters.operations.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';

interface MoveDialogProps {
  matterId: string;
  /** @returns whether they were moved */
  onMove: (ids: Record<ItemKind, string[]>) => Promise<boolean>;
  onClosed: () => void;
}

/** Chooses what is moved to a matter, of what belongs to another one or to none. */
export function MoveDialog({ matterId, onMove, onClosed }: MoveDialogProps) {
  const { data, error } = useQuery(MATTER_CONTENTS, { variables: { id: null }, fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<Record<ItemKind, string[]>>({ conversations: [], documents: [], files: [] });
  const [busy, setBusy] = useState(false);
  const groups = data
    ? groupsOf(data)
        .map(({ kind, items }) => ({ kind, items: items.filter((item) => item.matterId !== matterId) }))
        .filter(({ items }) => items.length > 0)
    : [];
  const count = Object.values(chosen).flat().length;
  const move = async (): Promise<void> => {
    setBusy(true);
    const moved = await onMove(chosen);
    setBusy(false);
    if (moved) onClosed();
  };
  return (
    <Modal
      open
      title={text.moveTitle}
      okText={text.move(count)}
      okButtonProps={{ disabled: count === 0 }}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={() => void move()}
      onCancel={onClosed}
    >
      {!data && error && <Alert type="error" showIcon title={text.contentsFailed} />}
      {!data && !error && <Placeholder width="100%" height="calc(4 * var(--target))" />}
      {data && groups.length === 0 && <p>{text.nothingToMove}</p>}
      <div className={styles.choices}>
        {groups.map(({ kind, items }) => (
          <fieldset key={kind} className={styles.parties}>
            <legend>{text[kind]}</legend>
            <Checkbox.Group
              className={styles.column}
              value={chosen[kind]}
              options={items.map(({ id, name, matterId: other }) => ({ value: id, label: other ? `${name} (${text.elsewhere})` : name }))}
              onChange={(ids) => setChosen({ ...chosen, [kind]: ids })}
            />
          </fieldset>
        ))}
      </div>
    </Modal>
  );
}
