import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface TagProps {
  tone?: 'plain' | 'info' | 'success' | 'warning' | 'danger';
  /** Several words may stand on several lines. */
  wraps?: boolean;
  children: ReactNode;
}

/** A word or two about the state of a row. It looks like antd's, and a page of rows may have a hundred of them. */
export function Tag({ tone = 'plain', wraps = false, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`} data-wraps={wraps}>
      {children}
    </span>
  );
}
