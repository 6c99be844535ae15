import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Modal, Tag } from 'antd';
import { useState } from 'react';
import { describeError } from '../../shared/apollo/describe-error.js';
import { formatDateTime } from '../../shared/format/dates.js';
import type { WebhookDeliveries_DeliveryFragment as Delivery } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { notify } from '../../shared/notices/toasts.js';
import type { DataColumn } from '../ui/data-table/data-column.js';
import { DataTable } from '../ui/data-table/DataTable.js';
import { Pager } from '../ui/data-table/Pager.js';
import { webhookMessages as text } from './messages.js';
import type { EventName, WebhookOperations } from './webhook-operations.js';
import { DELIVERY_ROW } from './webhook-row.operations.js';
import styles from './webhooks.module.css';

const ROWS = 25;
const POLL_MS = 3000;
const COLORS = { WAITING: 'processing', DELIVERED: 'success', FAILED: 'error' } as const;

interface DeliveriesDialogProps<Event extends EventName> {
  webhook: { id: string; name: string };
  operations: Pick<WebhookOperations<Event>, 'deliveries' | 'replay'>;
  onClosed: () => void;
}

/** What a webhook was sent or is still to be sent. */
export function DeliveriesDialog<Event extends EventName>({ webhook, operations, onClosed }: DeliveriesDialogProps<Event>) {
  const [opener] = useState(() => document.activeElement);
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(ROWS);
  const variables = { id: webhook.id, first: size, offset: (page - 1) * size };
  const query = useQuery(operations.deliveries, { variables, fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const [send] = useMutation(operations.replay);
  const shown = (query.data ?? query.previousData)?.page ?? undefined;
  const replay = async (id: string): Promise<void> => {
    try {
      await send({ variables: { id } });
      notify.success(text.replayed);
    } catch (error) {
      notify.error(describeError(error, text.failed));
    }
  };
  return (
    <Modal
      open={open}
      title={text.deliveriesNamed(webhook.name)}
      closable={{ 'aria-label': text.close }}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClosed();
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      width={820}
      footer={<Button onClick={() => setOpen(false)}>{text.done}</Button>}
    >
      {query.error && !shown ? (
        <Alert
          type="error"
          title={text.deliveriesFailed}
          action={<Button onClick={() => void query.refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      ) : (
        <>
          <DataTable
            label={text.deliveriesNamed(webhook.name)}
            columns={columns((id) => void replay(id))}
            rows={shown && getFragmentData(DELIVERY_ROW, shown.nodes)}
            rowKey={({ id }) => id}
            empty={text.noDeliveries}
          />
          {shown && shown.totalCount > size && (
            <Pager
              label={text.deliveries}
              place={{ page, size, offset: variables.offset, goTo: setPage, resize: setSize }}
              total={shown.totalCount}
            />
          )}
        </>
      )}
    </Modal>
  );
}

const columns = (onReplay: (id: string) => void): DataColumn<Delivery>[] => [
  {
    key: 'event',
    title: text.event,
    card: 'heading',
    render: ({ event, payload }) => (
      <details>
        <summary>{text.eventNames[event]}</summary>
        <pre className={styles.payload} aria-label={text.payload} tabIndex={0}>
          {payload}
        </pre>
      </details>
    ),
  },
  { key: 'when', title: text.when, width: 140, render: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'outcome', title: text.outcome, width: 190, render: (delivery) => <Outcome {...delivery} /> },
  {
    key: 'actions',
    title: text.actions,
    width: 130,
    card: 'actions',
    render: ({ id, event, state }) =>
      state !== 'WAITING' && (
        <Button size="small" aria-label={text.replayNamed(text.eventNames[event])} onClick={() => onReplay(id)}>
          {text.replay}
        </Button>
      ),
  },
];

function Outcome({ state, status, error, attempts }: Delivery) {
  const lines = [error && text.deliveryErrors[error], status !== null && `HTTP ${status}`, attempts > 1 && text.tries(attempts)];
  return (
    <>
      <Tag color={COLORS[state]}>{text.deliveryStates[state]}</Tag>
      <ul className={styles.lines}>
        {lines
          .filter((line) => typeof line === 'string')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </>
  );
}
