import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormCard } from '../../components/ui/form/FormCard.js';
import styles from '../../components/ui/form/form.module.css';
import { AppError } from '../../shared/api/app-error.js';
import { postForMessage } from '../../shared/api/rest-client.js';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { confirmEmailMessages as text } from './link-messages.js';

/**
 * Confirms an address that an administrator changed, with the token of the link, which is in the fragment of the address. Not by itself: programs
 * that look at e-mails open their links, too.
 */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      setDone(await postForMessage('/api/auth/confirm-email', { token }));
    } catch (error) {
      notify.error((error instanceof AppError && error.detail) || text.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormCard title={text.title} footer={<Link to={paths.login}>{text.back}</Link>}>
      {done !== null && (
        <p className={styles.intro} role="status">
          {done}
        </p>
      )}
      {done === null && token !== '' && (
        <>
          <p className={styles.intro}>{text.intro}</p>
          <div className={styles.form}>
            <button className="button button-primary" type="button" disabled={busy} onClick={() => void confirm()}>
              {busy ? text.busy : text.confirm}
            </button>
          </div>
        </>
      )}
      {token === '' && <p className={styles.intro}>{text.incomplete}</p>}
    </FormCard>
  );
}
