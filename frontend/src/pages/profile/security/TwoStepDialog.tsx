import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { twoStepMessages } from '../../../components/two-step/messages.js';
import { RecoveryCodes } from '../../../components/two-step/RecoveryCodes.js';
import { SetupGuide } from '../../../components/two-step/SetupGuide.js';
import { useByProvider } from '../../../shared/session/provider/by-provider.js';
import { securityMessages as text } from './messages.js';
import own from './security.module.css';
import { useTwoStep, type TwoStepChange } from './use-two-step.js';

export type { TwoStepChange } from './use-two-step.js';

const TITLES: Record<TwoStepChange, [title: string, intro: string]> = {
  on: [text.turnOnTitle, text.turnOnText],
  off: [text.turnOffTitle, text.turnOffText],
  codes: [text.newCodesTitle, text.newCodesText],
};

/** Turns two-step sign-in on or off, or makes new recovery codes, step by step; stays open when a step fails, and says why. */
export function TwoStepDialog({ change, onClose }: { change: TwoStepChange; onClose: () => void }) {
  const { setup, codes, busy, problem, proceed } = useTwoStep(change, onClose);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [title, intro] = TITLES[change];
  const byProvider = useByProvider();
  const asksPassword = !setup && !codes && !byProvider;
  const asksCode = !codes && (setup !== null || change !== 'on');
  const ready = (!asksPassword || password !== '') && (!asksCode || code.trim() !== '');
  const submit = (): void => {
    if (codes) onClose();
    else if (ready && !busy) void proceed(byProvider ? undefined : password, code.trim()).then((done) => done && setCode(''));
  };
  return (
    <Modal
      open
      title={codes ? twoStepMessages.codesTitle : title}
      okText={codes ? text.done : text.continue}
      cancelText={text.cancel}
      okButtonProps={{ danger: change === 'off', disabled: !codes && !ready }}
      cancelButtonProps={codes ? { style: { display: 'none' } } : {}}
      // Recovery codes are shown once: an accidental click outside the dialog must not lose them.
      closable={!codes}
      keyboard={!codes}
      mask={{ closable: false }}
      confirmLoading={busy}
      onOk={submit}
      onCancel={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form layout="vertical" onFinish={submit} className={own.setup}>
          {setup ? <SetupGuide {...setup} /> : <p>{intro}</p>}
          {asksPassword && (
            <Form.Item label={text.password} htmlFor="two-step-password">
              <Input.Password
                id="two-step-password"
                autoFocus
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Form.Item>
          )}
          {asksCode && (
            <Form.Item label={setup ? twoStepMessages.firstCode : text.code} htmlFor="two-step-code">
              <Input id="two-step-code" autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
            </Form.Item>
          )}
          <button type="submit" hidden />
        </Form>
      )}
      {problem && <Alert type="error" role="alert" title={problem} />}
    </Modal>
  );
}
