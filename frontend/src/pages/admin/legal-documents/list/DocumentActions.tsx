import { DeleteOutlined, EditOutlined, EyeOutlined, ReloadOutlined, SafetyCertificateOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
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

interface RowButton {
  name: string;
  icon: ReactNode;
  danger?: boolean;
  off?: boolean;
  act: () => void;
}

/** What can be done to one document, as icons that say what they do when they are pointed at. */
export function DocumentActions({ document, onRemove, onLawStatus, onEdit, onView }: DocumentActionsProps) {
  const { filename } = document;
  const job = jobOf(document);
  const cancel = useCancelIndexing();
  const retry = useRetryIndexing();
  const active = job !== null && isActive(job);
  const buttons: (RowButton | false)[] = [
    active && { name: text.cancelNamed(filename), icon: <StopOutlined aria-hidden />, off: cancel.busy, act: () => cancel.run(filename) },
    canBeRetried(document) && {
      name: text.retryNamed(filename),
      icon: <ReloadOutlined aria-hidden />,
      off: retry.busy,
      act: () => retry.run(filename),
    },
    document.status === 'INDEXED' && { name: editText.viewNamed(filename), icon: <EyeOutlined aria-hidden />, act: () => onView(document) },
    { name: editText.editNamed(filename), icon: <EditOutlined aria-hidden />, act: () => onEdit(document) },
    document.documentType !== 'JUDGMENT' && {
      name: lawText.editNamed(filename),
      icon: <SafetyCertificateOutlined aria-hidden />,
      act: () => onLawStatus(document),
    },
    { name: text.deleteNamed(filename), icon: <DeleteOutlined aria-hidden />, danger: true, act: () => onRemove(filename) },
  ];
  return (
    <div className={styles.rowActions}>
      {buttons.map(
        (button) =>
          button && (
            <Button
              key={button.name}
              type="text"
              size="small"
              icon={button.icon}
              aria-label={button.name}
              title={button.name}
              danger={button.danger}
              disabled={button.off}
              onClick={button.act}
            />
          ),
      )}
    </div>
  );
}
