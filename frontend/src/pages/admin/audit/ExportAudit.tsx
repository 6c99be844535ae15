import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import type { AuditLogQueryVariables } from '../../../shared/gql/graphql.js';
import { type CsvExport, useCsvExport } from '../components/use-csv-export.js';
import { adminMessages } from '../messages.js';
import { AUDIT_LOG } from './audit.operations.js';
import { changesOf } from './changes-of.js';
import { auditMessages as text } from './messages.js';
import type { AuditEntry } from './use-audit-log.js';

/** The most that the server gives at a time. */
const PAGE_SIZE = 200;

const columns: CsvExport<AuditEntry>['columns'] = [
  { title: text.when, value: ({ at }) => at },
  { title: text.action, value: ({ action }) => text.actionName(action) },
  { title: text.actor, value: ({ actorEmail }) => actorEmail },
  { title: text.address, value: ({ address }) => address },
  { title: text.key, value: ({ apiKey }) => apiKey },
  { title: text.subject, value: ({ subject, subjectName }) => subjectName ?? subject },
  {
    title: text.changes,
    value: ({ before, after }) =>
      changesOf(before, after)
        .map((change) => `${change.field}: ${change.before ?? text.none} → ${change.after ?? text.none}`)
        .join('; '),
  },
  { title: text.reason, value: ({ reason }) => reason },
];

/** Exports all entries that match the filters, not only the page on the screen. */
export function ExportAudit({ wanted }: { wanted: Omit<AuditLogQueryVariables, 'first' | 'offset' | 'after'> }) {
  const client = useApolloClient();
  const { busy, run } = useCsvExport();
  const start = (): Promise<void> =>
    run({
      filename: 'audit_log.csv',
      columns,
      fetchPage: async (after) => {
        const variables = { ...wanted, first: PAGE_SIZE, offset: 0, after };
        const { data } = await client.query({ query: AUDIT_LOG, variables, fetchPolicy: 'no-cache' });
        if (!data) throw new Error('The server sent no audit log');
        return data.auditLog;
      },
    });
  return (
    <Button loading={busy} onClick={() => void start()}>
      {adminMessages.exportCsv}
    </Button>
  );
}
