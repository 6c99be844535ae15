import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { dataMessages as text } from './messages.js';

interface PasswordDialogProps {
  title: string;
  intro: string;
  confirm: string;
  /** What to say when the server gives no reason. */
  failed: string;
  danger?: boolean;
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something is done with everything of the account; stays open when that fails, and says why. */
export function PasswordDialog({ title, intro, confirm, failed, danger = false, onConfirm, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (!password || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(password);
      onClose();
    } catch (error) {
      setProblem(toAppError(error).detail ?? failed);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={confirm}
      cancelText={text.cancel}
      okButtonProps={{ danger, disabled: !password }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{intro}</p>
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item label={text.password} htmlFor="confirm-password">
          <Input.Password
            id="confirm-password"
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Form.Item>
      </Form>
      {problem && <Alert type="error" role="alert" title={problem} />}
    </Modal>
  );
}
