import { Button } from 'antd';
import { CitationCard } from './CitationCard.js';
import styles from './citations.module.css';
import { sourceMessages as text } from './messages.js';
import { useOpenSource } from './open-source.js';
import type { NumberedPlace } from './source-place.js';

interface SourceListProps {
  citations: readonly NumberedPlace[];
  /** Heading of the list. */
  title?: string;
}

/** All sources of a text, with the numbers used in it. */
export function SourceList({ citations, title = text.sources }: SourceListProps) {
  if (citations.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{`${title} (${citations.length})`}</summary>
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

function OpenSourceButton({ citation }: { citation: NumberedPlace }) {
  const open = useOpenSource(citation);
  if (!open) return null;
  return (
    <Button size="small" className={styles.open} aria-label={`${text.open}: ${text.source(citation.marker)}`} onClick={open}>
      {text.open}
    </Button>
  );
}
