import styles from './AdminSkeleton.module.css';
import { adminAuthMessages as text } from './messages.js';

/** The heading of the panel, while its code is on its way. */
export function AdminSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${text.panel} – Themis`}</title>
      <header className={styles.header}>
        <h1>{text.panel}</h1>
      </header>
      <p role="status">{text.opening}</p>
    </div>
  );
}
