import type { CreateWebhookInput, DeliveryPartsFragment, UpdateWebhookInput, WebhookEvent, WebhookPartsFragment } from '../gql/graphql.js';
import {
  CREATE_WEBHOOK,
  DELETE_WEBHOOK,
  DELIVERIES,
  REPLAY,
  ROTATE_SECRET,
  TEST_WEBHOOK,
  UPDATE_WEBHOOK,
  WEBHOOKS,
} from '../operations/webhooks.js';
import { everyRow } from '../pages.js';
import type { CallOptions, Transport } from '../transport.js';

export type Webhook = WebhookPartsFragment;
export type WebhookDelivery = DeliveryPartsFragment;

/** A webhook with its secret, which is shown this once. */
export interface WebhookWithSecret {
  secret: string;
  webhook: Webhook;
}

/** Webhooks of the account. Needs the scope WEBHOOKS. What they deliver is checked with `verifyWebhook`. */
export class Webhooks {
  constructor(private readonly transport: Transport) {}

  list(options: CallOptions = {}): AsyncGenerator<Webhook> {
    return everyRow(async (place) => (await this.transport.read(WEBHOOKS, place, options)).page);
  }

  async create(input: CreateWebhookInput, options: CallOptions = {}): Promise<WebhookWithSecret> {
    return (await this.transport.change(CREATE_WEBHOOK, { input }, options)).created;
  }

  async update(id: string, input: UpdateWebhookInput, options: CallOptions = {}): Promise<Webhook> {
    return (await this.transport.change(UPDATE_WEBHOOK, { id, input }, options)).webhook;
  }

  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await this.transport.change(DELETE_WEBHOOK, { id }, options);
  }

  /** Makes a new secret; the one before stays valid until `earlierSecretUntil`. */
  async rotateSecret(id: string, options: CallOptions = {}): Promise<WebhookWithSecret> {
    return (await this.transport.change(ROTATE_SECRET, { id }, options)).rotated;
  }

  /** Sends a made-up delivery of an event, `WEBHOOK_TEST` unless given. */
  async test(id: string, event?: WebhookEvent, options: CallOptions = {}): Promise<WebhookDelivery> {
    return (await this.transport.change(TEST_WEBHOOK, { id, event }, options)).delivery;
  }

  /** Deliveries of a webhook, the newest first. */
  deliveries(id: string, options: CallOptions = {}): AsyncGenerator<WebhookDelivery> {
    return everyRow(async (place) => (await this.transport.read(DELIVERIES, { id, ...place }, options)).page);
  }

  /** Sends a delivery again. */
  async replay(deliveryId: string, options: CallOptions = {}): Promise<WebhookDelivery> {
    return (await this.transport.change(REPLAY, { id: deliveryId }, options)).delivery;
  }
}
