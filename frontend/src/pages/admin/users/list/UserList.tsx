import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../../components/ui/card/Card.js';
import { DataTable } from '../../../../components/ui/data-table/DataTable.js';
import { Pager } from '../../../../components/ui/data-table/Pager.js';
import { LoadFailed } from '../../components/LoadFailed.js';
import { ExportUsers } from '../export/ExportButtons.js';
import { userMessages as text } from '../messages.js';
import { UserDialogs, type OpenDialog } from '../dialogs/UserDialogs.js';
import { UserFilters } from './UserFilters.js';
import { userColumns } from './user-columns.js';
import { useUserConfirmations } from '../actions/use-user-confirmations.js';
import { useUserQuery } from './use-user-query.js';
import { useUsers } from './use-users.js';
import styles from '../users.module.css';

/** The user table with its filters, sorting, pages and actions. */
export function UserList() {
  const query = useUserQuery();
  const { users, total, stale, failed, reload } = useUsers(query);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [confirmAction, confirmation] = useUserConfirmations();
  const columns = useMemo(
    () =>
      userColumns((action, user) => {
        if (action === 'edit' || action === 'tokens' || action === 'statement') setDialog({ kind: action, user });
        else confirmAction(action, user);
      }),
    [confirmAction],
  );
  return (
    <Card
      title={<h2 className={styles.title}>{text.list}</h2>}
      extra={
        <span className={styles.actions}>
          <ExportUsers query={query} />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({ kind: 'add' })}>
            {text.add}
          </Button>
        </span>
      }
    >
      <UserFilters query={query} />
      {failed ? (
        <LoadFailed text={text.loadFailed} onRetry={reload} />
      ) : (
        <>
          <DataTable
            label={text.list}
            columns={columns}
            rows={users}
            rowKey={({ id }) => id}
            cardName={({ email }) => email}
            stale={stale}
            order={query.order}
            onOrder={query.setOrder}
            empty={query.filtered ? text.noMatch : text.empty}
          />
          <Pager label={text.list} place={query.place} total={total} />
        </>
      )}
      <UserDialogs open={dialog} onClosed={() => setDialog(null)} />
      {confirmation}
    </Card>
  );
}
