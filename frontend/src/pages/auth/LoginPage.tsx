import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { email, password } from '../../shared/validation/rules.js';
import { FormCard } from '../../components/ui/form/FormCard.js';
import { FormRefusal } from '../../components/ui/form/FormRefusal.js';
import styles from '../../components/ui/form/form.module.css';
import { PasswordField } from '../../components/ui/form/PasswordField.js';
import { TextField } from '../../components/ui/form/TextField.js';
import { useForm } from '../../components/ui/form/use-form.js';
import { loginMessages as text } from './messages.js';
import { useLogin } from './use-login.js';
import { WaitingQuestion } from './WaitingQuestion.js';
import { useSignInOptions } from './use-sign-in-options.js';

const SecondStep = lazy(async () => ({ default: (await import('../../components/two-step/SecondStep.js')).SecondStep }));
/** Only where there is a provider to sign in by. */
const ProviderSignIn = lazy(async () => ({ default: (await import('./provider/ProviderSignIn.js')).ProviderSignIn }));

export function LoginPage() {
  const { options } = useSignInOptions();
  const byPassword = options?.passwords ?? true;
  const { busy, refused, login, step, finish, startAgain } = useLogin();
  const [keep, setKeep] = useState(false);
  const { email: registered = '' } = (useLocation().state ?? {}) as { email?: string };
  const { formProps, field } = useForm({
    initial: { email: registered, password: '' },
    rules: () => ({ email, password }),
    refused,
    onSubmit: (values) => void login(values.email.trim(), values.password, keep),
  });
  if (step)
    return (
      <Suspense>
        <SecondStep step={step} onToken={(token) => void finish(token)} onStartAgain={startAgain} />
      </Suspense>
    );
  return (
    <FormCard
      title={text.title}
      footer={
        byPassword && (
          <>
            <p>
              <Link to={paths.forgotPassword}>{text.forgot}</Link>
            </p>
            {text.noAccount} <Link to={paths.register}>{text.register}</Link>
          </>
        )
      }
    >
      <WaitingQuestion />
      {byPassword && (
        <form {...formProps} className={styles.form}>
          <TextField label={text.email} binding={field('email')} type="email" autoComplete="username" disabled={busy} />
          <PasswordField label={text.password} binding={field('password')} autoComplete="current-password" disabled={busy} />
          {options?.keptDays !== 0 && (
            <label className={styles.choice}>
              <input type="checkbox" checked={keep} disabled={busy} onChange={({ target }) => setKeep(target.checked)} />
              <span>
                {text.keep} <span className={styles.hint}>{text.keepHint}</span>
              </span>
            </label>
          )}
          <FormRefusal refused={refused} />
          <button className="button button-primary" type="submit" disabled={busy}>
            {busy ? text.busy : text.submit}
          </button>
        </form>
      )}
      {options?.provider && (
        <Suspense>
          <ProviderSignIn name={options.provider} alone={!byPassword} />
        </Suspense>
      )}
    </FormCard>
  );
}
