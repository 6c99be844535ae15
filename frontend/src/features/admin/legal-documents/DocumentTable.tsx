import { useMemo } from 'react';
import { Card } from '../../../shared/components/card/Card.js';
import { useConfirm } from '../../../shared/components/confirm/use-confirm.js';
import { DataTable } from '../../../shared/components/data-table/DataTable.js';
import { Pager } from '../../../shared/components/data-table/Pager.js';
import { LoadFailed } from '../parts/LoadFailed.js';
import { DocumentFilters } from './DocumentFilters.js';
import { documentColumns } from './document-columns.js';
import { legalDocumentMessages as text } from './messages.js';
import styles from './legal-documents.module.css';
import { useDeleteDocument } from './use-delete-document.js';
import { useDocumentQuery } from './use-document-query.js';
import { useLegalDocuments } from './use-legal-documents.js';

/** The legal documents with their jobs: search, filters, order, pages; retry, cancel, delete. */
export function DocumentTable({ live }: { live: boolean }) {
  const query = useDocumentQuery();
  const { documents, total, stale, failed, reload } = useLegalDocuments(query, live);
  const remove = useDeleteDocument();
  const [confirm, dialog] = useConfirm();
  const columns = useMemo(
    () =>
      documentColumns((filename) =>
        confirm({
          title: text.deleteTitle,
          text: text.deleteConfirm(filename),
          confirm: text.delete,
          cancel: text.cancel,
          danger: true,
          onConfirm: () => remove(filename),
        }),
      ),
    [confirm, remove],
  );
  return (
    <Card title={<h2 className={styles.title}>{text.listTitle}</h2>}>
      <DocumentFilters query={query} />
      {failed ? (
        <LoadFailed text={text.loadFailed} onRetry={reload} />
      ) : (
        <>
          <DataTable
            label={text.listTitle}
            columns={columns}
            rows={documents}
            rowKey={({ id }) => id}
            stale={stale}
            order={query.order}
            onOrder={query.setOrder}
            empty={query.filtered ? text.noMatch : text.empty}
            minWidth={1040}
          />
          <Pager label={text.listTitle} place={query.place} total={total} />
        </>
      )}
      {dialog}
    </Card>
  );
}
