import { Card, Skeleton } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { DraftView } from './DraftView.js';
import { generationMessages as text } from './messages.js';
import styles from './generation.module.css';
import { OutputActions } from './OutputActions.js';
import { SuggestionsBox } from './SuggestionsBox.js';
import type { Generation } from './use-generation.js';

interface OutputCardProps {
  title: string;
  emptyTitle: string;
  emptyText: string;
  basename: string;
  downloadFailed: string;
  generation: Generation;
  /** Further action, such as a fresh draft. */
  action?: ReactNode;
}

/** The finished draft and everything that can be done with it. */
export function OutputCard({ title, emptyTitle, emptyText, basename, downloadFailed, generation, action }: OutputCardProps) {
  const { draft, work } = generation;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below a long form the button and the draft are far apart.
    if (work) card.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [work]);
  return (
    <Card title={<h2 className={styles.cardTitle}>{title}</h2>} className={styles.output} ref={card}>
      <div className={styles.toolbar}>
        <OutputActions draft={draft} locked={work !== null} basename={basename} downloadFailed={downloadFailed} />
        {action}
      </div>
      {work && (
        <div aria-busy="true">
          <p className={styles.working}>{text.working}</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {!work && draft && <DraftView draft={draft} />}
      {!work && !draft && (
        <div className={styles.empty}>
          <h3>{emptyTitle}</h3>
          <p>{emptyText}</p>
        </div>
      )}
      {draft && <SuggestionsBox {...generation} />}
      <p role="status" className="visually-hidden">
        {!work && draft ? text.ready : ''}
      </p>
    </Card>
  );
}
