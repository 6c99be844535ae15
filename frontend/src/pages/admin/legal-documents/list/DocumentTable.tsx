import { useCallback, useMemo, useState } from 'react';
import { OpenedSource } from '../../../../components/source/OpenedSource.js';
import { wholeSource } from '../../../../components/source/source-place.js';
import { SourceQueryContext } from '../../../../components/source/source-query.js';
import { useOpenedSource } from '../../../../components/source/use-opened-source.js';
import { Card } from '../../../../components/ui/card/Card.js';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import type { RowDetail } from '../../../../components/ui/data-table/data-table-props.js';
import { DataTable } from '../../../../components/ui/data-table/DataTable.js';
import { Pager } from '../../../../components/ui/data-table/Pager.js';
import { LoadFailed } from '../../components/LoadFailed.js';
import { BulkBar } from './BulkBar.js';
import { BulkResults } from './BulkResults.js';
import { DocumentFilters } from './DocumentFilters.js';
import { DocumentDetail } from './DocumentDetail.js';
import { documentColumns } from './document-columns.js';
import { ExportDocuments } from './ExportDocuments.js';
import { BulkTypeDialog } from '../edit/BulkTypeDialog.js';
import { EditDialog } from '../edit/EditDialog.js';
import { ADMIN_SOURCE_PAGES } from '../legal-documents.operations.js';
import { BulkStatusDialog, LawStatusDialog } from '../law-status/LawStatusDialog.js';
import { isActive, jobOf } from '../jobs/job-state.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { useBulkActions, type BulkAction } from './use-bulk-actions.js';
import { useDeleteDocument } from './use-delete-document.js';
import { useDocumentQuery } from './use-document-query.js';
import { type LegalDocument, useLegalDocuments } from './use-legal-documents.js';

const detail: RowDetail<LegalDocument> = {
  name: ({ filename }) => filename,
  render: (document) => <DocumentDetail document={document} />,
};

const isIdle = (document: LegalDocument): boolean => {
  const job = jobOf(document);
  return job === null || !isActive(job);
};

const mapped = (possible: Readonly<Record<BulkAction, readonly string[]>>) => ({
  type: possible.type.length,
  status: possible.status.length,
  retry: possible.retry.length,
  delete: possible.delete.length,
});

/** The legal documents with their jobs: search, filters, order, pages; retry, cancel, edit and delete, one or several. */
export function DocumentTable({ live }: { live: boolean }) {
  const query = useDocumentQuery();
  const { documents, total, stale, failed, reload } = useLegalDocuments(query, live);
  const remove = useDeleteDocument();
  const [confirm, dialog] = useConfirm();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lawOf, setLawOf] = useState<LegalDocument | null>(null);
  const [edited, setEdited] = useState<LegalDocument | null>(null);
  const { source, openSource, closeSource } = useOpenedSource();
  const bulk = useBulkActions();
  const [changing, setChanging] = useState<'type' | 'status' | null>(null);
  const onRemove = useCallback(
    (filename: string) =>
      confirm({
        title: text.deleteTitle,
        text: text.deleteConfirm(filename),
        confirm: text.delete,
        cancel: text.cancel,
        danger: true,
        onConfirm: () => remove(filename),
      }),
    [confirm, remove],
  );
  const onSelect = useCallback((id: string, on: boolean) => {
    setSelected((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));
  }, []);
  const onView = useCallback(({ id, title, filename }: LegalDocument) => openSource(wholeSource(id, title ?? filename)), [openSource]);
  const columns = useMemo(
    () => documentColumns({ onRemove, onLawStatus: setLawOf, onEdit: setEdited, onView, selected, onSelect }),
    [onRemove, onView, selected, onSelect],
  );

  // Documents hidden by a filter or on another page are left out.
  const chosen = documents?.filter(({ id }) => selected.has(id)) ?? [];
  const possible: Readonly<Record<BulkAction, readonly string[]>> = {
    type: chosen.map(({ filename }) => filename),
    // A judgment is neither in force nor repealed.
    status: chosen.filter(({ documentType }) => documentType !== 'JUDGMENT').map(({ filename }) => filename),
    retry: chosen.filter(isIdle).map(({ filename }) => filename),
    delete: chosen.map(({ filename }) => filename),
  };
  const act = (action: BulkAction): void => {
    const filenames = possible[action];
    if (action === 'type' || action === 'status') return setChanging(action);
    confirm({
      title: action === 'delete' ? text.bulkDeleteTitle : text.bulkRetryTitle,
      text: action === 'delete' ? text.bulkDeleteConfirm(filenames) : text.bulkRetryConfirm(filenames),
      confirm: action === 'delete' ? text.delete : text.retry,
      cancel: text.cancel,
      danger: action === 'delete',
      onConfirm: () => bulk.run({ action }, filenames),
    });
  };
  return (
    <Card title={<h2 className={styles.title}>{text.listTitle}</h2>} extra={<ExportDocuments query={query} />}>
      <DocumentFilters query={query} />
      {failed ? (
        <LoadFailed text={text.loadFailed} onRetry={reload} />
      ) : (
        <>
          {documents && documents.length > 0 && (
            <BulkBar
              rows={documents.length}
              selected={chosen.length}
              possible={mapped(possible)}
              busy={bulk.busy}
              onSelectAll={(all) => setSelected(new Set(all ? documents.map(({ id }) => id) : []))}
              onAction={act}
            />
          )}
          {bulk.last && <BulkResults run={bulk.last} busy={bulk.busy} documents={documents ?? []} onDismiss={bulk.dismiss} />}
          <DataTable
            label={text.listTitle}
            columns={columns}
            rows={documents}
            rowKey={({ id }) => id}
            stale={stale}
            order={query.order}
            onOrder={query.setOrder}
            empty={query.filtered ? text.noMatch : text.empty}
            dense
            detail={detail}
          />
          <Pager label={text.listTitle} place={query.place} total={total} />
        </>
      )}
      {changing === 'type' && (
        <BulkTypeDialog
          count={possible.type.length}
          onChosen={(documentType) => void bulk.run({ action: 'type', documentType }, possible.type)}
          onClosed={() => setChanging(null)}
        />
      )}
      {changing === 'status' && (
        <BulkStatusDialog
          count={possible.status.length}
          onChosen={(input) => void bulk.run({ action: 'status', input }, possible.status)}
          onClosed={() => setChanging(null)}
        />
      )}
      {edited && <EditDialog document={edited} onClosed={() => setEdited(null)} />}
      <SourceQueryContext value={ADMIN_SOURCE_PAGES}>
        <OpenedSource source={source} onClose={closeSource} over />
      </SourceQueryContext>
      {lawOf && <LawStatusDialog document={lawOf} onClosed={() => setLawOf(null)} />}
      {dialog}
    </Card>
  );
}
