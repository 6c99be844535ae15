import { useQuery } from '@apollo/client/react';
import { Alert, Button, Card } from 'antd';
import type { DataColumn } from '../../shared/components/data-table/data-column.js';
import { DataTable } from '../../shared/components/data-table/DataTable.js';
import { formatDateTime } from '../../shared/format/dates.js';
import type { StatementRow_EntryFragment } from '../../shared/gql/graphql.js';
import { profileMessages as text } from './messages.js';
import styles from './ProfilePage.module.css';
import { TOKEN_STATEMENT } from './statement-documents.js';

type Entry = StatementRow_EntryFragment;

const columns: DataColumn<Entry>[] = [
  { key: 'when', title: text.when, width: 215, card: 'heading', render: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'movement',
    title: text.movement,
    render: ({ kind, operationType, reason }) => (
      <>
        {text.kind[kind]}
        {(reason ?? operationType) && <span className={styles.note}>{reason ?? operationType}</span>}
      </>
    ),
  },
  { key: 'change', title: text.change, width: 90, align: 'right', render: ({ delta }) => <Amount value={delta} signed /> },
  { key: 'after', title: text.balance, width: 90, align: 'right', render: ({ balanceAfter }) => <Amount value={balanceAfter} /> },
];

function Amount({ value, signed = false }: { value: number; signed?: boolean }) {
  return <span className={styles.amount}>{`${signed && value > 0 ? '+' : ''}${value.toLocaleString()}`}</span>;
}

/** Every movement on the user's token account, newest first. */
export function TokenStatement() {
  const { data, error, refetch, fetchMore } = useQuery(TOKEN_STATEMENT);
  const page = data?.tokenStatement;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <Card title={<h2 className={styles.title}>{text.statement}</h2>}>
      {error && !page ? (
        <Alert
          type="error"
          title={text.statementFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      ) : (
        <DataTable label={text.statement} columns={columns} rows={page?.nodes} rowKey={({ id }) => id} empty={text.statementEmpty} />
      )}
      {page && page.nodes.length > 0 && (
        <p className={styles.more}>
          <span>{text.shown(page.nodes.length, page.totalCount)}</span>
          {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{text.showMore}</Button>}
        </p>
      )}
    </Card>
  );
}
