import { Checkbox, Form, Input } from 'antd';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { antdRule, valueRule } from '../../shared/validation/antd-rule.js';
import { required } from '../../shared/validation/rules.js';
import { SecretFormDialog } from '../ui/secret-once/SecretFormDialog.js';
import { webhookMessages as text } from './messages.js';
import type { EventName, WebhookValues } from './webhook-operations.js';
import styles from './webhooks.module.css';

interface WebhookDialogProps {
  events: readonly EventName[];
  /** What is edited; undefined for a new webhook. */
  initial?: WebhookValues;
  /** An existing secret, which is shown at once. */
  secret?: string;
  /** @returns the secret of a new webhook */
  onSave: (values: WebhookValues) => Promise<string | undefined>;
  onClosed: () => void;
}

const rules = {
  name: [antdRule(required(text.nameRequired))],
  url: [antdRule(required(text.urlRequired))],
  events: [valueRule<readonly string[] | undefined>((value) => (value && value.length > 0 ? undefined : text.eventsRequired))],
};

/** Makes or edits a webhook; shows a new secret once: closing the dialog discards it. */
export function WebhookDialog({ events, initial, secret, onSave, onClosed }: WebhookDialogProps) {
  const save = async (values: WebhookValues) => {
    try {
      return { secret: await onSave({ ...values, name: values.name.trim(), url: values.url.trim() }) };
    } catch (error) {
      const { fieldErrors, detail } = toAppError(error);
      return { problem: fieldErrors[0]?.message ?? detail ?? text.saveFailed };
    }
  };
  return (
    <SecretFormDialog<WebhookValues>
      title={initial ? text.editTitle : text.createTitle}
      secretTitle={secret === undefined ? text.created : text.newSecretTitle}
      submit={initial ? text.save : text.create}
      text={text}
      initial={initial ?? { name: '', url: '', events: [] }}
      secret={secret}
      onSubmit={save}
      onClosed={onClosed}
    >
      <Form.Item name="name" label={text.name} extra={text.nameHelp} rules={rules.name}>
        <Input autoFocus autoComplete="off" maxLength={100} aria-required />
      </Form.Item>
      <Form.Item name="url" label={text.url} extra={text.urlHelp} rules={rules.url}>
        <Input type="url" inputMode="url" autoComplete="off" maxLength={2000} aria-required />
      </Form.Item>
      <Form.Item name="events" label={text.events} rules={rules.events} validateTrigger="onChange">
        <Checkbox.Group className={styles.choices} options={events.map((value) => ({ value, label: text.eventNames[value] }))} />
      </Form.Item>
    </SecretFormDialog>
  );
}
