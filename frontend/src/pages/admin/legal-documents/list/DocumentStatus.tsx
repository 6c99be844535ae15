import { Tag } from 'antd';
import { JobProgress } from '../jobs/JobProgress.js';
import { isActive, jobOf } from '../jobs/job-state.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { LegalDocument } from './use-legal-documents.js';

const colours = { PENDING: 'default', INDEXING: 'processing', INDEXED: 'success', FAILED: 'error' } as const;

/** In one line: progress while a job is active, otherwise the state of the document with its reason. */
export function DocumentStatus({ document }: { document: LegalDocument }) {
  const { filename, status, error, passages, report } = document;
  const job = jobOf(document);
  if (job && isActive(job))
    return (
      <div className={styles.status}>
        <JobProgress job={job} label={filename} />
      </div>
    );
  const reason = error ?? job?.error;
  return (
    <div className={styles.status}>
      <Tag color={colours[status]}>{job?.state === 'CANCELLED' ? text.stateName('CANCELLED') : text.statusName(status)}</Tag>
      {passages !== null && status === 'INDEXED' && <span className={styles.note}>{text.passageCount(passages)}</span>}
      {report !== null && report.findings.length > 0 && <span className={styles.warning}>{text.findings(report.findings.length)}</span>}
      {status !== 'INDEXED' && reason && (
        <p className={styles.problem} title={reason}>
          {reason}
        </p>
      )}
    </div>
  );
}
