import { Tag } from 'antd';
import { formatDateTime } from '../../shared/format/dates.js';
import type { WebhooksList_WebhookFragment as Webhook } from '../../shared/gql/graphql.js';
import type { DataColumn } from '../ui/data-table/data-column.js';
import { webhookMessages as text } from './messages.js';
import { WebhookActions, type WebhookAction } from './WebhookActions.js';
import styles from './webhooks.module.css';

const COLORS = { ACTIVE: 'success', OFF: undefined, FAILING: 'error', OVERRUN: 'error' } as const;

/** Columns of a list of webhooks. */
export function webhookColumns(onAction: (action: WebhookAction, webhook: Webhook) => void): DataColumn<Webhook>[] {
  return [
    {
      key: 'name',
      title: text.name,
      card: 'heading',
      render: ({ name, url, state }) => (
        <>
          <span className={styles.long}>{name}</span> <Tag color={COLORS[state]}>{text.states[state]}</Tag>
          <code className={styles.url}>{url}</code>
        </>
      ),
    },
    {
      key: 'events',
      title: text.events,
      width: 210,
      render: ({ events }) => (
        <ul className={styles.lines}>
          {events.map((event) => (
            <li key={event}>{text.eventNames[event]}</li>
          ))}
        </ul>
      ),
    },
    { key: 'since', title: text.since, width: 140, render: ({ stateSince }) => formatDateTime(stateSince) },
    {
      key: 'actions',
      title: text.actions,
      width: 160,
      card: 'actions',
      render: (webhook) => <WebhookActions webhook={webhook} onAction={onAction} />,
    },
  ];
}
