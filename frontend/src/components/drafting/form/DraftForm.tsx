import { Form, type FormInstance } from 'antd';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { FieldError } from '../../../shared/api/app-error.js';
import { isTextRecord } from '../../../shared/storage/guards.js';
import { useStoredDraft } from '../../../shared/storage/use-stored-draft.js';
import { groupsOf, isOpen, type DraftField } from './draft-field.js';
import type { FieldValues } from './field-values.js';
import { DraftFoot, type DraftFootProps } from './DraftFoot.js';
import { DraftFieldItem } from './fields/DraftFieldItem.js';
import { ErrorSummary } from './ErrorSummary.js';
import styles from './draft-form.module.css';

interface DraftFormProps extends Pick<DraftFootProps, 'form' | 'submit' | 'price' | 'drafting' | 'requestOf'> {
  /** Input is stored under this name and survives a reload. */
  storedAs: string;
  fields: readonly DraftField[];
  locked: boolean;
  /** Shown above the fields. */
  children?: ReactNode;
  /** Resolves with the fields that the server rejected. */
  onSubmit: (values: FieldValues) => Promise<readonly FieldError[]>;
}

/** Fields under their headings, each validated on blur; errors found on submit are listed above them. */
export function DraftForm({ form, storedAs, fields, locked, children, onSubmit, ...foot }: DraftFormProps) {
  const [values, keepValues] = useStoredDraft<FieldValues>(storedAs, {}, isTextRecord);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const groups = groupsOf(fields);
  // A form of thirty fields is slow to draw: its beginning comes first, then a group at a time, so that no key waits for all of it.
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < groups.length) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, groups.length]);
  const defaults = defaultsOf(fields);
  const complete = drawn >= groups.length;

  // The values of this form's fields are not initial values for another document's form. Before the next form is there: what somebody types
  // into that one must not be reset.
  useLayoutEffect(() => () => form.resetFields(), [form]);

  const refuse = (names: readonly string[]): void => {
    setWrong(names);
    if (names.length > 0) setAttempt((count) => count + 1);
  };
  const send = async (entered: FieldValues): Promise<void> => {
    setWrong([]);
    refuse(showFieldErrors(form, await onSubmit(entered)));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={{ ...defaults, ...values }}
      disabled={locked}
      onValuesChange={(changed: Partial<FieldValues>, entered) => {
        // Fields that are not drawn yet have no values here: they keep those that are stored.
        const all = complete ? entered : { ...values, ...entered };
        // A default that somebody emptied stays empty.
        keepValues(Object.fromEntries(Object.entries(all).filter(([name, value]) => value || name in defaults)));
        foot.drafting.kept.entered();
        // A field that was wrong is validated on every keystroke, so that its error goes away as soon as it is right.
        for (const name of Object.keys(changed))
          if (form.getFieldError(name).length > 0) void form.validateFields([name]).catch(() => undefined);
      }}
      onFieldsChange={(_changed, all) => {
        if (wrong.length === 0) return;
        const still = all.filter(({ errors }) => errors?.length).map(({ name }) => String([name].flat(2)[0]));
        setWrong(wrong.filter((name) => still.includes(name)));
      }}
      onFinish={(entered) => void send(entered)}
      onFinishFailed={({ errorFields }) => refuse(errorFields.map(({ name }) => String(name[0])))}
    >
      {children}
      <ErrorSummary
        entries={fields.filter(({ name }) => wrong.includes(name))}
        attempt={attempt}
        onGo={(name) => form.scrollToField(name, { focus: true, block: 'center' })}
      />
      {groups.slice(0, drawn).map(({ title, fields: members }) =>
        title ? (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            {members.map((field) => (
              <DraftFieldItem key={field.name} field={field} />
            ))}
          </fieldset>
        ) : (
          members.map((field) => <DraftFieldItem key={field.name} field={field} />)
        ),
      )}
      <DraftFoot {...foot} form={form} fields={fields} disabled={locked || !complete} />
    </Form>
  );
}

/** The initial values of the form: they apply unless somebody changes them, unlike examples. */
const defaultsOf = (fields: readonly DraftField[]): FieldValues =>
  Object.fromEntries(fields.flatMap(({ name, fallback }) => (fallback === undefined ? [] : [[name, fallback]])));

/** Shows the server's errors under their fields. @returns the names of those fields that the form has */
export function showFieldErrors(form: FormInstance<FieldValues>, errors: readonly FieldError[]): string[] {
  // The server names nested fields by path.
  const known = errors.map(({ field, message }) => ({ name: field.split('.').at(-1) ?? field, errors: [message] }));
  const shown = Object.keys(form.getFieldsValue());
  const fields = known.filter(({ name }) => shown.includes(name));
  form.setFields(fields);
  return fields.map(({ name }) => name);
}

/** Values by field name; those left empty, and those of fields that the form does not ask for, are not sent. */
export function filledValues(fields: readonly DraftField[], values: FieldValues): FieldValues {
  const asked = fields.filter((field) => isOpen(field, values));
  return Object.fromEntries(asked.map(({ name }) => [name, (values[name] ?? '').trim()] as const).filter(([, value]) => value));
}
