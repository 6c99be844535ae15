import type { ReactNode } from 'react';
import { askMessages } from '../messages.js';
import styles from './empty.module.css';

/** @param children what else is shown before the first question */
export function EmptyConversation({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{askMessages.emptyTitle}</h2>
      <p>{askMessages.emptyText}</p>
      {children}
      <p className={styles.disclaimer}>{askMessages.disclaimer}</p>
    </div>
  );
}
