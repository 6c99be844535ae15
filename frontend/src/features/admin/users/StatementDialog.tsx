import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../shared/components/data-table/data-column.js';
import { DataTable } from '../../../shared/components/data-table/DataTable.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import type { UserTokenStatementQuery } from '../../../shared/gql/graphql.js';
import { LoadFailed } from '../parts/LoadFailed.js';
import { userMessages as text } from './messages.js';
import { useStatement } from './use-statement.js';
import type { UserRow } from './user-row.js';
import styles from './users.module.css';

type Entry = UserTokenStatementQuery['userTokenStatement']['nodes'][number];

const signed = (delta: number): string => (delta > 0 ? `+${delta.toLocaleString()}` : delta.toLocaleString());

const columns: DataColumn<Entry>[] = [
  { key: 'when', title: text.when, width: 210, card: 'heading', render: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'movement',
    title: text.movement,
    render: ({ kind, operationType, reason }) => (
      <>
        {text.kindName(kind)}
        {(reason ?? operationType) && <span className={styles.note}>{reason ?? operationType}</span>}
      </>
    ),
  },
  {
    key: 'change',
    title: text.change,
    width: 100,
    align: 'right',
    render: ({ delta }) => <span className={styles.number}>{signed(delta)}</span>,
  },
  {
    key: 'after',
    title: text.after,
    width: 100,
    align: 'right',
    render: ({ balanceAfter }) => <span className={styles.number}>{balanceAfter.toLocaleString()}</span>,
  },
];

/** The movements on the token account of a user. */
export function StatementDialog({ user, onClosed }: { user: UserRow; onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const { entries, total, failed, reload, loadMore } = useStatement(user.id);
  return (
    <Modal
      open={open}
      title={text.statementTitle(user.email)}
      closable={{ 'aria-label': text.close }}
      footer={<Button onClick={() => setOpen(false)}>{text.close}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={760}
      styles={{ header: { marginBottom: 16 } }}
    >
      {failed ? (
        <LoadFailed text={text.statementFailed} onRetry={reload} />
      ) : (
        <DataTable
          label={text.statementTitle(user.email)}
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          empty={text.statementEmpty}
        />
      )}
      {entries && entries.length > 0 && (
        <p className={styles.more}>
          <span className={styles.note}>{text.shown(entries.length, total)}</span>
          {loadMore && <Button onClick={loadMore}>{text.showMore}</Button>}
        </p>
      )}
    </Modal>
  );
}
