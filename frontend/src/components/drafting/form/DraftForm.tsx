import { Form, type FormInstance } from 'antd';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '../../../shared/api/app-error.js';
import { isTextRecord } from '../../../shared/storage/guards.js';
import { useStoredDraft } from '../../../shared/storage/use-stored-draft.js';
import { defaultsOf, groupsOf, isOpen, withDefaults, type DraftField } from './draft-field.js';
import type { FieldValues } from './field-values.js';
import { DraftFoot, type DraftFootProps } from './DraftFoot.js';
import { FormProgress } from './FormProgress.js';
import { isAtFirst, isEntered, shownAtFirst, stepsOf } from './form-steps.js';
import { GroupFields } from './GroupFields.js';
import { PartyBookButtons } from '../parties/PartyBookButtons.js';
import type { Filling } from '../parties/use-undoable-fill.js';
import { ErrorSummary } from './ErrorSummary.js';
import { draftingMessages as text } from '../messages.js';
import styles from './draft-form.module.css';

/** A wish to see a field; each is another object. */
export interface WantedField {
  name: string;
}

interface DraftFormProps extends Pick<DraftFootProps, 'form' | 'submit' | 'price' | 'drafting' | 'requestOf' | 'question'> {
  /** Input is stored under this name and survives a reload. */
  storedAs: string;
  fields: readonly DraftField[];
  locked: boolean;
  /** In steps, with the required fields first and the others on demand; otherwise every field is shown. */
  stepwise?: boolean;
  /** The field that was asked for last, elsewhere on the screen. */
  wanted?: WantedField | null;
  /** Shown above the fields. */
  children?: ReactNode;
  /** Shown above the fields, too: what fills some of them in. */
  filler?: (filling: Filling) => ReactNode;
  /** Resolves with the fields that the server rejected. */
  onSubmit: (values: FieldValues) => Promise<readonly FieldError[]>;
}

/** Fields under their headings, each validated on blur; errors found on submit are listed above them. */
export function DraftForm({
  form,
  storedAs,
  fields,
  locked,
  stepwise = false,
  wanted,
  children,
  filler,
  onSubmit,
  ...foot
}: DraftFormProps) {
  const [values, keepValues] = useStoredDraft<FieldValues>(storedAs, {}, isTextRecord);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const firstShown = (): ReadonlySet<string> => (stepwise ? shownAtFirst(fields, values) : new Set(fields.map(({ name }) => name)));
  const [shown, setShown] = useState(firstShown);
  // A form may be there before all its fields are known.
  const [known, setKnown] = useState(fields);
  if (known !== fields) {
    setKnown(fields);
    setShown(new Set([...shown, ...firstShown()]));
  }
  const steps = stepwise ? stepsOf(fields, text.moreSteps) : groupsOf(fields).map((group) => ({ title: group.title, groups: [group] }));
  // A form of thirty fields is slow to draw: its beginning comes first, then a group at a time, so that no key waits for all of it.
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < steps.length) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, steps.length]);
  const defaults = defaultsOf(fields);
  const complete = drawn >= steps.length;

  // The values of this form's fields are not initial values for another document's form. Before the next form is there: what somebody types
  // into that one must not be reset.
  useLayoutEffect(() => () => form.resetFields(), [form]);

  const reveal = (names: readonly string[]): void => setShown((now) => new Set([...now, ...names]));
  const [target, setTarget] = useState<WantedField | null>(null);
  const go = (name: string): void => {
    reveal([name]);
    setTarget({ name });
  };
  const goToWanted = useEffectEvent(go);
  useEffect(() => {
    if (wanted) goToWanted(wanted.name);
  }, [wanted]);
  useEffect(() => {
    // Once it is on the screen.
    if (target) form.scrollToField(target.name, { focus: true, block: 'center' });
  }, [target, form]);
  const toggle = (members: readonly DraftField[], open: boolean): void => {
    if (open) return setShown(new Set([...shown, ...members.map(({ name }) => name)]));
    const all = form.getFieldsValue(true) as Partial<FieldValues>;
    const idle = members.filter((field) => !isAtFirst(field) && !isEntered(field, all[field.name])).map(({ name }) => name);
    setShown(new Set([...shown].filter((name) => !idle.includes(name))));
  };

  /** Sets values that nobody typed, as if somebody had. */
  const fill = (filled: FieldValues): void => {
    form.setFieldsValue(filled);
    const all = form.getFieldsValue(true) as Partial<FieldValues>;
    keepValues(Object.fromEntries(Object.entries(all).filter((each): each is [string, string] => Boolean(each[1]) || each[0] in defaults)));
    reveal(Object.keys(filled).filter((name) => filled[name]));
    foot.drafting.kept.entered();
  };
  const filling: Filling = {
    disabled: locked || !complete,
    entered: () => form.getFieldsValue(true) as Partial<FieldValues>,
    onFill: fill,
  };
  const refuse = (names: readonly string[]): void => {
    setWrong(names);
    if (names.length > 0) setAttempt((count) => count + 1);
  };
  const send = async (entered: FieldValues): Promise<void> => {
    setWrong([]);
    const errors = await onSubmit(entered);
    // A field that nobody has opened can be wrong, too.
    if (errors.length > 0) flushSync(() => reveal(errors.map(({ field }) => nameIn(field))));
    refuse(showFieldErrors(form, errors));
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
      {filler?.(filling)}
      {stepwise && steps.filter(({ title }) => title).length > 1 && <FormProgress form={form} steps={steps} onGo={go} />}
      <ErrorSummary entries={fields.filter(({ name }) => wrong.includes(name))} attempt={attempt} onGo={go} />
      {steps.slice(0, drawn).flatMap(({ groups }) =>
        groups.map(({ title, fields: members }) => {
          const group = (
            <GroupFields
              key={title ?? ''}
              title={title}
              fields={members}
              shown={shown}
              locked={locked}
              onToggle={stepwise ? (open) => toggle(members, open) : undefined}
            />
          );
          return title ? (
            <fieldset key={title} className={styles.group}>
              <legend>{title}</legend>
              <PartyBookButtons named={members} fields={fields} {...filling} />
              {group}
            </fieldset>
          ) : (
            group
          );
        }),
      )}
      <DraftFoot {...foot} form={form} fields={fields} disabled={locked || !complete} />
    </Form>
  );
}

/** The server names nested fields by path. */
const nameIn = (path: string): string => path.split('.').at(-1) ?? path;

/** Shows the server's errors under their fields. @returns the names of those fields that the form has */
export function showFieldErrors(form: FormInstance<FieldValues>, errors: readonly FieldError[]): string[] {
  const known = errors.map(({ field, message }) => ({ name: nameIn(field), errors: [message] }));
  const shown = Object.keys(form.getFieldsValue());
  const fields = known.filter(({ name }) => shown.includes(name));
  form.setFields(fields);
  return fields.map(({ name }) => name);
}

/** Values by field name; those left empty, and those of fields that the form does not ask for, are not sent. */
export function filledValues(fields: readonly DraftField[], entered: Partial<FieldValues>): FieldValues {
  const values = withDefaults(fields, entered);
  const asked = fields.filter((field) => isOpen(field, values));
  return Object.fromEntries(asked.map(({ name }) => [name, (values[name] ?? '').trim()] as const).filter(([, value]) => value));
}
