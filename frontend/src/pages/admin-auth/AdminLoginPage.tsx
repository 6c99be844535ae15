import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { validationMessages } from '../../shared/validation/messages.js';
import { required } from '../../shared/validation/rules.js';
import { FormCard } from '../../components/ui/form/FormCard.js';
import { FormRefusal } from '../../components/ui/form/FormRefusal.js';
import styles from '../../components/ui/form/form.module.css';
import { PasswordField } from '../../components/ui/form/PasswordField.js';
import { TextField } from '../../components/ui/form/TextField.js';
import { useForm } from '../../components/ui/form/use-form.js';
import { adminAuthMessages as text } from './messages.js';
import { useAdminLogin } from './use-admin-login.js';

const rules = { email: required(validationMessages.emailRequired), password: required(validationMessages.passwordRequired) };

const SecondStep = lazy(async () => ({ default: (await import('../../components/two-step/SecondStep.js')).SecondStep }));

export function AdminLoginPage() {
  const { busy, refused, login, step, finish, startAgain } = useAdminLogin();
  const { formProps, field } = useForm({
    initial: { email: '', password: '' },
    rules: () => rules,
    onSubmit: (values) => void login(values.email.trim(), values.password),
  });
  if (step)
    return (
      <Suspense>
        <SecondStep step={step} onToken={finish} onStartAgain={startAgain} />
      </Suspense>
    );
  return (
    <FormCard title={text.title} footer={<Link to={paths.home}>{text.back}</Link>}>
      <p className={styles.notice}>{text.restricted}</p>
      <form {...formProps} className={styles.form}>
        <TextField label={text.email} binding={field('email')} type="email" autoComplete="username" disabled={busy} />
        <PasswordField label={text.password} binding={field('password')} autoComplete="current-password" disabled={busy} />
        <FormRefusal refused={refused} />
        <button className="button button-primary" type="submit" disabled={busy}>
          {busy ? text.busy : text.submit}
        </button>
      </form>
    </FormCard>
  );
}
