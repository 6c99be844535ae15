import { Checkbox, Tag } from 'antd';
import type { DataColumn } from '../../../../components/ui/data-table/data-column.js';
import { FileName } from '../../../../components/ui/file-name/FileName.js';
import { formatBytes } from '../../../../shared/format/bytes.js';
import { formatDate } from '../../../../shared/format/dates.js';
import type { LegalDocumentSortField } from '../../../../shared/gql/graphql.js';
import { DocumentActions } from './DocumentActions.js';
import { DocumentStatus } from './DocumentStatus.js';
import { LawStatusCell } from '../law-status/LawStatusCell.js';
import { lawStatusMessages as lawText } from '../law-status/messages.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { LegalDocument } from './use-legal-documents.js';

export interface DocumentColumnsOptions {
  onRemove: (filename: string) => void;
  onLawStatus: (document: LegalDocument) => void;
  onEdit: (document: LegalDocument) => void;
  onView: (document: LegalDocument) => void;
  /** Ids of the selected documents. */
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
}

/** Columns of the document table. */
export function documentColumns({
  onRemove,
  onLawStatus,
  onEdit,
  onView,
  selected,
  onSelect,
}: DocumentColumnsOptions): DataColumn<LegalDocument, LegalDocumentSortField>[] {
  return [
    {
      key: 'select',
      title: text.select,
      width: 72,
      card: 'lead',
      render: ({ id, filename }) => (
        <Checkbox
          aria-label={text.selectNamed(filename)}
          checked={selected.has(id)}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      ),
    },
    {
      key: 'name',
      title: text.name,
      sort: 'FILENAME',
      card: 'heading',
      render: ({ filename, title }) => (
        <>
          <span className={styles.filename}>{title && title !== filename ? title : <FileName name={filename} title={filename} />}</span>
          {title && title !== filename && (
            <span className={styles.note}>
              <FileName name={filename} title={filename} />
            </span>
          )}
        </>
      ),
    },
    { key: 'type', title: text.type, width: 88, render: ({ documentType }) => <Tag>{text.typeName(documentType)}</Tag> },
    {
      key: 'size',
      title: text.size,
      width: 116,
      spare: true,
      align: 'right',
      card: 'detail',
      sort: 'SIZE',
      render: ({ size }) => <span className={styles.steady}>{formatBytes(size)}</span>,
    },
    {
      key: 'uploaded',
      title: text.uploaded,
      width: 150,
      spare: true,
      sort: 'UPLOAD_DATE',
      render: ({ uploadDate }) => <span className={styles.steady}>{formatDate(uploadDate)}</span>,
    },
    {
      key: 'law',
      title: lawText.title,
      width: 110,
      render: (document) => (document.documentType === 'JUDGMENT' ? '–' : <LawStatusCell document={document} />),
    },
    { key: 'status', title: text.status, width: 210, render: (document) => <DocumentStatus document={document} /> },
    {
      key: 'actions',
      title: text.actions,
      width: 160,
      card: 'actions',
      render: (document) => (
        <DocumentActions document={document} onRemove={onRemove} onLawStatus={onLawStatus} onEdit={onEdit} onView={onView} />
      ),
    },
  ];
}
