import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormCard } from '../../components/ui/form/FormCard.js';
import { FormRefusal } from '../../components/ui/form/FormRefusal.js';
import styles from '../../components/ui/form/form.module.css';
import { useRefusal } from '../../components/ui/form/use-refusal.js';
import { TextField } from '../../components/ui/form/TextField.js';
import { useForm } from '../../components/ui/form/use-form.js';
import { AppError } from '../../shared/api/app-error.js';
import { postForMessage } from '../../shared/api/rest-client.js';
import { paths } from '../../shared/config/paths.js';
import { email } from '../../shared/validation/rules.js';
import { resetMessages as text } from './link-messages.js';
import { passwordsOffText } from './provider/provider-messages.js';
import { useSignInOptions } from './use-sign-in-options.js';

/** Asks for a link to choose a new password, or says whom to ask where no e-mail is sent. */
export function ForgotPasswordPage() {
  const { options, failed } = useSignInOptions();
  const byEmail = options?.passwordResetByEmail;
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget } = useRefusal();
  const submit = async (address: string): Promise<void> => {
    setBusy(true);
    forget();
    try {
      setSent(await postForMessage('/api/auth/password-reset', { email: address }));
    } catch (error) {
      refuse((error instanceof AppError && error.detail) || text.askFailed, error);
    } finally {
      setBusy(false);
    }
  };
  const { formProps, field } = useForm({
    initial: { email: '' },
    rules: () => ({ email }),
    onSubmit: (values) => void submit(values.email.trim()),
  });
  return (
    <FormCard title={text.forgotTitle} footer={<Link to={paths.login}>{text.back}</Link>}>
      <div className={styles.form} aria-live="polite">
        {failed && <p>{text.optionsFailed}</p>}
        {byEmail === false && <p>{options?.passwords === false ? passwordsOffText(options.provider ?? '') : text.askAdministrator}</p>}
        {sent && <p>{sent}</p>}
        {byEmail && !sent && <p>{text.forgotIntro}</p>}
      </div>
      {byEmail && !sent && (
        <form {...formProps} className={styles.form}>
          <TextField label={text.email} binding={field('email')} type="email" autoComplete="username" disabled={busy} />
          <FormRefusal refused={refused} />
          <button className="button button-primary" type="submit" disabled={busy}>
            {busy ? text.asking : text.ask}
          </button>
        </form>
      )}
    </FormCard>
  );
}
