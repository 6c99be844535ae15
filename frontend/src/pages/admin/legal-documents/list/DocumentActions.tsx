import { Button } from 'antd';
import { editMessages as editText } from '../edit/messages.js';
import { canBeRetried, isActive, jobOf } from '../jobs/job-state.js';
import { lawStatusMessages as lawText } from '../law-status/messages.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { useCancelIndexing, useRetryIndexing } from './use-indexing-actions.js';
import type { LegalDocument } from './use-legal-documents.js';

interface DocumentActionsProps {
  document: LegalDocument;
  onRemove: (filename: string) => void;
  onLawStatus: (document: LegalDocument) => void;
  onEdit: (document: LegalDocument) => void;
  onView: (document: LegalDocument) => void;
}

export function DocumentActions({ document, onRemove, onLawStatus, onEdit, onView }: DocumentActionsProps) {
  const { filename } = document;
  const job = jobOf(document);
  const cancel = useCancelIndexing();
  const retry = useRetryIndexing();
  const active = job !== null && isActive(job);
  return (
    <div className={styles.rowActions}>
      {active && (
        <Button size="small" aria-label={text.cancelNamed(filename)} disabled={cancel.busy} onClick={() => cancel.run(filename)}>
          {text.cancel}
        </Button>
      )}
      {canBeRetried(document) && (
        <Button size="small" aria-label={text.retryNamed(filename)} disabled={retry.busy} onClick={() => retry.run(filename)}>
          {text.retry}
        </Button>
      )}
      {document.status === 'INDEXED' && (
        <Button size="small" aria-label={editText.viewNamed(filename)} onClick={() => onView(document)}>
          {editText.view}
        </Button>
      )}
      <Button size="small" aria-label={editText.editNamed(filename)} onClick={() => onEdit(document)}>
        {editText.edit}
      </Button>
      {document.documentType !== 'JUDGMENT' && (
        <Button size="small" aria-label={lawText.editNamed(filename)} onClick={() => onLawStatus(document)}>
          {lawText.edit}
        </Button>
      )}
      <Button size="small" danger type="text" aria-label={text.deleteNamed(filename)} onClick={() => onRemove(filename)}>
        {text.delete}
      </Button>
    </div>
  );
}
