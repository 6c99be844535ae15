import { Alert, Button, Form, Modal } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { SecretOnce, type SecretTexts } from './SecretOnce.js';

interface SecretFormDialogProps<Values extends object> {
  /** Above the form. */
  title: string;
  /** Above the secret. */
  secretTitle: string;
  /** The button that sends the form. */
  submit: string;
  text: SecretTexts & { cancel: string; close: string; done: string };
  initial: Partial<Values>;
  /** An existing secret, which is shown at once. */
  secret?: string;
  /** Resolves with a new secret, with nothing to show, or with what went wrong. */
  onSubmit: (values: Values) => Promise<{ secret?: string } | { problem: string }>;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog around a form whose answer may be a secret, which it shows once: closing the dialog discards it. */
export function SecretFormDialog<Values extends object>(props: SecretFormDialogProps<Values>) {
  const { title, secretTitle, submit, text, initial, secret: given, onSubmit, onClosed, children } = props;
  const [form] = Form.useForm<Values>();
  const name = useId();
  const [opener] = useState(() => document.activeElement);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [secret, setSecret] = useState(given);

  const send = async (values: Values): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const answer = await onSubmit(values);
    setBusy(false);
    if ('problem' in answer) setProblem(answer.problem);
    else if (answer.secret === undefined) setOpen(false);
    else setSecret(answer.secret);
  };
  return (
    <Modal
      open={open}
      title={secret === undefined ? title : secretTitle}
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
              {submit}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen(false)}>{text.done}</Button>
        )
      }
    >
      {secret === undefined ? (
        <Form<Values>
          form={form}
          name={name}
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          disabled={busy}
          initialValues={initial}
          onFinish={(values) => void send(values)}
          scrollToFirstError={{ focus: true }}
        >
          {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} />}
          {children}
          {/* Makes Enter in a field submit the form. */}
          <button type="submit" style={{ display: 'none' }} disabled={busy} />
        </Form>
      ) : (
        <SecretOnce secret={secret} text={text} />
      )}
    </Modal>
  );
}
