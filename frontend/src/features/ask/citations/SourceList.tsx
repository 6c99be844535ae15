import { Button } from 'antd';
import { askMessages } from '../messages.js';
import { useOpenSource } from '../source/open-source.js';
import type { Citation } from './citation-fragment.js';
import { CitationCard } from './CitationCard.js';
import styles from './citations.module.css';

/** All sources of an answer, numbered as in its text. */
export function SourceList({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{`${askMessages.sources} (${citations.length})`}</summary>
      <ol>
        {citations.map((citation) => (
          <li key={citation.marker} value={citation.marker}>
            <CitationCard citation={citation} />
            <OpenSourceButton citation={citation} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function OpenSourceButton({ citation }: { citation: Citation }) {
  const open = useOpenSource(citation);
  if (!open) return null;
  return (
    <Button
      size="small"
      className={styles.open}
      aria-label={`${askMessages.openSource}: ${askMessages.source(citation.marker)}`}
      onClick={open}
    >
      {askMessages.openSource}
    </Button>
  );
}
