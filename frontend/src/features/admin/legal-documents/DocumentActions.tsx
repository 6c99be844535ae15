import { Button } from 'antd';
import { isActive, isRetryable } from './job-state.js';
import { legalDocumentMessages as text } from './messages.js';
import styles from './legal-documents.module.css';
import type { useJobActions } from './use-job-actions.js';
import type { LegalDocument } from './use-legal-documents.js';

interface DocumentActionsProps {
  document: LegalDocument;
  jobs: ReturnType<typeof useJobActions>;
  onRemove: (filename: string) => void;
}

export function DocumentActions({ document: { filename, job }, jobs, onRemove }: DocumentActionsProps) {
  return (
    <div className={styles.rowActions}>
      {job && isActive(job) && (
        <Button size="small" disabled={jobs.busy} onClick={() => jobs.cancel(job.id)}>
          {text.cancel}
        </Button>
      )}
      {job && isRetryable(job) && (
        <Button size="small" disabled={jobs.busy} onClick={() => jobs.retry(job.id)}>
          {text.retry}
        </Button>
      )}
      <Button size="small" danger type="text" aria-label={text.deleteNamed(filename)} onClick={() => onRemove(filename)}>
        {text.delete}
      </Button>
    </div>
  );
}
