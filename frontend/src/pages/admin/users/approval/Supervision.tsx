import { PlusOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../../components/ui/card/Card.js';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import type { DataColumn } from '../../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../../components/ui/data-table/DataTable.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { formatDate } from '../../../../shared/format/dates.js';
import type { Supervision_AccountFragment } from '../../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { LoadFailed } from '../../components/LoadFailed.js';
import styles from '../users.module.css';
import { supervisionMessages as text } from './messages.js';
import { END_SUPERVISION, SUPERVISED, SUPERVISED_ACCOUNTS } from './supervision.operations.js';
import { SupervisionDialog } from './SupervisionDialog.js';

type Row = Supervision_AccountFragment;

const namesOf = ({ supervisors }: Row): string =>
  supervisors.map(({ name, isActive }) => (isActive ? name : text.inactive(name))).join(', ') || text.nobody;

const columnsOf = (onEdit: (row: Row) => void, onEnd: (row: Row) => void): DataColumn<Row>[] => [
  { key: 'person', title: text.person, card: 'heading', render: ({ name, email }) => `${name}, ${email}` },
  { key: 'supervisors', title: text.supervisors, width: 320, render: namesOf },
  { key: 'since', title: text.since, width: 140, render: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'actions',
    title: text.actions,
    width: 180,
    card: 'actions',
    render: (row) => (
      <>
        <Button size="small" type="text" aria-label={text.editNamed(row.name)} onClick={() => onEdit(row)}>
          {text.edit}
        </Button>
        <Button size="small" danger type="text" aria-label={text.endNamed(row.name)} onClick={() => onEnd(row)}>
          {text.end}
        </Button>
      </>
    ),
  },
];

/** Whose answers and drafts need approval, and who gives it. */
export function Supervision() {
  const { data, error, refetch } = useQuery(SUPERVISED_ACCOUNTS, { fetchPolicy: 'cache-and-network' });
  const [end] = useMutation(END_SUPERVISION, { refetchQueries: [SUPERVISED_ACCOUNTS] });
  const [confirm, confirmation] = useConfirm();
  /** The row that is changed; 'new' for another account. */
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const columns = useMemo(
    () =>
      columnsOf(setEditing, ({ id, name }) =>
        confirm({
          title: text.endTitle,
          text: text.endConfirm(name),
          confirm: text.end,
          cancel: text.cancel,
          danger: true,
          onConfirm: async () => {
            try {
              await end({ variables: { id } });
              notify.success(text.ended);
            } catch (failure) {
              notify.error(describeError(failure, text.endFailed));
            }
          },
        }),
      ),
    [confirm, end],
  );
  const rows = data && getFragmentData(SUPERVISED, data.supervisedAccounts.nodes);
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
          {text.add}
        </Button>
      }
    >
      <p>{text.intro}</p>
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable label={text.title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={text.empty} />
      )}
      {editing && <SupervisionDialog account={editing === 'new' ? null : editing} onClosed={() => setEditing(null)} />}
      {confirmation}
    </Card>
  );
}
