import { Button, Tag } from 'antd';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { formatDate } from '../../../shared/format/dates.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import type { ServiceAccountRow_AccountFragment } from '../../../shared/gql/graphql.js';
import { serviceAccountMessages as text } from './messages.js';
import styles from './service-accounts.module.css';

export type ServiceAccount = ServiceAccountRow_AccountFragment;

interface AccountActions {
  onKey: (account: ServiceAccount) => void;
  onTokens: (account: ServiceAccount) => void;
  onSwitch: (account: ServiceAccount) => void;
}

/** Columns of the list of service accounts. */
export const accountColumns = ({ onKey, onTokens, onSwitch }: AccountActions): DataColumn<ServiceAccount>[] => [
  {
    key: 'name',
    title: text.name,
    card: 'heading',
    render: ({ name, isActive }) => (
      <span className={styles.name}>
        {name} <Tag color={isActive ? 'success' : 'default'}>{isActive ? text.active : text.inactive}</Tag>
      </span>
    ),
  },
  { key: 'tokens', title: text.tokens, width: 110, render: ({ tokens }) => formatNumber(tokens) },
  { key: 'keys', title: text.keys, width: 110, render: ({ activeKeys }) => formatNumber(activeKeys) },
  {
    key: 'owner',
    title: text.owner,
    render: ({ ownerEmail }) => <span className={styles.owner}>{ownerEmail ?? text.ownerGone}</span>,
  },
  { key: 'created', title: text.createdAt, width: 130, spare: true, render: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'actions',
    title: text.actions,
    width: 330,
    card: 'actions',
    render: (account) => (
      <div className={styles.actions}>
        {account.isActive && (
          <Button size="small" aria-label={text.addKeyNamed(account.name)} onClick={() => onKey(account)}>
            {text.addKey}
          </Button>
        )}
        <Button size="small" aria-label={text.changeTokensNamed(account.name)} onClick={() => onTokens(account)}>
          {text.changeTokens}
        </Button>
        <Button
          size="small"
          danger={account.isActive}
          aria-label={account.isActive ? text.deactivateNamed(account.name) : text.activateNamed(account.name)}
          onClick={() => onSwitch(account)}
        >
          {account.isActive ? text.deactivate : text.activate}
        </Button>
      </div>
    ),
  },
];
