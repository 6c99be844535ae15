import { Tag, type TableColumnsType } from 'antd';
import { formatBytes } from '../../../shared/format/bytes.js';
import { formatDate } from '../../../shared/format/dates.js';
import { DocumentActions } from './DocumentActions.js';
import { DocumentStatus } from './DocumentStatus.js';
import { legalDocumentMessages as text } from './messages.js';
import styles from './legal-documents.module.css';
import type { useJobActions } from './use-job-actions.js';
import type { LegalDocument } from './use-legal-documents.js';

interface ColumnOptions {
  jobs: ReturnType<typeof useJobActions>;
  onRemove: (filename: string) => void;
}

/** Columns of the document table. */
export function documentColumns({ jobs, onRemove }: ColumnOptions): TableColumnsType<LegalDocument> {
  return [
    {
      key: 'name',
      title: text.name,
      render: (_value, { filename, title }) => (
        <>
          <span className={styles.filename}>{filename}</span>
          {title && title !== filename && <span className={styles.note}>{title}</span>}
        </>
      ),
    },
    { key: 'type', title: text.type, width: 110, render: (_value, { documentType }) => <Tag>{text.typeName(documentType)}</Tag> },
    { key: 'size', title: text.size, width: 110, align: 'right', render: (_value, { size }) => formatBytes(size) },
    { key: 'uploaded', title: text.uploaded, width: 140, render: (_value, { uploadDate }) => formatDate(uploadDate) },
    { key: 'status', title: text.status, width: 240, render: (_value, document) => <DocumentStatus document={document} /> },
    {
      key: 'actions',
      title: text.actions,
      width: 190,
      render: (_value, document) => <DocumentActions document={document} jobs={jobs} onRemove={onRemove} />,
    },
  ];
}
