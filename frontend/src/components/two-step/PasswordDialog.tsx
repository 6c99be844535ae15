import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ErrorCode } from '../../shared/api/error-codes.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { twoStepMessages as text } from './messages.js';

interface PasswordDialogProps {
  title: string;
  intro: string;
  confirm: string;
  /** What to say when the server gives no reason. */
  failed: string;
  danger?: boolean;
  /** False in a session that the provider opened, which has none. */
  asksPassword?: boolean;
  /** The code is only given once this was refused for want of one. */
  onConfirm: (password: string | undefined, code?: string) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks for the password before something that a session alone is not enough for, and then for a code where the account has a second factor; stays
 * open when that fails, and says why.
 */
export function PasswordDialog({
  title,
  intro,
  confirm,
  failed,
  danger = false,
  asksPassword = true,
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ready = (!asksPassword || password !== '') && code?.trim() !== '';
  const submit = async (): Promise<void> => {
    if (!ready || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(asksPassword ? password : undefined, code?.trim());
      onClose();
    } catch (error) {
      const { code: reason, detail } = toAppError(error);
      if (reason === ErrorCode.codeRequired) setCode('');
      else setProblem(detail ?? failed);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={confirm}
      cancelText={text.cancel}
      okButtonProps={{ danger, disabled: !ready }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{intro}</p>
      <Form layout="vertical" onFinish={() => void submit()}>
        {asksPassword && (
          <Form.Item label={text.password} htmlFor="confirm-password">
            <Input.Password
              id="confirm-password"
              autoFocus
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form.Item>
        )}
        {code !== null && (
          <Form.Item label={text.appCode} htmlFor="confirm-code">
            <Input
              id="confirm-code"
              autoFocus
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Form.Item>
        )}
        <button type="submit" hidden />
      </Form>
      {problem && <Alert type="error" role="alert" title={problem} />}
    </Modal>
  );
}
