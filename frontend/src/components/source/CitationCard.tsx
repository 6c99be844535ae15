import { formatPages } from '../../shared/format/pages.js';
import styles from './citations.module.css';
import { LawStamp } from './LawStamp.js';
import { sourceMessages } from './messages.js';
import { reflowed } from './text/reflowed.js';
import type { QuotedPlace } from './source-place.js';

/** One citation in full: the quotation, then its place. */
export function CitationCard({ citation }: { citation: QuotedPlace }) {
  const { quotation, documentTitle, headingPath, pageStart, pageEnd, fromScan, stamp } = citation;
  const place = [headingPath, formatPages(pageStart, pageEnd)].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <blockquote>{reflowed(quotation)}</blockquote>
      <p className={styles.title}>{documentTitle}</p>
      {place && <p className={styles.place}>{place}</p>}
      {fromScan && <p className={styles.scan}>{sourceMessages.fromScan}</p>}
      {stamp && (
        <p className={styles.place}>
          <LawStamp stamp={stamp} />
        </p>
      )}
    </div>
  );
}
