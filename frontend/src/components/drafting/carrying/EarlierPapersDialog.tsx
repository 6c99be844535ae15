import { useQuery } from '@apollo/client/react';
import { Alert, Button, Modal } from 'antd';
import { isText } from '../../../shared/storage/guards.js';
import styles from '../../parties/parties.module.css';
import { Placeholder } from '../../ui/placeholder/Placeholder.js';
import { draftFields, type DraftField } from '../form/draft-field.js';
import type { FieldValues } from '../form/field-values.js';
import type { Template } from '../hooks/use-templates.js';
import { carriedValues } from './carried-values.js';
import { EARLIER_PAPERS } from './carrying.operations.js';
import { carryingMessages as text } from './messages.js';

/** Papers that are looked at, last changed first. */
const LOOKED_AT = 20;

interface EarlierPapersDialogProps {
  templates: readonly Template[];
  fields: readonly DraftField[];
  entered: Partial<FieldValues>;
  onFill: (values: FieldValues) => void;
  onClosed: () => void;
}

/** The papers that say something which the form asks for and does not have yet; with their matter, for people who have several clients. */
export function EarlierPapersDialog({ templates, fields, entered, onFill, onClosed }: EarlierPapersDialogProps) {
  const { data, error, refetch } = useQuery(EARLIER_PAPERS, { variables: { first: LOOKED_AT }, fetchPolicy: 'no-cache' });
  const matters = new Map(data?.matters.nodes.map(({ id, title }) => [id, title]));
  const papers = data?.documents.nodes.flatMap(({ id, title, documentType, matterId, currentVersion }) => {
    const template = templates.find((each) => each.documentType === documentType);
    if (!template) return [];
    const values = Object.fromEntries(
      Object.entries(currentVersion.formValues).filter((entry): entry is [string, string] => isText(entry[1])),
    );
    const earlier = { fields: draftFields(template.fields, (label) => label), values };
    const carried = carriedValues(earlier, { fields, values: entered });
    const count = Object.keys(carried).length;
    return count > 0 ? [{ id, title, about: [template.label, matters.get(matterId ?? '')].filter(Boolean), carried, count }] : [];
  });
  return (
    <Modal open title={text.title} footer={<Button onClick={onClosed}>{text.close}</Button>} onCancel={onClosed}>
      <p className={styles.facts}>{text.intro}</p>
      {error && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!papers && !error && <Placeholder width="100%" height="calc(3 * var(--target))" />}
      {papers?.length === 0 && <p role="status">{text.none}</p>}
      <ul className={styles.list}>
        {papers?.map(({ id, title, about, carried, count }) => (
          <li key={id} className={styles.row}>
            <div className={styles.who}>
              <span className={styles.name}>{title}</span>
              <p className={styles.facts}>{[...about, text.fills(count)].join(' · ')}</p>
            </div>
            <Button aria-label={text.takeThis(title)} onClick={() => onFill(carried)}>
              {text.take}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
