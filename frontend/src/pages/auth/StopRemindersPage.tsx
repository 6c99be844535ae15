import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormCard } from '../../components/ui/form/FormCard.js';
import styles from '../../components/ui/form/form.module.css';
import { AppError } from '../../shared/api/app-error.js';
import { postForMessage } from '../../shared/api/rest-client.js';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { stopRemindersMessages as text } from './link-messages.js';

/**
 * Switches off the e-mails about dates, with the token of their link, which is in the fragment of the address. Not by itself: programs that
 * look at e-mails open their links, too.
 */
export function StopRemindersPage() {
  const token = useLocation().hash.slice(1);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const stop = async (): Promise<void> => {
    setBusy(true);
    try {
      await postForMessage('/api/stop-reminders', { token });
      setDone(true);
    } catch (error) {
      notify.error((error instanceof AppError && error.detail) || text.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormCard title={text.title} footer={<Link to={paths.matters}>{text.dates}</Link>}>
      {done && (
        <p className={styles.intro} role="status">
          {text.done}
        </p>
      )}
      {!done && token !== '' && (
        <>
          <p className={styles.intro}>{text.intro}</p>
          <div className={styles.form}>
            <button className="button button-primary" type="button" disabled={busy} onClick={() => void stop()}>
              {busy ? text.busy : text.stop}
            </button>
          </div>
        </>
      )}
      {token === '' && <p className={styles.intro}>{text.incomplete}</p>}
    </FormCard>
  );
}
