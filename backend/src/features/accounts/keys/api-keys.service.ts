import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import type { Actor, AdminActor } from '../../../core/access/actor.js';
import { makeKey } from '../../../core/access/keys/key-secret.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { auditedActorOf } from '../../../core/audit/audited-actor.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { Page, PageQuery } from '../../../core/pages/page.js';
import { AccountNotices } from '../recovery/notices/account-notices.service.js';
import { ApiKeyNotFoundError, TooManyApiKeysError } from './api-keys.errors.js';
import type { CreateAdminApiKeyInput, CreateApiKeyInput } from './api-keys.inputs.js';
import { type ApiKeyFilter, findApiKey, listApiKeys } from './api-key-list.js';
import type { ApiKeyView, CreatedApiKey } from './api-keys.views.js';

/** Keys of one kind that an account may have at a time. */
export const LIVE_KEYS_MAX = 20;
const DAY_MINUTES = 24 * 60;

/**
 * Makes, lists and revokes API keys. A key is a session of its own that lasts until the key expires: whatever ends the sessions of an
 * account, such as its deactivation, ends its keys with them, and every open stream of theirs.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountDirectory,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Makes a key that acts for the caller: for users what users do, for administrators what administrators do. The owner is told by e-mail.
   * @throws TooManyApiKeysError, RateLimitedError
   */
  async create(actor: Actor, address: string, input: CreateApiKeyInput | CreateAdminApiKeyInput): Promise<CreatedApiKey> {
    await this.limits.consume('api-key-create-user', actor.userId);
    const { userId, kind } = actor;
    const by = await auditedActorOf(this.accounts, actor, address);
    const { text, prefix, hash } = makeKey();
    const { name, scopes, allowedAddresses, callsPerMinute, expiresInDays } = input;
    const tokenBudget = 'tokenBudget' in input ? input.tokenBudget : null;
    const { key, notice } = await this.database.transaction(async (manager) => {
      await requireRoom(manager, userId, kind);
      // Without an address: a key is not a login, and its address is not one that the owner is known to come from.
      const { id, expiresAt } = await this.sessions.open(userId, kind, expiresInDays * DAY_MINUTES, null, manager);
      await manager.query(
        `insert into api_keys (id, name, prefix, secret_hash, scopes, allowed_addresses, calls_per_minute, token_budget)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, name, prefix, hash, scopes, allowedAddresses ?? [], callsPerMinute ?? null, tokenBudget ?? null],
      );
      const after = { name, scopes, expiresAt, allowedAddresses: allowedAddresses ?? [], callsPerMinute, tokenBudget };
      await this.audit.record(manager, by, { action: 'api-key.create', subject: `api-key:${id}`, subjectName: prefix, after });
      const told = { kind: 'api-key-made', at: new Date().toISOString(), name, scopes, expiresAt: expiresAt.toISOString() } as const;
      return {
        key: await findApiKey(manager, id),
        notice: await this.notices.request(manager, { id: userId, email: by.email }, told),
      };
    });
    if (!key) throw new ApiKeyNotFoundError();
    await this.notices.dispatch(notice);
    return { secret: text, key };
  }

  /** Keys, newest first; ended ones until their logins are forgotten (`SESSION_RETENTION_DAYS`). @throws BadRequestError for a cursor of no page */
  list(filter: ApiKeyFilter, page: PageQuery): Promise<Page<ApiKeyView>> {
    return listApiKeys(this.database.manager, filter, page);
  }

  /** Ends one of the caller's own keys, with its open streams. @throws ApiKeyNotFoundError */
  revokeOwn(actor: Actor, address: string, id: string): Promise<ApiKeyView> {
    return this.revoke(actor, address, id, { ownerId: actor.userId, kind: actor.kind });
  }

  /** Ends any key. @throws ApiKeyNotFoundError */
  revokeAny(actor: AdminActor, id: string): Promise<ApiKeyView> {
    return this.revoke(actor, actor.address, id, {});
  }

  private async revoke(actor: Actor, address: string, id: string, filter: ApiKeyFilter): Promise<ApiKeyView> {
    const key = isUUID(id) ? await findApiKey(this.database.manager, id, filter) : undefined;
    if (!key) throw new ApiKeyNotFoundError();
    if (key.revokedAt === null) {
      const by = await auditedActorOf(this.accounts, actor, address);
      const event = { action: 'api-key.revoke', subject: `api-key:${key.id}`, subjectName: key.prefix, before: { ownerId: key.ownerId } };
      await this.sessions.revoke(key.id, (manager) => this.audit.record(manager, by, event));
    }
    return (await findApiKey(this.database.manager, key.id)) ?? key;
  }
}

/** One at a time for an account, so that two calls cannot both make the last key. */
async function requireRoom(manager: EntityManager, userId: string, kind: Actor['kind']): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('api-keys ' || $1, 0))`, [userId]);
  const [row] = await manager.query<{ live: string }[]>(
    `select count(*) as live from api_keys k join sessions s on s.id = k.id
     where s.user_id = $1 and s.kind = $2 and s.revoked_at is null and s.expires_at > now()`,
    [userId, kind],
  );
  if (Number(row?.live) >= LIVE_KEYS_MAX) throw new TooManyApiKeysError(LIVE_KEYS_MAX);
}
