import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { DataColumn } from '../../components/ui/data-table/data-column.js';
import { RenameForm } from '../../components/ui/rename-form/RenameForm.js';
import { documentAddress } from '../../shared/config/paths.js';
import { formatDateTime } from '../../shared/format/dates.js';
import { myDocumentsMessages as text } from './messages.js';
import styles from './my-documents.module.css';
import type { DocumentRow } from './use-my-documents.js';

interface ColumnsOptions {
  labelOf: (documentType: string) => string;
  /** Id of the row whose title is open for editing. */
  renamed: string | null;
  onRename: (id: string | null) => void;
  onRenamed: (id: string, title: string) => Promise<void>;
  onDuplicate: (id: string) => void;
  onDelete: (row: DocumentRow) => void;
}

/** The columns of the list. */
export const documentColumns = (options: ColumnsOptions): DataColumn<DocumentRow>[] => [
  { key: 'title', title: text.columnTitle, card: 'heading', render: (row) => <Title row={row} {...options} /> },
  { key: 'type', title: text.columnType, width: 190, render: ({ documentType }) => options.labelOf(documentType) },
  { key: 'version', title: text.columnVersion, width: 84, align: 'right', render: ({ currentVersion }) => currentVersion.number },
  { key: 'changed', title: text.columnChanged, width: 220, render: ({ updatedAt }) => formatDateTime(updatedAt) },
  { key: 'actions', title: text.columnActions, width: 310, card: 'actions', render: (row) => <Actions row={row} {...options} /> },
];

function Title({ row, renamed, onRename, onRenamed }: ColumnsOptions & { row: DocumentRow }) {
  if (renamed === row.id)
    return <RenameForm title={row.title} text={text} onSave={(title) => onRenamed(row.id, title)} onCancel={() => onRename(null)} />;
  return (
    <Link className={styles.title} to={documentAddress(row)}>
      {row.title}
    </Link>
  );
}

function Actions({ row, onRename, onDuplicate, onDelete }: ColumnsOptions & { row: DocumentRow }) {
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={text.renameThis(row.title)} onClick={() => onRename(row.id)}>
        {text.rename}
      </Button>
      <Button size="small" aria-label={text.duplicateThis(row.title)} onClick={() => onDuplicate(row.id)}>
        {text.duplicate}
      </Button>
      <Button size="small" danger aria-label={text.deleteThis(row.title)} onClick={() => onDelete(row)}>
        {text.delete}
      </Button>
    </div>
  );
}
