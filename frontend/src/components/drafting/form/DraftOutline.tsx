import { Form, type FormInstance } from 'antd';
import { memo, useDeferredValue } from 'react';
import { ambiguousDate, isoDateOf } from '../../../shared/document/form-values.js';
import { formatDay } from '../../../shared/format/dates.js';
import { choiceText } from '../../../shared/i18n/template-texts.js';
import { useRested } from '../../../shared/lib/use-rested.js';
import { isOpen, withDefaults, type DraftField } from './draft-field.js';
import type { FieldValues } from './field-values.js';
import { blanksLeft } from './form-steps.js';
import styles from './outline.module.css';
import { draftingMessages as text } from '../messages.js';

/** Milliseconds without a key before the outline follows. */
const OUTLINE_REST_MS = 150;

interface OutlineProps {
  /** Name of the document being drafted. */
  title: string;
  fields: readonly DraftField[];
  /** Groups of fields without which the document has a gap. */
  blanks: readonly (readonly string[])[];
  /** Called with the name of a field to go to it. */
  onGo: (name: string) => void;
}

/** The document so far: what is filled in, what is still required, and what will be a blank. */
export function DraftOutline({ form, ...outline }: OutlineProps & { form: FormInstance<FieldValues> }) {
  const watched = Form.useWatch((values: FieldValues) => values, form) as FieldValues | undefined;
  // The outline is as long as the form: it follows when typing pauses, and a key that comes meanwhile interrupts it.
  const rested = useRested(watched, OUTLINE_REST_MS);
  return <Outline {...outline} values={useDeferredValue(rested ?? watched) ?? NOTHING} />;
}

const NOTHING: FieldValues = {};

/** A choice is shown as the form names it, a day with its month as a word. */
function valueShown(value: string, { options, format }: DraftField): string {
  if (options) return choiceText(value);
  const day = format === 'date' && !ambiguousDate(value) ? isoDateOf(value) : null;
  return day ? formatDay(day) : value;
}

const Outline = memo(function Outline({ title, fields, blanks, values, onGo }: OutlineProps & { values: FieldValues }) {
  const all = withDefaults(fields, values);
  const asked = fields.filter((field) => isOpen(field, all));
  const filled = asked.filter(({ name }) => values[name]?.trim());
  const open = asked.filter((field) => field.required !== undefined && !values[field.name]?.trim());
  const left = blanksLeft(asked, blanks, all);
  return (
    <section className={styles.outline} aria-label={text.outline}>
      <p className={styles.title}>{title}</p>
      <h4>{text.outlineRequired(open.length)}</h4>
      {open.length > 0 ? <Fields fields={open} onGo={onGo} /> : <p>{text.allRequired}</p>}
      <h4>{text.outlineBlanks(left.length)}</h4>
      {left.length > 0 ? (
        <>
          <p>{text.blanksNote}</p>
          <Fields fields={left} onGo={onGo} />
        </>
      ) : (
        <p>{text.noBlanks}</p>
      )}
      {filled.length > 0 && (
        <>
          <h4>{text.outlineFilled(filled.length)}</h4>
          <dl>
            {filled.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{valueShown(values[field.name]?.trim() ?? '', field)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
});

/** Names of fields, each leading to it. */
function Fields({ fields, onGo }: { fields: readonly DraftField[]; onGo: (name: string) => void }) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ name, label }) => (
        <li key={name}>
          <button type="button" onClick={() => onGo(name)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
