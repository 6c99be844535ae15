import type { ReactNode, Ref } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: ReactNode;
  /** Shown at the end of the title row. */
  extra?: ReactNode;
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A bordered surface with a title. antd's own Card pulls in tabs and menus, which most screens do not need. */
export function Card({ title, extra, className = '', id, ref, children }: CardProps) {
  return (
    <div ref={ref} id={id} className={`${styles.card} ${className}`}>
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
