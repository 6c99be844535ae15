import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../ui/card/Card.js';
import { LegalMarkdown } from '../../ui/markdown/LegalMarkdown.js';
import { DraftView } from './DraftView.js';
import styles from '../drafting.module.css';
import { generationMessages as text } from '../messages.js';
import { OutputActions } from './OutputActions.js';
import { SuggestionsBox } from './SuggestionsBox.js';
import type { Generation } from '../hooks/use-drafting.js';

const VersionsPanel = lazy(async () => ({ default: (await import('../versions/VersionsPanel.js')).VersionsPanel }));

interface OutputCardProps {
  title: string;
  emptyTitle: string;
  emptyText: string;
  basename: string;
  downloadFailed: string;
  generation: Generation;
  /** Further action, such as a fresh draft. */
  action?: ReactNode;
  /** What the draft will hold, while there is none. */
  outline?: ReactNode;
}

/** The finished draft and everything that can be done with it. */
export function OutputCard({ title, emptyTitle, emptyText, basename, downloadFailed, generation, action, outline }: OutputCardProps) {
  const { draft, content, work } = generation;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below a long form the button and the draft are far apart.
    if (work) card.current?.scrollIntoView({ block: 'start' });
  }, [work]);
  return (
    <Card title={<h2 className={styles.cardTitle}>{title}</h2>} className={styles.output} ref={card}>
      <div className={styles.toolbar}>
        <OutputActions draft={draft} content={content} locked={work !== null} basename={basename} downloadFailed={downloadFailed} />
        {action}
      </div>
      {work && <Working generation={generation} />}
      {!work && draft && <DraftView key={draft.versionId} generation={generation} />}
      {!work && !draft && (
        <div className={styles.empty}>
          <h3>{emptyTitle}</h3>
          <p>{emptyText}</p>
          {outline}
        </div>
      )}
      {draft && <SuggestionsBox {...generation} />}
      {!work && draft?.documentId && (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
          <VersionsPanel key={draft.versionId} documentId={draft.documentId} generation={generation} />
        </Suspense>
      )}
      <p role="status" className="visually-hidden">
        {!work && draft ? text.ready : ''}
      </p>
    </Card>
  );
}

/** The draft as far as it has come. */
function Working({ generation: { progress, stop } }: { generation: Generation }) {
  return (
    <div aria-busy="true">
      <p className={styles.working}>
        <span>{progress.stage ?? text.working}</span>
        <Button size="small" onClick={stop}>
          {text.stop}
        </Button>
      </p>
      {progress.text ? (
        <div className={styles.paper}>
          <LegalMarkdown text={progress.text} />
        </div>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
