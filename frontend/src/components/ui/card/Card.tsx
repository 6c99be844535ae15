import type { ReactNode, Ref } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: ReactNode;
  /** At the end of the line of the title. */
  extra?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A bordered surface under a title. antd's own brings tabs and menus with it, which most screens do not have. */
export function Card({ title, extra, className = '', ref, children }: CardProps) {
  return (
    <div ref={ref} className={`${styles.card} ${className}`}>
      {title && (
        <div className={styles.head}>
          <div className={styles.title}>{title}</div>
          {extra}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
