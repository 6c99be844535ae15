import styles from './AdminSkeleton.module.css';
import { adminAuthMessages as text } from './messages.js';

/** The panel's heading, while its code is loading. */
export function AdminSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${text.panel} – Themis`}</title>
      <header className={styles.header} data-panel-head>
        <h1>{text.panel}</h1>
      </header>
      <p role="status">{text.opening}</p>
    </div>
  );
}
