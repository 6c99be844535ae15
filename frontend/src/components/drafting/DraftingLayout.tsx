import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { OpenSourceContext } from '../source/open-source.js';
import { OpenedSource } from '../source/OpenedSource.js';
import { useOpenedSource } from '../source/use-opened-source.js';
import type { Drafting, DraftingSide } from './hooks/use-drafting.js';
import styles from './drafting.module.css';
import { draftingMessages as text } from './messages.js';
import { TokenBadge } from './TokenBadge.js';

interface DraftingLayoutProps {
  title: string;
  drafting: Pick<Drafting, 'side' | 'showSide' | 'readOnly'>;
  /** Across both columns, below the title. */
  above?: ReactNode;
  /** On the left: the form that the draft is made from; who only reads the draft does not see it. */
  form: ReactNode;
  /** On the right: the draft; null where the form takes the whole width. */
  output: ReactNode;
}

const SIDES: { value: DraftingSide; label: string }[] = [
  { value: 'form', label: text.formSide },
  { value: 'draft', label: text.draftSide },
];

/**
 * Layout of the drafting screens: title and balance above, form and draft side by side, one of them on a narrow screen; an open source
 * replaces the form.
 */
export function DraftingLayout({ title, drafting, above, form, output }: DraftingLayoutProps) {
  const { source, openSource, closeSource } = useOpenedSource();
  const { readOnly } = drafting;
  const side = output === null || readOnly ? null : drafting.side;
  return (
    <div className={styles.screen}>
      <title>{`${title} – Themis`}</title>
      <header className={styles.header}>
        <h1>{title}</h1>
        <TokenBadge />
      </header>
      {above}
      {side && (
        <Segmented
          block
          name="side"
          aria-label={text.sides}
          className={`${styles.sides} no-print`}
          options={SIDES}
          value={side}
          onChange={drafting.showSide}
        />
      )}
      <div className={styles.columns} data-source={source !== null} data-single={output === null || readOnly} data-side={side}>
        {!readOnly && <div className={styles.form}>{form}</div>}
        <OpenedSource source={source} onClose={closeSource} />
        <OpenSourceContext value={openSource}>{output}</OpenSourceContext>
      </div>
    </div>
  );
}
