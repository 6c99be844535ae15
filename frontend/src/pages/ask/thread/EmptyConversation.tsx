import { askMessages } from '../messages.js';
import styles from './thread.module.css';

export function EmptyConversation() {
  return (
    <div className={styles.empty}>
      <h2>{askMessages.emptyTitle}</h2>
      <p>{askMessages.emptyText}</p>
    </div>
  );
}
