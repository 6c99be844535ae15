import { useMutation, useQuery } from '@apollo/client/react';
import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { describeError } from '../../shared/apollo/describe-error.js';
import type { WebhooksList_WebhookFragment as Webhook } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { notify } from '../../shared/notices/toasts.js';
import { useNumberedPage } from '../../shared/url/use-numbered-page.js';
import { Card } from '../ui/card/Card.js';
import { useConfirm } from '../ui/confirm/use-confirm.js';
import { DataTable } from '../ui/data-table/DataTable.js';
import { Pager } from '../ui/data-table/Pager.js';
import { DeliveriesDialog } from './DeliveriesDialog.js';
import { webhookMessages as text } from './messages.js';
import type { WebhookAction } from './WebhookActions.js';
import { webhookColumns } from './webhook-columns.js';
import { WebhookDialog } from './WebhookDialog.js';
import type { EventName, WebhookOperations, WebhookValues } from './webhook-operations.js';
import { WEBHOOK_ROW } from './webhook-row.operations.js';
import styles from './webhooks.module.css';

interface WebhooksListProps<Event extends EventName> {
  intro: string;
  events: readonly Event[];
  operations: WebhookOperations<Event>;
}

type Dialog = { kind: 'create' } | { kind: 'edit' | 'deliveries'; webhook: Webhook } | { kind: 'secret'; secret: string };

/** The webhooks of one owner: the list, whether deliveries arrive, and everything that can be done with them. */
export function WebhooksList<Event extends EventName>({ intro, events, operations }: WebhooksListProps<Event>) {
  const place = useNumberedPage();
  const query = useQuery(operations.list, {
    variables: { first: place.size, offset: place.offset },
    fetchPolicy: 'cache-and-network',
  });
  const page = (query.data ?? query.previousData)?.page;
  const rows = page && getFragmentData(WEBHOOK_ROW, page.nodes);
  const stopped = (rows ?? []).filter(({ state }) => state === 'FAILING' || state === 'OVERRUN');
  // A secret is shown once: nothing keeps it.
  const [create] = useMutation(operations.create, { fetchPolicy: 'no-cache', refetchQueries: [operations.list] });
  const [rotate] = useMutation(operations.rotate, { fetchPolicy: 'no-cache' });
  const [update] = useMutation(operations.update);
  const [remove] = useMutation(operations.remove, { refetchQueries: [operations.list] });
  const [test] = useMutation(operations.test);
  const [dialog, setDialog] = useState<Dialog>();
  const [confirm, confirmation] = useConfirm();

  const told = async (change: Promise<unknown>, done: string): Promise<void> => {
    try {
      await change;
      notify.success(done);
    } catch (error) {
      notify.error(describeError(error, text.failed));
    }
  };
  const newSecret = async (id: string): Promise<void> => {
    try {
      const { data } = await rotate({ variables: { id } });
      if (data) setDialog({ kind: 'secret', secret: data.made.secret });
    } catch (error) {
      notify.error(describeError(error, text.failed));
    }
  };
  const act = (action: WebhookAction, webhook: Webhook): void => {
    const { id, name } = webhook;
    const cancel = text.cancel;
    if (action === 'edit' || action === 'deliveries') setDialog({ kind: action, webhook });
    else if (action === 'test') void told(test({ variables: { id } }), text.testSent);
    else if (action === 'rotate')
      confirm({ title: text.rotateTitle, text: text.rotateConfirm(name), confirm: text.rotate, cancel, onConfirm: () => newSecret(id) });
    else if (action === 'delete')
      confirm({
        title: text.deleteTitle,
        text: text.deleteConfirm(name),
        confirm: text.delete,
        cancel,
        danger: true,
        onConfirm: () => told(remove({ variables: { id } }), text.deleted),
      });
    else void told(update({ variables: { id, input: { active: action === 'turn-on' } } }), text.saved);
  };
  const save = async (values: WebhookValues): Promise<string | undefined> => {
    const input = { ...values, events: values.events as Event[] };
    if (dialog?.kind !== 'edit') return (await create({ variables: { input } })).data?.made.secret;
    await update({ variables: { id: dialog.webhook.id, input } });
    notify.success(text.saved);
    return undefined;
  };
  const closed = () => setDialog(undefined);
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({ kind: 'create' })}>
          {text.create}
        </Button>
      }
    >
      <p className={styles.intro}>{intro}</p>
      {stopped.length > 0 && (
        <Alert
          className={styles.notice}
          type="error"
          showIcon
          title={text.stopped(stopped.map(({ name }) => name).join(', '))}
          description={text.stoppedHelp}
        />
      )}
      {query.error && !page ? (
        <Alert
          type="error"
          title={text.loadFailed}
          action={<Button onClick={() => void query.refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      ) : (
        <>
          <DataTable
            label={text.title}
            columns={webhookColumns(act)}
            rows={rows}
            rowKey={({ id }) => id}
            stale={!query.data && Boolean(query.previousData)}
            empty={text.empty}
          />
          {page && page.totalCount > place.size && <Pager label={text.title} place={place} total={page.totalCount} />}
        </>
      )}
      {dialog?.kind === 'deliveries' && <DeliveriesDialog webhook={dialog.webhook} operations={operations} onClosed={closed} />}
      {dialog && dialog.kind !== 'deliveries' && (
        <WebhookDialog
          events={events}
          initial={dialog.kind === 'edit' ? valuesOf(dialog.webhook) : undefined}
          secret={dialog.kind === 'secret' ? dialog.secret : undefined}
          onSave={save}
          onClosed={closed}
        />
      )}
      {confirmation}
    </Card>
  );
}

const valuesOf = ({ name, url, events }: Webhook): WebhookValues => ({
  name,
  url,
  events: events.filter((event) => event !== 'WEBHOOK_TEST'),
});
