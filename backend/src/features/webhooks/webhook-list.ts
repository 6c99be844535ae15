import type { EntityManager } from 'typeorm';
import { type ListQueryWithCursor, windowOf } from '../../core/pages/list-query.js';
import { newestRows } from '../../core/pages/newest-first.js';
import { PAGE_MAX, type Page, type PageQuery } from '../../core/pages/page.js';
import type { WebhookDeliveryView, WebhookView } from './webhooks.views.js';

/** Whose webhook: a user's id, or null for the installation's. */
export type WebhookOwner = string | null;

/** The page that a list of REST asks for. */
export function pageOf(query: ListQueryWithCursor): PageQuery {
  const { take, skip } = windowOf(query);
  return { first: Math.min(take, PAGE_MAX), offset: skip, after: query.cursor };
}

const OWN = 'owner_id is not distinct from $1::uuid';
const COLUMNS = `id, name, url, events, state, state_since as "stateSince", failures, created_at as "createdAt",
  case when earlier_secret_until > now() then earlier_secret_until end as "earlierSecretUntil"`;
const DELIVERY_COLUMNS = `id, event, state, created_at as "createdAt", attempts, tried_at as "triedAt",
  case when state = 'waiting' then next_at end as "nextAt", status, error, duration_ms as "durationMs", data`;

/** One of the owner's webhooks. @param forUpdate locks it until the transaction ends */
export async function findWebhook(
  manager: EntityManager,
  owner: WebhookOwner,
  id: string,
  forUpdate = false,
): Promise<WebhookView | undefined> {
  const [webhook] = await manager.query<WebhookView[]>(
    `select ${COLUMNS} from webhooks where ${OWN} and id = $2 ${forUpdate ? 'for update' : ''}`,
    [owner, id],
  );
  return webhook;
}

/** A page of the owner's webhooks, newest first. @throws BadRequestError for a cursor of no page */
export const listWebhooks = (manager: EntityManager, owner: WebhookOwner, page: PageQuery): Promise<Page<WebhookView>> =>
  newestRows<WebhookView>(manager, { columns: COLUMNS, from: 'webhooks', where: OWN, values: [owner], order: ['created_at', 'id'] }, page);

type DeliveryRow = Omit<WebhookDeliveryView, 'payload'> & { data: object };

/** A page of a webhook's deliveries, newest first. @throws BadRequestError for a cursor of no page */
export async function listDeliveries(manager: EntityManager, webhookId: string, page: PageQuery): Promise<Page<WebhookDeliveryView>> {
  const { nodes, ...rest } = await newestRows<DeliveryRow>(
    manager,
    { columns: DELIVERY_COLUMNS, from: 'webhook_deliveries', where: 'webhook_id = $1', values: [webhookId], order: ['created_at', 'id'] },
    page,
  );
  return { ...rest, nodes: nodes.map(deliveryView) };
}

export const deliveryView = ({ data, ...row }: DeliveryRow): WebhookDeliveryView => ({
  ...row,
  payload: bodyOf({ event: row.event, createdAt: row.createdAt, data }),
});

/** What is posted; the same each time that a delivery is tried. */
export const bodyOf = ({ event, createdAt, data }: { event: string; createdAt: Date; data: object }): string =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });

/** Makes a delivery of one of the owner's webhooks wait for its next try as if it were new. @returns it, as it is then */
export async function replay(manager: EntityManager, owner: WebhookOwner, id: string): Promise<WebhookDeliveryView | undefined> {
  const [rows] = await manager.query<[DeliveryRow[], number]>(
    `update webhook_deliveries d set state = 'waiting', attempts = 0, next_at = now(), status = null, error = null
     where id = $1 and exists (select 1 from webhooks w where w.id = d.webhook_id and w.owner_id is not distinct from $2::uuid)
     returning ${DELIVERY_COLUMNS}`,
    [id, owner],
  );
  return rows[0] && deliveryView(rows[0]);
}
