import type { ReactNode } from 'react';
import { startMessages } from '../start-messages.js';
import styles from './empty.module.css';

/** @param children what else is shown before the first question */
export function EmptyConversation({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{startMessages.emptyTitle}</h2>
      <p>{startMessages.emptyText}</p>
      {children}
      <p className={styles.disclaimer}>{startMessages.disclaimer}</p>
    </div>
  );
}
