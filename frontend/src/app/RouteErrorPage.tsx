import { appMessages } from './messages.js';
import styles from './NoticePage.module.css';

/** Last resort for what a screen could not handle, such as code that a new release has replaced. */
export function RouteErrorPage() {
  return (
    <main className={styles.notice} role="alert">
      <h1>{appMessages.failedTitle}</h1>
      <p>{appMessages.failedText}</p>
      <button className="button button-primary" type="button" onClick={() => location.reload()}>
        {appMessages.reload}
      </button>
    </main>
  );
}
