import { Button, Tag } from 'antd';
import { formatDate, formatDateTime } from '../../shared/format/dates.js';
import type { ApiKeysList_KeyFragment } from '../../shared/gql/graphql.js';
import type { DataColumn } from '../ui/data-table/data-column.js';
import styles from './api-keys.module.css';
import { apiKeyMessages as text } from './messages.js';

export type ApiKey = ApiKeysList_KeyFragment;

/** Columns of a list of keys. @param withOwner for a list of several people's keys */
export function apiKeyColumns(onRevoke: (key: ApiKey) => void, withOwner: boolean): DataColumn<ApiKey>[] {
  const owner: DataColumn<ApiKey> = {
    key: 'owner',
    title: text.owner,
    render: ({ ownerEmail }) => <span className={styles.long}>{ownerEmail}</span>,
  };
  return [
    { key: 'name', title: text.name, card: 'heading', render: (key) => <KeyName {...key} /> },
    ...(withOwner ? [owner] : []),
    { key: 'scopes', title: text.scopes, render: ({ scopes }) => <Lines lines={scopes.map((scope) => text.scopeNames[scope])} /> },
    { key: 'limits', title: text.limits, render: (key) => <Lines lines={limitsOf(key)} /> },
    {
      key: 'used',
      title: text.lastUsed,
      width: 140,
      spare: true,
      render: ({ lastUsedAt, lastUsedAddress }) =>
        lastUsedAt ? <Lines lines={[formatDateTime(lastUsedAt), lastUsedAddress ?? '']} /> : text.never,
    },
    {
      key: 'expires',
      title: text.expires,
      width: 115,
      render: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>,
    },
    {
      key: 'actions',
      title: text.actions,
      width: 105,
      card: 'actions',
      render: (key) =>
        key.state === 'ACTIVE' && (
          <Button danger aria-label={text.revokeNamed(key.name)} onClick={() => onRevoke(key)}>
            {text.revoke}
          </Button>
        ),
    },
  ];
}

function KeyName({ name, prefix, state, test }: ApiKey) {
  return (
    <>
      <span className={styles.long}>{name}</span> {test && <Tag color="blue">{text.testTag}</Tag>}{' '}
      {state !== 'ACTIVE' && <Tag>{text.states[state]}</Tag>}
      <code className={styles.prefix}>{prefix}…</code>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return text.none;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function limitsOf({ callsPerMinute, tokenBudget, tokensSpent, allowedAddresses }: ApiKey): string[] {
  const tokens = tokenBudget === null ? tokensSpent > 0 && text.spent(tokensSpent) : text.budgetUsed(tokensSpent, tokenBudget);
  const calls = callsPerMinute !== null && text.callsLimit(callsPerMinute);
  return [calls, tokens, ...allowedAddresses].filter((line) => typeof line === 'string');
}
