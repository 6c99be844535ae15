import { Alert, Button, Form, Modal } from 'antd';
import { useId, useState } from 'react';
import type { AppError } from '../../shared/api/app-error.js';
import { SecretOnce } from '../ui/secret-once/SecretOnce.js';
import { KeyFields, type KeyScopeName, type KeyValues } from './KeyFields.js';
import { apiKeyMessages as text } from './messages.js';

/** What the server is asked for. */
export interface NewKey<Scope extends KeyScopeName = KeyScopeName> {
  name: string;
  scopes: Scope[];
  expiresInDays: number;
  allowedAddresses: string[];
  callsPerMinute: number | null;
}

export interface CreateKeyDialogProps {
  scopes: readonly KeyScopeName[];
  /** Whether a key may have a budget of tokens. */
  withBudget: boolean;
  onCreate: (key: NewKey, tokenBudget: number | null) => Promise<{ secret: string } | AppError>;
  onClosed: () => void;
}

/** Makes a key and shows it once: closing the dialog discards it. */
export function CreateKeyDialog({ scopes, withBudget, onCreate, onClosed }: CreateKeyDialogProps) {
  const [form] = Form.useForm<KeyValues>();
  const name = useId();
  const [opener] = useState(() => document.activeElement);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [secret, setSecret] = useState<string>();

  const send = async ({ addresses, calls, budget, days, ...values }: KeyValues): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const allowedAddresses = (addresses ?? '').split(/[\s,]+/).filter(Boolean);
    const key = { name: values.name.trim(), scopes: values.scopes, expiresInDays: days, allowedAddresses, callsPerMinute: calls ?? null };
    const answer = await onCreate(key, budget ?? null);
    setBusy(false);
    if ('secret' in answer) setSecret(answer.secret);
    else setProblem(answer.fieldErrors[0]?.message ?? answer.detail ?? text.createFailed);
  };
  return (
    <Modal
      open={open}
      title={secret ? text.created : text.createTitle}
      closable={!busy && { 'aria-label': text.close }}
      mask={{ closable: false }}
      // A key that was not copied is lost, so neither a click outside the dialog nor Escape closes it then.
      keyboard={!secret}
      onCancel={() => !busy && setOpen(false)}
      afterClose={() => {
        onClosed();
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      width={520}
      styles={{ header: { marginBottom: 16 } }}
      footer={
        secret ? (
          <Button onClick={() => setOpen(false)}>{text.done}</Button>
        ) : (
          <>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              {text.cancel}
            </Button>
            <Button type="primary" loading={busy} onClick={() => form.submit()}>
              {text.create}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <SecretOnce secret={secret} text={text} />
      ) : (
        <Form<KeyValues>
          form={form}
          name={name}
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          disabled={busy}
          initialValues={{ days: 90, scopes: [] }}
          onFinish={(values) => void send(values)}
          scrollToFirstError={{ focus: true }}
        >
          {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} />}
          <KeyFields scopes={scopes} withBudget={withBudget} />
          {/* Makes Enter in a field submit the form. */}
          <button type="submit" style={{ display: 'none' }} disabled={busy} />
        </Form>
      )}
    </Modal>
  );
}
