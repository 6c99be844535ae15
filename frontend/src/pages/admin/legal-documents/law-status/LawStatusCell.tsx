import type { LegalDocument } from '../list/use-legal-documents.js';
import styles from '../legal-documents.module.css';
import { lawStatusMessages as text } from './messages.js';

/** Whether a document is in force, as answers say it, and who says so. */
export function LawStatusCell({ document: { lawStatus } }: { document: LegalDocument }) {
  if (!lawStatus) return <span className={styles.note}>{text.unknown}</span>;
  return (
    <>
      <span>{lawStatus.stamp}</span>
      <span className={styles.note}>{text.originName(lawStatus.origin)}</span>
    </>
  );
}
