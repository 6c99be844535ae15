import type { ReactNode } from 'react';
import { useMedia } from '../../../shared/lib/use-media.js';
import { filterMessages } from './messages.js';
import styles from './filter-fold.module.css';

interface FilterFoldProps {
  /** How many of them are set. */
  count: number;
  children: ReactNode;
}

/** What narrows a list down besides its search: beside it where there is room, folded on a phone, where it would push the list out of sight. */
export function FilterFold({ count, children }: FilterFoldProps) {
  if (!useMedia('(width < 760px)')) return children;
  return (
    <details className={styles.fold}>
      <summary>{filterMessages.filters(count)}</summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}
