import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { confirmation, email, fullName, password, phone } from '../../shared/validation/rules.js';
import { FormCard } from '../../components/ui/form/FormCard.js';
import { FormRefusal } from '../../components/ui/form/FormRefusal.js';
import styles from '../../components/ui/form/form.module.css';
import { PasswordField } from '../../components/ui/form/PasswordField.js';
import { TextField } from '../../components/ui/form/TextField.js';
import { useForm } from '../../components/ui/form/use-form.js';
import { passwordsOffText } from './provider/provider-messages.js';
import { registerMessages as text } from './register-messages.js';
import { useRegister } from './use-register.js';
import { WaitingQuestion } from './WaitingQuestion.js';
import { useSignInOptions } from './use-sign-in-options.js';

export function RegisterPage() {
  const { options } = useSignInOptions();
  const { busy, refused, register } = useRegister();
  const { formProps, field } = useForm({
    initial: { name: '', email: '', phone: '', password: '', confirm: '' },
    rules: (values) => ({ name: fullName, email, phone, password, confirm: confirmation(values.password) }),
    refused,
    onSubmit: ({ name, email: address, phone: number, password: secret }) =>
      void register({ name: name.trim(), email: address.trim(), phone: number.trim(), password: secret }),
  });
  if (options?.passwords === false)
    return (
      <FormCard title={text.title} footer={<Link to={paths.login}>{text.login}</Link>}>
        <p className={styles.intro}>{passwordsOffText(options.provider ?? '')}</p>
      </FormCard>
    );
  return (
    <FormCard
      title={text.title}
      footer={
        <>
          {text.hasAccount} <Link to={paths.login}>{text.login}</Link>
        </>
      }
    >
      <WaitingQuestion />
      <form {...formProps} className={styles.form}>
        <TextField label={text.fullName} binding={field('name')} autoComplete="name" disabled={busy} />
        <TextField label={text.email} binding={field('email')} type="email" autoComplete="email" disabled={busy} />
        <TextField label={text.phone} binding={field('phone')} type="tel" autoComplete="tel" disabled={busy} />
        <PasswordField
          label={text.password}
          binding={field('password')}
          hint={text.passwordHint}
          autoComplete="new-password"
          disabled={busy}
        />
        <PasswordField label={text.confirm} binding={field('confirm')} autoComplete="new-password" disabled={busy} />
        <FormRefusal refused={refused} />
        <button className="button button-primary" type="submit" disabled={busy}>
          {busy ? text.busy : text.submit}
        </button>
      </form>
    </FormCard>
  );
}
