import { Alert, Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { partyMessages } from '../../components/parties/messages.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { partiesMessages as text } from './messages.js';
import styles from './parties-page.module.css';
import type { Foreseen, PartyActions } from './use-party-actions.js';

interface ImportDialogProps extends Pick<PartyActions, 'foresee' | 'take'> {
  file: File;
  /** Chooses another file, or the same once it was mended. */
  onAgain: () => void;
  onClosed: () => void;
}

/** Says what a file would bring, or each thing that is wrong with it, before anything is added. */
export function ImportDialog({ file, foresee, take, onAgain, onClosed }: ImportDialogProps) {
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const [busy, setBusy] = useState(false);
  const look = useEffectEvent(foresee);
  useEffect(() => {
    let wanted = true;
    setForeseen(null);
    void look(file).then((found) => wanted && setForeseen(found));
    return () => {
      wanted = false;
    };
  }, [file]);
  const add = async (csv: string): Promise<void> => {
    setBusy(true);
    const faults = await take(csv);
    setBusy(false);
    if (faults.length > 0) setForeseen({ faults });
    else onClosed();
  };
  const brings = foreseen && 'csv' in foreseen ? foreseen : null;
  return (
    <Modal
      open
      title={text.importTitle(file.name)}
      closable={!busy}
      onCancel={() => !busy && onClosed()}
      footer={
        <>
          <Button disabled={busy} onClick={onClosed}>
            {partyMessages.cancel}
          </Button>
          {foreseen && !brings && <Button onClick={onAgain}>{text.chooseAgain}</Button>}
          {brings && (
            <Button type="primary" loading={busy} disabled={brings.added === 0} onClick={() => void add(brings.csv)}>
              {text.add(brings.added)}
            </Button>
          )}
        </>
      }
    >
      {!foreseen && <Placeholder width="100%" height="calc(2 * var(--target))" />}
      {foreseen && 'faults' in foreseen && <Faults faults={foreseen.faults} />}
      {brings && <Brings {...brings} />}
    </Modal>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <>
      <Alert type="error" showIcon title={text.importRefused} />
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <p className={styles.facts}>{text.importHelp}</p>
    </>
  );
}

function Brings({ added, known, namesakes }: { added: number; known: number; namesakes: readonly string[] }) {
  return (
    <div role="status">
      <p>{text.brings(added)}</p>
      {known > 0 && <p>{text.known(known)}</p>}
      {namesakes.length > 0 && (
        <>
          <p>{text.namesakes}</p>
          <ul className={styles.faults}>
            {namesakes.map((name, at) => (
              <li key={`${at} ${name}`}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
