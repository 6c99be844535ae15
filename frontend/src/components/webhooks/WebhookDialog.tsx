import { Alert, Button, Checkbox, Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { antdRule, valueRule } from '../../shared/validation/antd-rule.js';
import { required } from '../../shared/validation/rules.js';
import { SecretOnce } from '../ui/secret-once/SecretOnce.js';
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
export function WebhookDialog({ events, initial, secret: given, onSave, onClosed }: WebhookDialogProps) {
  const [form] = Form.useForm<WebhookValues>();
  const name = useId();
  const [opener] = useState(() => document.activeElement);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [secret, setSecret] = useState(given);
  const save = async (values: WebhookValues): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await onSave({ ...values, name: values.name.trim(), url: values.url.trim() });
      if (made === undefined) setOpen(false);
      else setSecret(made);
    } catch (error) {
      const { fieldErrors, detail } = toAppError(error);
      setProblem(fieldErrors[0]?.message ?? detail ?? text.saveFailed);
    }
    setBusy(false);
  };
  const action = initial ? text.save : text.create;
  const made = given === undefined ? text.created : text.newSecretTitle;
  return (
    <Modal
      open={open}
      title={secret === undefined ? (initial ? text.editTitle : text.createTitle) : made}
      closable={!busy && { 'aria-label': text.close }}
      mask={{ closable: false }}
      // A secret that was not copied is lost, so neither a click outside the dialog nor Escape closes it then.
      keyboard={secret === undefined}
      onCancel={() => !busy && setOpen(false)}
      afterClose={() => {
        onClosed();
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      width={520}
      styles={{ header: { marginBottom: 16 } }}
      footer={
        secret === undefined ? (
          <>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              {text.cancel}
            </Button>
            <Button type="primary" loading={busy} onClick={() => form.submit()}>
              {action}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen(false)}>{text.done}</Button>
        )
      }
    >
      {secret === undefined ? (
        <Form<WebhookValues>
          form={form}
          name={name}
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          disabled={busy}
          initialValues={initial ?? { name: '', url: '', events: [] }}
          onFinish={(values) => void save(values)}
          scrollToFirstError={{ focus: true }}
        >
          {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} />}
          <Form.Item name="name" label={text.name} extra={text.nameHelp} rules={rules.name}>
            <Input autoFocus autoComplete="off" maxLength={100} aria-required />
          </Form.Item>
          <Form.Item name="url" label={text.url} extra={text.urlHelp} rules={rules.url}>
            <Input type="url" inputMode="url" autoComplete="off" maxLength={2000} aria-required />
          </Form.Item>
          <Form.Item name="events" label={text.events} rules={rules.events} validateTrigger="onChange">
            <Checkbox.Group className={styles.choices} options={events.map((value) => ({ value, label: text.eventNames[value] }))} />
          </Form.Item>
          {/* Makes Enter in a field submit the form. */}
          <button type="submit" style={{ display: 'none' }} disabled={busy} />
        </Form>
      ) : (
        <SecretOnce secret={secret} text={text} />
      )}
    </Modal>
  );
}
