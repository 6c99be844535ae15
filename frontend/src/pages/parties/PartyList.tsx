import { Button } from 'antd';
import { partyMessages } from '../../components/parties/messages.js';
import { PartyForm } from '../../components/parties/PartyForm.js';
import { inShort, type PartyFacts, type PartyRow } from '../../components/parties/party-row.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import type { FieldError } from '../../shared/api/app-error.js';
import { formatDate } from '../../shared/format/dates.js';
import { partiesMessages as text } from './messages.js';
import styles from './parties-page.module.css';

interface PartyListProps {
  rows: readonly PartyRow[];
  /** Id of the one that is being changed. */
  editing: string | null;
  onEdit: (id: string) => void;
  onSave: (facts: PartyFacts, party: PartyRow) => Promise<readonly FieldError[]>;
  onCancel: () => void;
  onDelete: (party: PartyRow) => void;
  onRestore: (id: string) => void;
}

const kindOf = ({ kind }: PartyRow): string | null =>
  kind === null || kind === 'individual' ? null : partyMessages.kinds[kind as keyof typeof partyMessages.kinds];

/** Who is in the party book; each can be changed in its place. */
export function PartyList({ rows, editing, onEdit, onSave, onCancel, onDelete, onRestore }: PartyListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text.list}>
      {rows.map((party) => (
        <li key={party.id} className={styles.row}>
          {editing === party.id ? (
            <PartyForm party={party} onSave={(facts) => onSave(facts, party)} onCancel={onCancel} />
          ) : (
            <>
              <div className={styles.rowHead}>
                <span className={styles.name}>{party.name}</span>
                {kindOf(party) && <Tag>{kindOf(party)}</Tag>}
              </div>
              <p className={styles.facts}>{inShort(party)}</p>
              {party.restorableUntil ? (
                <p className={styles.facts}>
                  {text.restorableUntil(formatDate(party.restorableUntil))}{' '}
                  <Button size="small" aria-label={text.restoreThis(party.name)} onClick={() => onRestore(party.id)}>
                    {text.restore}
                  </Button>
                </p>
              ) : (
                <div className={styles.actions}>
                  <Button size="small" aria-label={text.editThis(party.name)} onClick={() => onEdit(party.id)}>
                    {text.edit}
                  </Button>
                  <Button size="small" danger aria-label={text.deleteThis(party.name)} onClick={() => onDelete(party)}>
                    {text.delete}
                  </Button>
                </div>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
