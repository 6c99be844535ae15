import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FormCard } from '../../components/ui/form/FormCard.js';
import { FormRefusal } from '../../components/ui/form/FormRefusal.js';
import styles from '../../components/ui/form/form.module.css';
import { useRefusal } from '../../components/ui/form/use-refusal.js';
import { PasswordField } from '../../components/ui/form/PasswordField.js';
import { useForm } from '../../components/ui/form/use-form.js';
import { AppError } from '../../shared/api/app-error.js';
import { postForMessage } from '../../shared/api/rest-client.js';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { userSession } from '../../shared/session/user-session.js';
import { confirmation, password } from '../../shared/validation/rules.js';
import { resetMessages as text } from './link-messages.js';

/** Chooses a new password with the token of the link, which is in the fragment of the address. */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget } = useRefusal();
  const submit = async (chosen: string): Promise<void> => {
    setBusy(true);
    forget();
    try {
      const message = await postForMessage('/api/auth/password-reset/confirm', { token, password: chosen });
      // The session of this browser, if there was one, ended with all others.
      userSession.clear();
      notify.success(message);
      await navigate(paths.login, { replace: true });
    } catch (error) {
      refuse((error instanceof AppError && error.detail) || text.resetFailed, error);
    } finally {
      setBusy(false);
    }
  };
  const { formProps, field } = useForm({
    initial: { password: '', confirm: '' },
    rules: (values) => ({ password, confirm: confirmation(values.password) }),
    onSubmit: (values) => void submit(values.password),
  });
  return (
    <FormCard title={text.resetTitle} footer={<Link to={paths.forgotPassword}>{text.newLink}</Link>}>
      {token ? (
        <form {...formProps} className={styles.form}>
          <PasswordField label={text.newPassword} binding={field('password')} autoComplete="new-password" disabled={busy} />
          <PasswordField label={text.confirm} binding={field('confirm')} autoComplete="new-password" disabled={busy} />
          <FormRefusal refused={refused} />
          <button className="button button-primary" type="submit" disabled={busy}>
            {busy ? text.resetting : text.reset}
          </button>
        </form>
      ) : (
        <p className={styles.intro}>{text.incomplete}</p>
      )}
    </FormCard>
  );
}
