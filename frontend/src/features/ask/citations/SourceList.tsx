import { askMessages } from '../messages.js';
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
          </li>
        ))}
      </ol>
    </details>
  );
}
