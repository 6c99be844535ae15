import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Sent } from '../sending/webhook-sender.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { WebhookNotices } from '../notice/webhook-notices.js';
import type { WebhookOwner } from '../webhook-list.js';
import type { SealedSecrets } from '../webhook-secrets.js';
import type { WebhookEvent } from '../webhooks.views.js';
import { ATTEMPTS_MAX, FAILURES_MAX, pauseAfter } from './backoff.js';

export interface ReadyWebhook extends SealedSecrets {
  id: string;
  url: string;
}
export interface DueDelivery {
  id: string;
  event: WebhookEvent;
  data: object;
  createdAt: Date;
  attempts: number;
}

/** As many as the database lets wait for one webhook. */
const WAITING_MAX = 1000;
/** Webhooks that are turned off in one transaction. */
const STOPPED_AT_ONCE = 100;
/** Days for which deliveries are kept. */
const KEEP_DAYS = 30;
/** What the database removes in one statement, so that none holds its locks for long. */
const BATCH = 5000;

/** A webhook `w` that something may be delivered to now, in SQL. */
export const READY = `w.state = 'active' and (w.held_until is null or w.held_until <= now())
  and (w.owner_id is null or exists (select 1 from users u where u.id = w.owner_id and u.is_active))`;
const HAS_DUE = `exists (select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= now())`;

/** What waits to be delivered, as the database has it. */
@Injectable()
export class DeliveryStore {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly notices: WebhookNotices,
  ) {}

  /** Owners of webhooks that something can be delivered to now, whoever has waited longest first; at most `most`. */
  async ownersWithWork(most: number): Promise<WebhookOwner[]> {
    const rows = await this.database.query<{ owner: WebhookOwner }[]>(
      `select w.owner_id as owner from webhooks w cross join lateral (
         select d.next_at from webhook_deliveries d
         where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= now() order by d.next_at limit 1
       ) due
       where ${READY} group by w.owner_id order by min(due.next_at), w.owner_id limit $1`,
      [most],
    );
    return rows.map(({ owner }) => owner);
  }

  /** The owner's webhooks that something can be delivered to now. */
  ready(owner: WebhookOwner): Promise<ReadyWebhook[]> {
    return this.database.query<ReadyWebhook[]>(
      `select w.id, w.url, w.sealed_secret as secret, case when w.earlier_secret_until > now() then w.sealed_earlier_secret end as earlier
       from webhooks w where w.owner_id is not distinct from $1::uuid and ${READY} and ${HAS_DUE}`,
      [owner],
    );
  }

  /** The delivery whose turn it is: those that were tried less often first, then the oldest. Null as soon as there is none, or a pause. */
  async next(webhookId: string): Promise<DueDelivery | null> {
    const [row] = await this.database.query<DueDelivery[]>(
      `select d.id, d.event, d.data, d.created_at as "createdAt", d.attempts from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where w.id = $1 and ${READY} and d.state = 'waiting' and d.next_at <= now() order by d.attempts, d.created_at, d.id limit 1`,
      [webhookId],
    );
    return row ?? null;
  }

  /**
   * Notes how a try ended, for the delivery and for its webhook, which pauses after a failure and is turned off after too many; its owner
   * is then told.
   */
  async record(webhookId: string, delivery: DueDelivery, { error, status, durationMs }: Sent): Promise<void> {
    const attempts = delivery.attempts + 1;
    const state = error === null ? 'delivered' : attempts >= ATTEMPTS_MAX ? 'failed' : 'waiting';
    const requested = await this.database.transaction(async (manager): Promise<JobRecord[]> => {
      await manager.query(
        `update webhook_deliveries set state = $2, attempts = $3, tried_at = now(), status = $4, error = $5, duration_ms = $6,
           next_at = now() + $7 * interval '1 millisecond' where id = $1`,
        [delivery.id, state, attempts, status, error, durationMs, pauseAfter(attempts)],
      );
      if (error === null) {
        await manager.query('update webhooks set failures = 0, held_until = null where id = $1 and failures > 0', [webhookId]);
        return [];
      }
      const [rows] = await manager.query<[{ failures: number }[], number]>(
        'update webhooks set failures = failures + 1 where id = $1 returning failures',
        [webhookId],
      );
      const failures = rows[0]?.failures ?? 0;
      await manager.query(`update webhooks set held_until = now() + $2 * interval '1 millisecond' where id = $1`, [
        webhookId,
        pauseAfter(failures),
      ]);
      if (failures < FAILURES_MAX) return [];
      const [stopped] = await manager.query<[{ owner: WebhookOwner }[], number]>(
        `update webhooks set state = 'failing', state_since = now() where id = $1 and state = 'active' returning owner_id as owner`,
        [webhookId],
      );
      return stopped[0] ? this.notices.request(manager, webhookId, stopped[0].owner) : [];
    });
    await this.notices.dispatch(requested);
  }

  /** Turns off webhooks that as many events wait for as may: further ones are not kept. @returns how many; the rest is left for the next call */
  async stopOverrun(): Promise<number> {
    const { stopped, requested } = await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ id: string; owner: WebhookOwner }[], number]>(
        `update webhooks set state = 'overrun', state_since = now() where state = 'active' and id in (
           select w.id from webhooks w where w.state = 'active' and (
             select count(*) from (select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' limit ${WAITING_MAX}) waiting
           ) >= ${WAITING_MAX} limit ${STOPPED_AT_ONCE}
         ) returning id, owner_id as owner`,
      );
      const jobs: JobRecord[] = [];
      for (const { id, owner } of rows) for (const job of await this.notices.request(manager, id, owner)) jobs.push(job);
      return { stopped: rows.length, requested: jobs };
    });
    await this.notices.dispatch(requested);
    return stopped;
  }

  /** Removes deliveries that are over a month old, and those of webhooks that are gone. @returns how many */
  async removeOld(): Promise<number> {
    for (let removed = 0; ;) {
      const [, count] = await this.database.query<[unknown[], number]>(
        `delete from webhook_deliveries where id in (
           select id from webhook_deliveries d where created_at < now() - ${KEEP_DAYS} * interval '1 day'
             or not exists (select 1 from webhooks w where w.id = d.webhook_id) limit ${BATCH})`,
      );
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}
