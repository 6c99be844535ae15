import { useLocation } from 'react-router-dom';
import { FormRefusal } from '../../../components/ui/form/FormRefusal.js';
import styles from '../../../components/ui/form/form.module.css';
import { providerMessages as text, signInWithText } from './provider-messages.js';
import { useProviderSignIn } from './use-provider-sign-in.js';

/** The way to the provider, which sends the browser back to `SignedInPage`. @param alone there is no form beside it */
export function ProviderSignIn({ name, alone }: { name: string; alone: boolean }) {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const { busy, refused, start } = useProviderSignIn();
  return (
    <div className={styles.form}>
      <FormRefusal refused={refused} />
      <button className={alone ? 'button button-primary' : 'button'} type="button" disabled={busy} onClick={() => void start({ from })}>
        {busy ? text.leaving : signInWithText(name)}
      </button>
    </div>
  );
}
