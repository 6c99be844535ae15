import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { LegalMarkdown } from '../../shared/components/markdown/LegalMarkdown.js';
import type { Draft } from './draft.js';
import { generationMessages as text } from './messages.js';
import styles from './generation.module.css';

const VIEWS = [text.rendered, text.plain];

/** A draft as it will look, or as plain text. */
export function DraftView({ draft }: { draft: Draft }) {
  const [view, setView] = useState<string>(text.rendered);
  return (
    <>
      {draft.notice && <Alert type="info" title={draft.notice} className={styles.notice} />}
      <Segmented aria-label={text.view} options={VIEWS} value={view} onChange={setView} size="small" className="no-print" />
      <div className={styles.paper} tabIndex={0} role="region" aria-label={text.view}>
        {view === text.rendered ? <LegalMarkdown text={draft.content} /> : <pre className={styles.plain}>{draft.content}</pre>}
      </div>
    </>
  );
}
