import type { ReactNode } from 'react';
import { useMedia } from '../../../shared/lib/use-media.js';
import styles from './filter-fold.module.css';

interface FilterFoldProps {
  /** Such as "Filters (2)". */
  label: string;
  children: ReactNode;
}

/** What narrows a list down besides its search: beside it where there is room, folded on a phone, where it would push the list out of sight. */
export function FilterFold({ label, children }: FilterFoldProps) {
  if (!useMedia('(width < 760px)')) return children;
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}
