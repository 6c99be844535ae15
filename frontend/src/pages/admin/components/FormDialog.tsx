import { Alert, Form, Modal, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { AppError } from '../../../shared/api/app-error.js';
import { adminMessages } from '../messages.js';

interface FormDialogProps<Values extends object> {
  title: string;
  submit: string;
  initial: Partial<Values>;
  /** Disables the button, whatever the fields' rules say. */
  blocked?: (values: Partial<Values>) => boolean;
  /** Called when the fields' rules reject the input. */
  onInvalid?: () => void;
  /** Resolves with the server's error, or with nothing on success. */
  onSubmit: (values: Values) => Promise<AppError | undefined>;
  onClosed: () => void;
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode);
}

/** A dialog around a form: closes on success, otherwise stays open with the rejected fields marked. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, submit, initial, blocked, onInvalid, onSubmit, onClosed, children } = props;
  const [form] = Form.useForm<Values>();
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  const name = useId();
  // antd looks for it only after a field of the dialog has taken the focus, and would find that field instead.
  const [opener] = useState(() => document.activeElement);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async (entered: Values): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const refused = await onSubmit(entered);
    setBusy(false);
    if (!refused) {
      setOpen(false);
      return;
    }
    const known = refused.fieldErrors.filter(({ field }) => field in entered);
    form.setFields(known.map(({ field, message }) => ({ name: field as never, errors: [message] })));
    if (known.length === 0) setProblem(refused.detail ?? adminMessages.noAnswer);
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={submit}
      okButtonProps={{ disabled: blocked?.(values ?? initial) ?? false }}
      cancelText={adminMessages.cancel}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      closable={!busy && { 'aria-label': adminMessages.close }}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => !busy && setOpen(false)}
      afterClose={() => {
        onClosed();
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      width={520}
      styles={{ header: { marginBottom: 16 } }}
    >
      <Form<Values>
        form={form}
        name={name}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        disabled={busy}
        initialValues={initial}
        onFinish={(entered) => void send(entered)}
        onFinishFailed={onInvalid}
        scrollToFirstError={{ focus: true }}
      >
        {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} />}
        {typeof children === 'function' ? children(form) : children}
        {/* Makes Enter in a field submit the form; the visible button belongs to the dialog. */}
        <button type="submit" style={{ display: 'none' }} disabled={busy || (blocked?.(values ?? initial) ?? false)} />
      </Form>
    </Modal>
  );
}
