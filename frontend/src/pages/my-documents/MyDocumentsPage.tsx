import { Alert, Button, Select } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTemplates } from '../../components/drafting/hooks/use-templates.js';
import { DataTable } from '../../components/ui/data-table/DataTable.js';
import { Pager } from '../../components/ui/data-table/Pager.js';
import { SearchField } from '../../components/ui/search-field/SearchField.js';
import { paths } from '../../shared/config/paths.js';
import { documentColumns } from './document-columns.js';
import { myDocumentsMessages as text } from './messages.js';
import styles from './my-documents.module.css';
import { useDocumentActions } from './use-document-actions.js';
import { useMyDocuments, type DocumentRow } from './use-my-documents.js';

const ALL = '';

/** Everything that the user has drafted; deleting a document can be undone. */
export function MyDocumentsPage() {
  const { rows, total, search, documentType, place, filtered, stale, failed, reload, filter } = useMyDocuments();
  const { templates } = useTemplates();
  const actions = useDocumentActions();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<DocumentRow | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const remove = async (row: DocumentRow): Promise<void> => {
    if (!(await actions.remove(row.id))) return;
    setDeleted(row);
    // The pressed button is gone with its row.
    list.current?.focus();
  };
  const restore = async (): Promise<void> => {
    if (!deleted || !(await actions.restore(deleted.id))) return;
    setDeleted(null);
    list.current?.focus();
  };
  const labels = new Map(templates.map(({ documentType: type, label }) => [type, label]));
  const columns = documentColumns({
    labelOf: (type) => labels.get(type) ?? type,
    renamed,
    onRename: setRenamed,
    onRenamed: async (id, title) => {
      if (await actions.rename(id, title)) setRenamed(null);
    },
    onDuplicate: (id) => void actions.duplicate(id),
    onDelete: (row) => void remove(row),
  });
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.filters} hidden={total === 0 && !filtered}>
        <SearchField className={styles.search} label={text.search} value={search} onSearch={(q) => filter({ q })} />
        <Select
          className={styles.type}
          aria-label={text.type}
          value={documentType ?? ALL}
          options={[{ value: ALL, label: text.allTypes }, ...templates.map(({ documentType: value, label }) => ({ value, label }))]}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          onChange={(type) => filter({ type })}
        />
      </div>
      <p role="status" className={deleted ? styles.note : 'visually-hidden'}>
        {deleted && (
          <>
            {text.deleted(deleted.title)}{' '}
            <Button size="small" type="link" onClick={() => void restore()}>
              {text.undo}
            </Button>
          </>
        )}
      </p>
      {failed ? (
        <Alert type="error" showIcon title={text.failed} action={<Button onClick={reload}>{text.retry}</Button>} />
      ) : (
        <div ref={list} tabIndex={-1} className={styles.list}>
          <DataTable
            label={text.list}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            stale={stale}
            empty={filtered ? text.nothingFound : text.empty}
          />
          <Pager label={text.list} place={place} total={total} />
          {total === 0 && !filtered && (
            <p className={styles.first}>
              <Link className="button button-primary" to={paths.document}>
                {text.begin}
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
