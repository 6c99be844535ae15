import type { LegalDocument } from '../list/use-legal-documents.js';
import styles from '../legal-documents.module.css';
import { lawStatusMessages as text } from './messages.js';

/** Whether a document is in force, as answers say it. */
export function LawStatusCell({ document: { lawStatus } }: { document: LegalDocument }) {
  if (!lawStatus) return <span className={styles.note}>{text.unknown}</span>;
  return <span title={`${lawStatus.stamp} – ${text.originName(lawStatus.origin)}`}>{lawStatus.stamp}</span>;
}
