import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { STATEMENT_ENTRY } from '../../../../components/token-statement/statement-entry.operations.js';
import { statementMessages } from '../../../../components/token-statement/messages.js';
import { statementRows, type StatementEntry } from '../../../../components/token-statement/statement-rows.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { adminMessages } from '../../messages.js';
import { useCsvExport, type CsvExport } from '../../components/use-csv-export.js';
import { userMessages as text } from '../messages.js';
import type { UserQuery } from '../list/use-user-query.js';
import type { UserRow } from '../user-row.js';
import { USER_ROW, USER_STATEMENT, USERS } from '../users.operations.js';

/** The most that the server gives at a time. */
const PAGE_SIZE = 200;

const userColumns: CsvExport<UserRow>['columns'] = [
  { title: text.name, value: ({ name }) => name },
  { title: text.email, value: ({ email }) => email },
  { title: text.phone, value: ({ phone }) => phone },
  { title: text.role, value: ({ role }) => text.roleName(role) },
  { title: text.active, value: ({ isActive }) => isActive },
  { title: text.verified, value: ({ isVerified }) => isVerified },
  { title: text.tokens, value: ({ tokens }) => tokens },
  { title: text.created, value: ({ createdAt }) => createdAt },
  { title: text.lastLogin, value: ({ lastLogin }) => lastLogin },
];

const entryColumns: CsvExport<StatementEntry>['columns'] = [
  { title: statementMessages.when, value: ({ createdAt }) => createdAt },
  { title: statementMessages.movement, value: ({ kind }) => statementMessages.kind(kind) },
  { title: text.operation, value: ({ operationType }) => operationType },
  { title: text.reason, value: ({ reason }) => reason },
  { title: statementMessages.change, value: ({ delta }) => delta },
  { title: statementMessages.balance, value: ({ balanceAfter }) => balanceAfter },
];

/** Exports all users that match the table's query, not only the page on the screen. */
export function ExportUsers({ query: { variables } }: { query: UserQuery }) {
  const client = useApolloClient();
  const { busy, run } = useCsvExport();
  const { search, role, isVerified, isActive, sort } = variables;
  const start = (): Promise<void> =>
    run({
      filename: 'users.csv',
      columns: userColumns,
      fetchPage: async (after) => {
        const page = { first: PAGE_SIZE, after, search, role, isVerified, isActive, sort };
        const { data } = await client.query({ query: USERS, variables: page, fetchPolicy: 'no-cache' });
        if (!data) throw new Error('The server sent no users');
        return { ...data.users, nodes: getFragmentData(USER_ROW, data.users.nodes) };
      },
    });
  return (
    <Button loading={busy} onClick={() => void start()}>
      {adminMessages.exportCsv}
    </Button>
  );
}

/** Exports every entry of a user's token statement. */
export function ExportStatement({ user }: { user: UserRow }) {
  const client = useApolloClient();
  const { busy, run } = useCsvExport();
  const start = (): Promise<void> =>
    run({
      filename: 'token_statement.csv',
      columns: entryColumns,
      shown: statementRows,
      fetchPage: async (after) => {
        const page = { userId: user.id, first: PAGE_SIZE, after };
        const { data } = await client.query({ query: USER_STATEMENT, variables: page, fetchPolicy: 'no-cache' });
        const statement = data?.userTokenStatement;
        if (!statement) throw new Error('The server sent no statement');
        return { ...statement, nodes: getFragmentData(STATEMENT_ENTRY, statement.nodes) };
      },
    });
  return (
    <Button loading={busy} onClick={() => void start()}>
      {adminMessages.exportCsv}
    </Button>
  );
}
