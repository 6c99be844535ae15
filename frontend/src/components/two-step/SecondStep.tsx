import { useState } from 'react';
import { AppError } from '../../shared/api/app-error.js';
import { ErrorCode } from '../../shared/api/error-codes.js';
import { postEnrolmentCode, postLoginCode } from '../../shared/api/rest-client.js';
import { required } from '../../shared/validation/rules.js';
import { FormCard } from '../ui/form/FormCard.js';
import { FormRefusal } from '../ui/form/FormRefusal.js';
import formStyles from '../ui/form/form.module.css';
import { useRefusal } from '../ui/form/use-refusal.js';
import { TextField } from '../ui/form/TextField.js';
import { useForm } from '../ui/form/use-form.js';
import { twoStepMessages as text } from './messages.js';
import type { PendingStep } from './pending-step.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SetupGuide } from './SetupGuide.js';

interface SecondStepProps {
  step: PendingStep;
  onToken: (token: string) => void;
  onStartAgain: () => void;
}

const rules = { code: required(text.codeRequired) };

/** The second step of a login: a code, or setting the authenticator app up first. */
export function SecondStep({ step: { challenge, setup }, onToken, onStartAgain }: SecondStepProps) {
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget } = useRefusal();
  const [enrolled, setEnrolled] = useState<{ token: string; recoveryCodes: string[] } | null>(null);
  const submit = async (code: string): Promise<void> => {
    setBusy(true);
    forget();
    try {
      if (setup) setEnrolled(await postEnrolmentCode(challenge, code));
      else onToken(await postLoginCode(challenge, code));
    } catch (error) {
      refuse((error instanceof AppError && error.detail) || text.failed, error);
      if (error instanceof AppError && error.code === ErrorCode.loginExpired) onStartAgain();
    } finally {
      setBusy(false);
    }
  };
  const { formProps, field } = useForm({ initial: { code: '' }, rules: () => rules, onSubmit: ({ code }) => void submit(code.trim()) });
  if (enrolled)
    return (
      <FormCard
        title={text.codesTitle}
        footer={
          <button className="button button-primary" type="button" onClick={() => onToken(enrolled.token)}>
            {text.kept}
          </button>
        }
      >
        <RecoveryCodes codes={enrolled.recoveryCodes} />
      </FormCard>
    );
  return (
    <FormCard
      title={setup ? text.setupTitle : text.title}
      intro={setup ? text.setupIntro : text.codeIntro}
      footer={
        <button className="button" type="button" onClick={onStartAgain}>
          {text.startAgain}
        </button>
      }
    >
      <form {...formProps} className={formStyles.form}>
        {setup && <SetupGuide {...setup} />}
        <TextField label={setup ? text.firstCode : text.code} binding={field('code')} autoComplete="one-time-code" disabled={busy} />
        <FormRefusal refused={refused} />
        <button className="button button-primary" type="submit" disabled={busy}>
          {busy ? text.busy : text.submit}
        </button>
      </form>
    </FormCard>
  );
}
