import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { draftingMessages as text } from '../messages.js';
import type { DraftField } from './draft-field.js';
import { isAtFirst } from './form-steps.js';
import { DraftFieldItem } from './fields/DraftFieldItem.js';
import styles from './draft-form.module.css';

interface GroupFieldsProps {
  /** Heading of the group; undefined for fields without one. */
  title: string | undefined;
  fields: readonly DraftField[];
  /** Names of the fields that are on the screen. */
  shown: ReadonlySet<string>;
  locked: boolean;
  /** Called to show all fields of the group, or again only those that say something; left out where all are shown. */
  onToggle?: (open: boolean) => void;
}

/** Names of parties' details as one says them; by the end of the field's name. */
const DETAILS = ['age', 'pan', 'pin', 'state', 'parentage', 'signatory'] as const;
const NAMED = 3;

/** The fields of one group: those that are required and those that say something, the others on demand. */
export function GroupFields({ title, fields, shown, locked, onToggle }: GroupFieldsProps) {
  const id = useId();
  const hidden = fields.filter(({ name }) => !shown.has(name));
  const optional = fields.filter((field) => !isAtFirst(field));
  const open = hidden.length === 0;
  return (
    <div id={id}>
      {fields
        .filter(({ name }) => shown.has(name))
        .map((field) => (
          <DraftFieldItem key={field.name} field={field} />
        ))}
      {onToggle && optional.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          disabled={locked}
          onClick={() => onToggle(!open)}
        >
          {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          <span>
            {open ? text.fewer : moreOf(hidden)}
            {title && <span className="visually-hidden">: {title}</span>}
          </span>
        </button>
      )}
    </div>
  );
}

/** What the button promises: details of a person by their short names, other fields by their labels. */
function moreOf(hidden: readonly DraftField[]): string {
  const details = DETAILS.filter((detail) => hidden.some(({ name }) => name.endsWith(`_${detail}`))).map((detail) => text.details[detail]);
  if (details.length > 1) return text.addDetails(details.slice(0, NAMED), hidden.length > NAMED);
  return text.moreTerms(
    hidden.slice(0, NAMED).map(({ label }) => label),
    hidden.length > NAMED,
  );
}
