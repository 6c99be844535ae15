import { Alert, Button, Card, Input, Table } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useConfirm } from '../../../shared/components/confirm/use-confirm.js';
import { documentColumns } from './document-columns.js';
import { legalDocumentMessages as text } from './messages.js';
import styles from './legal-documents.module.css';
import { useDeleteDocument } from './use-delete-document.js';
import { useJobActions } from './use-job-actions.js';
import { useLegalDocuments } from './use-legal-documents.js';

/** The legal documents with their jobs: search, retry, cancel, delete. */
export function DocumentTable({ live }: { live: boolean }) {
  const [search, setSearch] = useState('');
  const { documents, total, loading, failed, reload, loadMore } = useLegalDocuments(useDeferredValue(search.trim()), live);
  const remove = useDeleteDocument();
  const jobs = useJobActions();
  const [confirm, dialog] = useConfirm();

  const askToRemove = (filename: string): void =>
    confirm({
      title: text.deleteTitle,
      text: text.deleteConfirm(filename),
      confirm: text.delete,
      cancel: text.cancel,
      danger: true,
      onConfirm: () => remove(filename),
    });
  return (
    <Card title={<h2 className={styles.title}>{text.listTitle}</h2>}>
      <Input.Search
        className={styles.search}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {failed ? (
        <Alert type="error" title={text.loadFailed} action={<Button onClick={reload}>{text.reload}</Button>} />
      ) : (
        <Table
          rowKey="id"
          columns={documentColumns({ jobs, onRemove: askToRemove })}
          dataSource={documents}
          loading={loading && documents.length === 0}
          pagination={false}
          scroll={{ x: 1040 }}
          locale={{ emptyText: text.empty }}
        />
      )}
      {documents.length > 0 && (
        <p className={styles.more}>
          <span className={styles.note}>{text.shown(documents.length, total)}</span>
          {loadMore && <Button onClick={loadMore}>{text.more}</Button>}
        </p>
      )}
      {dialog}
    </Card>
  );
}
