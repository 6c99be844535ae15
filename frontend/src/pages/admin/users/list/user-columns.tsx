import type { DataColumn } from '../../../../components/ui/data-table/data-column.js';
import { Tag } from '../../../../components/ui/tag/Tag.js';
import { formatDate } from '../../../../shared/format/dates.js';
import type { UserSortField } from '../../../../shared/gql/graphql.js';
import { formatNumber } from '../../../../shared/format/numbers.js';
import { userMessages as text } from '../messages.js';
import { UserActions } from '../actions/UserActions.js';
import type { UserAction, UserRow } from '../user-row.js';
import styles from '../users.module.css';

/** Columns of the user table. */
export function userColumns(onAction: (action: UserAction, user: UserRow) => void): DataColumn<UserRow, UserSortField>[] {
  return [
    {
      key: 'user',
      title: text.user,
      sort: 'NAME',
      card: 'heading',
      render: ({ name, email, phone }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{email}</span>
          {phone && <span className={styles.note}>{phone}</span>}
        </>
      ),
    },
    {
      key: 'role',
      title: text.role,
      width: 90,
      render: ({ role }) => <Tag tone={role === 'ADMIN' ? 'info' : 'plain'}>{text.roleName(role)}</Tag>,
    },
    {
      key: 'status',
      title: text.status,
      width: 185,
      render: ({ isActive, isVerified, confirmedEmail }) => (
        <span className={styles.tags}>
          <Tag tone={isActive ? 'success' : 'danger'}>{isActive ? text.active : text.inactive}</Tag>
          <Tag tone={isVerified ? 'success' : 'warning'}>{isVerified ? text.verified : text.unverified}</Tag>
          {confirmedEmail !== null && <Tag tone="warning">{text.emailUnconfirmed}</Tag>}
        </span>
      ),
    },
    {
      key: 'tokens',
      title: text.tokens,
      width: 90,
      card: 'detail',
      align: 'right',
      render: ({ tokens }) => <span className={styles.number}>{formatNumber(tokens)}</span>,
    },
    {
      key: 'created',
      title: text.created,
      width: 135,
      spare: true,
      card: 'detail',
      sort: 'CREATED_AT',
      render: ({ createdAt }) => <span className={styles.steady}>{formatDate(createdAt)}</span>,
    },
    {
      key: 'lastLogin',
      title: text.lastLogin,
      width: 140,
      card: 'detail',
      sort: 'LAST_LOGIN',
      render: ({ lastLogin }) => <span className={styles.steady}>{lastLogin ? formatDate(lastLogin) : text.never}</span>,
    },
    {
      key: 'actions',
      title: text.actions,
      width: 195,
      card: 'actions',
      render: (user) => <UserActions user={user} onAction={onAction} />,
    },
  ];
}
