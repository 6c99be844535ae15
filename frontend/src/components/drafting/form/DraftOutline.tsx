import { Form, type FormInstance } from 'antd';
import { memo, useDeferredValue } from 'react';
import { templateText } from '../../../shared/i18n/template-texts.js';
import { useRested } from '../../../shared/lib/use-rested.js';
import { groupsOf, isOpen, type DraftField } from './draft-field.js';
import type { FieldValues } from './field-values.js';
import styles from './outline.module.css';
import { draftingMessages as text } from '../messages.js';

/** Milliseconds without a key before the outline follows. */
const OUTLINE_REST_MS = 150;

interface DraftOutlineProps {
  form: FormInstance<FieldValues>;
  /** Name of the document being drafted. */
  title: string;
  fields: readonly DraftField[];
}

/** Preview of the document so far: fills in as the form is completed, with the gaps marked. */
export function DraftOutline({ form, title, fields }: DraftOutlineProps) {
  const watched = Form.useWatch((values: FieldValues) => values, form) as FieldValues | undefined;
  // The outline is as long as the form: it follows when typing pauses, and a key that comes meanwhile interrupts it.
  const rested = useRested(watched, OUTLINE_REST_MS);
  return <Outline title={title} fields={fields} values={useDeferredValue(rested ?? watched) ?? NOTHING} />;
}

const NOTHING: FieldValues = {};

/** A choice is shown as the form names it. */
const valueShown = (value: string | undefined, options: DraftField['options']): string | undefined =>
  value && options ? templateText(value) : value;

const Outline = memo(function Outline({ title, fields, values }: Omit<DraftOutlineProps, 'form'> & { values: FieldValues }) {
  const required = fields.filter((field) => field.required !== undefined);
  const filled = required.filter(({ name }) => values[name]?.trim()).length;
  return (
    <section className={styles.outline} aria-label={text.outline}>
      <p className={styles.title}>{title}</p>
      <p className={styles.count}>{text.filled(filled, required.length)}</p>
      {groupsOf(fields.filter((field) => isOpen(field, values))).map(({ title: heading, fields: members }) => (
        <div key={heading ?? ''}>
          {heading && <p className={styles.heading}>{heading}</p>}
          <dl>
            {members.map(({ name, label, options, fallback, required: needed }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd data-open={!values[name]?.trim() && needed !== undefined}>
                  {valueShown(values[name]?.trim() || fallback, options) || (needed !== undefined ? text.toFill : text.leftOut)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
});
