import { Injectable } from '@nestjs/common';
import pMap from 'p-map';
import { signedHeaders } from '../sending/signature.js';
import { WebhookSender } from '../sending/webhook-sender.js';
import { bodyOf, type WebhookOwner } from '../webhook-list.js';
import { WebhookSecrets } from '../webhook-secrets.js';
import { DeliveryStore, type DueDelivery, type ReadyWebhook } from './delivery-store.js';

/** After this nothing more is begun: the next owner's turn comes. */
const ROUND_MS = 10_000;
const WEBHOOKS_AT_ONCE = 5;

/**
 * Makes the deliveries of one owner that are due, of each webhook one after the other. A round is short, so that owners whose receivers
 * are slow do not keep the others waiting; the rest is done in the owner's next turn.
 */
@Injectable()
export class DeliveryRound {
  constructor(
    private readonly store: DeliveryStore,
    private readonly sender: WebhookSender,
    private readonly secrets: WebhookSecrets,
  ) {}

  async run(owner: WebhookOwner, signal: AbortSignal): Promise<void> {
    const until = performance.now() + ROUND_MS;
    const deliverAll = async (webhook: ReadyWebhook): Promise<void> => {
      while (performance.now() < until) {
        signal.throwIfAborted();
        const delivery = await this.store.next(webhook.id);
        if (!delivery) return;
        await this.deliver(webhook, delivery, signal);
      }
    };
    await pMap(await this.store.ready(owner), deliverAll, { concurrency: WEBHOOKS_AT_ONCE });
  }

  /** A process that dies in between leaves the delivery waiting: it is made again, under the same id. */
  private async deliver(webhook: ReadyWebhook, delivery: DueDelivery, signal: AbortSignal): Promise<void> {
    const body = bodyOf(delivery);
    const seconds = Math.floor(Date.now() / 1000);
    const headers = signedHeaders(delivery.id, seconds, body, this.secrets.open(webhook.id, webhook));
    const sent = await this.sender.send(webhook.url, body, { ...headers, 'user-agent': 'Themis-Webhooks/1' }, signal);
    // The worker is stopping: that says nothing about the receiver.
    signal.throwIfAborted();
    await this.store.record(webhook.id, delivery, sent);
  }
}
