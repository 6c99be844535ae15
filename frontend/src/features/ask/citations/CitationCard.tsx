import { formatPages } from '../../../shared/format/pages.js';
import type { Citation } from './citation-fragment.js';
import styles from './citations.module.css';

/** One citation in full: the words, then where they stand. */
export function CitationCard({ citation }: { citation: Citation }) {
  const { quotation, documentTitle, headingPath, pageStart, pageEnd } = citation;
  const place = [headingPath, formatPages(pageStart, pageEnd)].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <blockquote>{quotation}</blockquote>
      <p className={styles.title}>{documentTitle}</p>
      {place && <p className={styles.place}>{place}</p>}
    </div>
  );
}
