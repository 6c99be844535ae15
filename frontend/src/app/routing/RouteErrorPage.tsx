import { appMessages } from '../messages.js';
import styles from './NoticePage.module.css';

/** Last resort for errors that no screen handles, such as code that a new release has replaced. */
export function RouteErrorPage() {
  const { onLine } = navigator;
  return (
    <main className={styles.notice}>
      <div role="alert">
        <h1>{onLine ? appMessages.failedTitle : appMessages.offlineTitle}</h1>
        <p>{onLine ? appMessages.failedText : appMessages.offlineText}</p>
      </div>
      <button className="button button-primary" type="button" onClick={() => location.reload()}>
        {appMessages.reload}
      </button>
    </main>
  );
}
