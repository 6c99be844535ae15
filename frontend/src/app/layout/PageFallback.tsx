import { appMessages } from '../messages.js';
import styles from './PageFallback.module.css';

/** Shown while a screen's code or the session is on its way. */
export function PageFallback() {
  return (
    <div className={styles.fallback} role="status" data-skeleton>
      <span className="visually-hidden">{appMessages.loading}</span>
      <div className={styles.title} />
      <div className={styles.block} />
    </div>
  );
}
