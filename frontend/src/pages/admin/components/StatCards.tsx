import type { ReactNode } from 'react';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import styles from './parts.module.css';

export interface Stat {
  title: string;
  /** Undefined while it is loading. */
  value: ReactNode;
  note?: ReactNode;
}

/** A row of labelled figures. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section className={styles.stats} aria-label={label}>
      {stats.map(({ title, value, note }) => (
        <div key={title} className={styles.stat}>
          <h2>{title}</h2>
          <p className={styles.value}>{value ?? <Placeholder width="96px" />}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      ))}
    </section>
  );
}
