import type { ReactNode } from 'react';
import { OpenSourceContext } from '../source/open-source.js';
import { OpenedSource } from '../source/OpenedSource.js';
import { useOpenedSource } from '../source/use-opened-source.js';
import styles from './drafting.module.css';
import { TokenBadge } from './TokenBadge.js';

interface DraftingLayoutProps {
  title: string;
  /** Across both columns, below the title. */
  above?: ReactNode;
  /** On the left: the form that the draft is made from. */
  form: ReactNode;
  /** On the right: the draft; null where the form takes the whole width. */
  output: ReactNode;
}

/** Layout of the drafting screens: title and balance above, form and draft side by side; an open source replaces the form. */
export function DraftingLayout({ title, above, form, output }: DraftingLayoutProps) {
  const { source, openSource, closeSource } = useOpenedSource();
  return (
    <div className={styles.screen}>
      <title>{`${title} – Themis`}</title>
      <header className={styles.header}>
        <h1>{title}</h1>
        <TokenBadge />
      </header>
      {above}
      <div className={styles.columns} data-source={source !== null} data-single={output === null}>
        <div className={styles.form}>{form}</div>
        <OpenedSource source={source} onClose={closeSource} />
        <OpenSourceContext value={openSource}>{output}</OpenSourceContext>
      </div>
    </div>
  );
}
