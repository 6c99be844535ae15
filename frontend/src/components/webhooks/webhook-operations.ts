import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FragmentType } from '../../shared/gql/index.js';
import type { webhookMessages } from './messages.js';
import type { DELIVERY_ROW, WEBHOOK_ROW } from './webhook-row.operations.js';

/** The events that a webhook can be told of. */
export type EventName = Exclude<keyof typeof webhookMessages.eventNames, 'WEBHOOK_TEST'>;

export interface WebhookValues<Event extends EventName = EventName> {
  name: string;
  url: string;
  events: Event[];
}

interface Page<Node> {
  page: { totalCount: number; nodes: Node[] };
}
type DeliveryPart = FragmentType<typeof DELIVERY_ROW>;

/** The operations of one kind of owner: users on their own webhooks, administrators on the installation's. */
export interface WebhookOperations<Event extends EventName> {
  list: TypedDocumentNode<Page<FragmentType<typeof WEBHOOK_ROW>>, { first: number; offset: number }>;
  /** Without a page where there is no such webhook. */
  deliveries: TypedDocumentNode<{ page: Page<DeliveryPart>['page'] | null }, { id: string; first: number; offset: number }>;
  create: TypedDocumentNode<{ made: { secret: string } }, { input: WebhookValues<Event> }>;
  update: TypedDocumentNode<
    { webhook: FragmentType<typeof WEBHOOK_ROW> },
    { id: string; input: Partial<WebhookValues<Event>> & { active?: boolean } }
  >;
  remove: TypedDocumentNode<{ gone: { id: string } }, { id: string }>;
  rotate: TypedDocumentNode<{ made: { secret: string } }, { id: string }>;
  test: TypedDocumentNode<{ delivery: { id: string } }, { id: string }>;
  replay: TypedDocumentNode<{ delivery: DeliveryPart }, { id: string }>;
}
