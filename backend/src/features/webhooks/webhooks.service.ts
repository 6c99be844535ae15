import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountDirectory } from '../../core/access/account-directory.js';
import type { Actor } from '../../core/access/actor.js';
import { Reauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../core/audit/audited-actor.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import type { Page, PageQuery } from '../../core/pages/page.js';
import { newSecret } from './sending/signature.js';
import { problemOfUrl } from './sending/target.js';
import { findWebhook, listDeliveries, listWebhooks, replay, type WebhookOwner } from './webhook-list.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { TooManyWebhooksError, WebhookDeliveryNotFoundError, WebhookNotFoundError, WebhookOffError } from './webhooks.errors.js';
import type {
  CreateInstallationWebhookInput,
  CreateWebhookInput,
  TestWebhookInput,
  UpdateInstallationWebhookInput,
  UpdateWebhookInput,
} from './webhooks.inputs.js';
import { sampleData } from './sample-events.js';
import {
  InstallationWebhookEvent,
  TEST_EVENT,
  UserWebhookEvent,
  type WebhookDeliveryView,
  WebhookState,
  type WebhookView,
  type WebhookWithSecret,
} from './webhooks.views.js';

export const WEBHOOKS_OF_USER_MAX = 5;
export const WEBHOOKS_OF_INSTALLATION_MAX = 20;
/** For how long deliveries are signed with the secret before the present one too, so that a receiver can change it in its own time. */
export const EARLIER_SECRET_HOURS = 24;

/** Where a change came from: who makes it, from which address. */
export interface Change {
  actor: Actor;
  address: string;
}

/** Webhooks as their owners keep them. Users have their own; every administrator has those of the installation. */
@Injectable()
export class WebhooksService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: WebhookSecrets,
    private readonly accounts: AccountDirectory,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** Newest first. @throws BadRequestError for a cursor of no page */
  list(actor: Actor, page: PageQuery): Promise<Page<WebhookView>> {
    return listWebhooks(this.database.manager, ownerOf(actor), page);
  }

  /** What one of the caller's webhooks was sent or is to be, newest first. @throws WebhookNotFoundError */
  async deliveries(actor: Actor, id: string, page: PageQuery): Promise<Page<WebhookDeliveryView>> {
    await this.found(this.database.manager, actor, id);
    return listDeliveries(this.database.manager, id, page);
  }

  /** @returns it with its secret, which is never shown again. @throws TooManyWebhooksError, RateLimitedError, ValidationError */
  async create({ actor, address }: Change, input: CreateWebhookInput | CreateInstallationWebhookInput): Promise<WebhookWithSecret> {
    await this.limits.consume('webhook-change-user', actor.userId);
    const url = this.fitUrl(input.url);
    const owner = ownerOf(actor);
    const { name, events } = input;
    const id = randomUUID();
    const secret = newSecret();
    const by = await auditedActorOf(this.accounts, actor, address);
    const webhook = await this.database.transaction(async (manager) => {
      await requireRoom(manager, owner);
      await manager.query('insert into webhooks (id, owner_id, name, url, events, sealed_secret) values ($1, $2, $3, $4, $5, $6)', [
        id,
        owner,
        name,
        url,
        events,
        this.secrets.seal(id, secret),
      ]);
      await this.audit.record(manager, by, { action: 'webhook.create', ...subjectOf({ id, name }), after: { ...told({ url, events }) } });
      return this.found(manager, actor, id);
    });
    return { secret, webhook };
  }

  /** Another address needs the password again. @throws WebhookNotFoundError, ReauthenticationRequiredError, RateLimitedError, ValidationError */
  async update({ actor, address }: Change, id: string, input: UpdateWebhookInput | UpdateInstallationWebhookInput): Promise<WebhookView> {
    await this.limits.consume('webhook-change-user', actor.userId);
    const newUrl = typeof input.url === 'string' ? this.fitUrl(input.url) : null;
    const by = await auditedActorOf(this.accounts, actor, address);
    return this.database.transaction(async (manager) => {
      const before = await this.found(manager, actor, id, true);
      if (newUrl !== null && newUrl !== before.url) await this.reauthentication.require(actor, manager);
      const { name, url, events } = {
        name: input.name ?? before.name,
        url: newUrl ?? before.url,
        events: input.events ?? before.events,
      };
      await manager.query('update webhooks set name = $2, url = $3, events = $4 where id = $1', [id, name, url, events]);
      if (typeof input.active === 'boolean') await setActive(manager, before, input.active);
      const after = await this.found(manager, actor, id);
      await this.audit.record(manager, by, {
        action: 'webhook.update',
        ...subjectOf(after),
        before: { name: before.name, ...told(before), state: before.state },
        after: { name: after.name, ...told(after), state: after.state },
      });
      return after;
    });
  }

  /** Deletes a webhook with everything that it was sent or is to be. @returns its id. @throws WebhookNotFoundError */
  async delete({ actor, address }: Change, id: string): Promise<{ id: string }> {
    const by = await auditedActorOf(this.accounts, actor, address);
    return this.database.transaction(async (manager) => {
      const webhook = await this.found(manager, actor, id, true);
      await manager.query('delete from webhook_deliveries where webhook_id = $1', [id]);
      await manager.query('delete from webhooks where id = $1', [id]);
      await this.audit.record(manager, by, { action: 'webhook.delete', ...subjectOf(webhook), before: { ...told(webhook) } });
      return { id };
    });
  }

  /** A new secret; the one before it signs too for `EARLIER_SECRET_HOURS`. @throws WebhookNotFoundError, RateLimitedError */
  async rotateSecret({ actor, address }: Change, id: string): Promise<WebhookWithSecret> {
    await this.limits.consume('webhook-change-user', actor.userId);
    const by = await auditedActorOf(this.accounts, actor, address);
    const secret = newSecret();
    const webhook = await this.database.transaction(async (manager) => {
      const held = await this.found(manager, actor, id, true);
      await manager.query(
        `update webhooks set sealed_earlier_secret = sealed_secret, sealed_secret = $2,
           earlier_secret_until = now() + ${EARLIER_SECRET_HOURS} * interval '1 hour' where id = $1`,
        [id, this.secrets.seal(id, secret)],
      );
      await this.audit.record(manager, by, { action: 'webhook.rotate-secret', ...subjectOf(held) });
      return this.found(manager, actor, id);
    });
    return { secret, webhook };
  }

  /**
   * Has a delivery made that says nothing but that it is a test, or that looks like an event.
   * @throws WebhookNotFoundError, WebhookOffError, RateLimitedError; ValidationError for an event that the caller's webhooks are not told of
   */
  async test({ actor, address }: Change, id: string, { event }: TestWebhookInput = {}): Promise<WebhookDeliveryView> {
    const sent = event ?? TEST_EVENT;
    const known: readonly string[] = Object.values(ownerOf(actor) === null ? InstallationWebhookEvent : UserWebhookEvent);
    if (sent !== TEST_EVENT && !known.includes(sent)) throw new ValidationError([{ field: 'event', message: 'Unknown event' }]);
    await this.limits.consume('webhook-send-user', actor.userId);
    const by = await auditedActorOf(this.accounts, actor, address);
    return this.database.transaction(async (manager) => {
      const webhook = await this.found(manager, actor, id, true);
      requireActive(webhook);
      const [row] = await manager.query<[{ id: string }]>(
        'insert into webhook_deliveries (webhook_id, event, data) values ($1, $2, $3) returning id',
        [id, sent, sampleData(sent, id)],
      );
      await this.audit.record(manager, by, { action: 'webhook.test', ...subjectOf(webhook) });
      return this.waiting(manager, actor, row.id);
    });
  }

  /**
   * Sends again what was sent or could not be.
   * @throws WebhookDeliveryNotFoundError, WebhookOffError, RateLimitedError
   */
  async replay({ actor, address }: Change, deliveryId: string): Promise<WebhookDeliveryView> {
    await this.limits.consume('webhook-send-user', actor.userId);
    if (!isUUID(deliveryId)) throw new WebhookDeliveryNotFoundError();
    const by = await auditedActorOf(this.accounts, actor, address);
    return this.database.transaction(async (manager) => {
      const [row] = await manager.query<{ id: string }[]>('select webhook_id as id from webhook_deliveries where id = $1', [deliveryId]);
      const webhook = row && (await findWebhook(manager, ownerOf(actor), row.id));
      if (!webhook) throw new WebhookDeliveryNotFoundError();
      requireActive(webhook);
      await this.audit.record(manager, by, { action: 'webhook.replay', ...subjectOf(webhook), after: { delivery: deliveryId } });
      return this.waiting(manager, actor, deliveryId);
    });
  }

  private async waiting(manager: EntityManager, actor: Actor, deliveryId: string): Promise<WebhookDeliveryView> {
    const delivery = await replay(manager, ownerOf(actor), deliveryId);
    if (!delivery) throw new WebhookDeliveryNotFoundError();
    return delivery;
  }

  private async found(manager: EntityManager, actor: Actor, id: string, forUpdate = false): Promise<WebhookView> {
    const webhook = isUUID(id) ? await findWebhook(manager, ownerOf(actor), id, forUpdate) : undefined;
    if (!webhook) throw new WebhookNotFoundError();
    return webhook;
  }

  /** The address as it is kept. @throws ValidationError */
  private fitUrl(url: string): string {
    const problem = problemOfUrl(url, this.config.webhookRanges);
    if (problem !== undefined) throw new ValidationError([{ field: 'url', message: problem }]);
    return new URL(url).href;
  }
}

const ownerOf = ({ kind, userId }: Actor): WebhookOwner => (kind === 'admin' ? null : userId);

const subjectOf = ({ id, name }: Pick<WebhookView, 'id' | 'name'>) => ({ subject: `webhook:${id}`, subjectName: name });

/** What the audit log says about a webhook. Only the host: paths hold secrets of the receiver. */
const told = ({ url, events }: Pick<WebhookView, 'url' | 'events'>) => ({ host: new URL(url).host, events });

function requireActive({ state }: WebhookView): void {
  if (state !== WebhookState.ACTIVE) throw new WebhookOffError();
}

/** Turned on again, it starts afresh; what was waiting is sent at once. */
async function setActive(manager: EntityManager, { id, state }: WebhookView, active: boolean): Promise<void> {
  if (active === (state === WebhookState.ACTIVE)) return;
  await manager.query(`update webhooks set state = $2, state_since = now(), failures = 0, held_until = null where id = $1`, [
    id,
    active ? 'active' : 'off',
  ]);
  if (active) await manager.query(`update webhook_deliveries set next_at = now() where webhook_id = $1 and state = 'waiting'`, [id]);
}

/** One at a time for an owner, so that two calls cannot both make the last one. */
async function requireRoom(manager: EntityManager, owner: WebhookOwner): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('webhooks ' || $1, 0))`, [owner ?? 'installation']);
  const [row] = await manager.query<{ held: string }[]>(
    'select count(*) as held from webhooks where owner_id is not distinct from $1::uuid',
    [owner],
  );
  const most = owner === null ? WEBHOOKS_OF_INSTALLATION_MAX : WEBHOOKS_OF_USER_MAX;
  if (Number(row?.held) >= most) throw new TooManyWebhooksError(most);
}
