import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AppError } from '../../shared/api/app-error.js';
import { postProviderSignIn } from '../../shared/api/sign-in-ways.js';
import { rememberReturn } from '../../shared/session/provider/provider-return.js';
import { twoStepMessages as text } from './messages.js';

/** Has the owner of a session that the provider opened sign in there again, before something that a session alone is not enough for. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const address = await postProviderSignIn(true);
      rememberReturn(`${pathname}${search}`);
      window.location.assign(address);
    } catch (error) {
      setProblem((error instanceof AppError && error.detail) || text.againFailed);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={text.againTitle}
      okText={text.again}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={() => void leave()}
      onCancel={onClose}
    >
      <p>{text.againText}</p>
      {problem && <Alert type="error" role="alert" title={problem} />}
    </Modal>
  );
}
