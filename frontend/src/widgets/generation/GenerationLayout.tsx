import type { ReactNode } from 'react';
import styles from './generation.module.css';
import { TokenBadge } from './TokenBadge.js';

interface GenerationLayoutProps {
  title: string;
  /** Left: what the draft is made from. */
  form: ReactNode;
  /** Right: the draft. */
  output: ReactNode;
}

/** Frame of the drafting screens: title and balance above, form and draft side by side. */
export function GenerationLayout({ title, form, output }: GenerationLayoutProps) {
  return (
    <div className={styles.screen}>
      <title>{`${title} – Themis`}</title>
      <header className={styles.header}>
        <h1>{title}</h1>
        <TokenBadge />
      </header>
      <div className={styles.columns}>
        <div className={styles.form}>{form}</div>
        {output}
      </div>
    </div>
  );
}
