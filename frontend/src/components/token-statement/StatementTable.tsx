import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import type { DataColumn } from '../ui/data-table/data-column.js';
import { DataTable } from '../ui/data-table/DataTable.js';
import { documentAddress } from '../../shared/config/paths.js';
import { formatDateTime } from '../../shared/format/dates.js';
import { getFragmentData, type FragmentType } from '../../shared/gql/index.js';
import { templateName } from '../../shared/i18n/template-texts.js';
import { formatNumber } from '../../shared/format/numbers.js';
import { STATEMENT_ENTRY } from './statement-entry.operations.js';
import { statementMessages as text } from './messages.js';
import { operationName, statementRows, type StatementEntry } from './statement-rows.js';
import styles from './statement.module.css';

/** The part of a `useQuery` result that the table needs. */
interface StatementQuery {
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
}

interface StatementTableProps {
  /** Accessible name of the table. */
  label: string;
  query: StatementQuery;
  /** Undefined until it has loaded. */
  page:
    { nodes: readonly FragmentType<typeof STATEMENT_ENTRY>[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  /** What was paid for, by the id of its reservation; absent where the reader may not open it. */
  documents?: ReadonlyMap<string, PaidDocument>;
}

export interface PaidDocument {
  id: string;
  title: string;
  documentType: string;
}

const columnsWith = (documents?: ReadonlyMap<string, PaidDocument>): DataColumn<StatementEntry>[] => [
  { key: 'when', title: text.when, width: 215, card: 'heading', render: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'movement',
    title: text.movement,
    render: (entry) => <Movement entry={entry} document={documents?.get(entry.reservationId ?? '')} />,
  },
  { key: 'change', title: text.change, width: 90, align: 'right', render: ({ delta }) => <Amount value={delta} signed /> },
  { key: 'after', title: text.balance, width: 90, align: 'right', render: ({ balanceAfter }) => <Amount value={balanceAfter} /> },
];

function Movement({ entry: { kind, operationType, reason }, document }: { entry: StatementEntry; document?: PaidDocument }) {
  // The operation's name says more than its code, which the ledger stores as the reason.
  const notes = [operationType && templateName(operationType, operationName(operationType)), reason !== operationType && reason].filter(
    Boolean,
  );
  return (
    <>
      {text.kind(kind)}
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
      {document && (
        <Link className={styles.document} to={documentAddress(document)}>
          {document.title}
        </Link>
      )}
    </>
  );
}

function Amount({ value, signed = false }: { value: number; signed?: boolean }) {
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : '';
  return <span className={styles.amount}>{`${sign}${formatNumber(Math.abs(value))}`}</span>;
}

/** The entries of a token account, newest first, page by page. */
export function StatementTable({ label, query, page, documents }: StatementTableProps) {
  const { error, refetch, fetchMore } = query;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  if (error && !page) {
    return (
      <Alert
        type="error"
        title={text.failed}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
      />
    );
  }
  return (
    <>
      <DataTable
        label={label}
        columns={columnsWith(documents)}
        rows={page && statementRows(getFragmentData(STATEMENT_ENTRY, page.nodes))}
        rowKey={({ id }) => id}
        empty={text.empty}
      />
      {after && (
        <Button className={styles.more} onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}
