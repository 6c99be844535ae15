import { randomBytes } from 'node:crypto';
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
import type { FieldError } from '../../../core/errors/app-error.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { CredentialsService } from '../credentials.service.js';
import { UsersService } from '../users.service.js';
import { AccountNotices } from '../recovery/notices/account-notices.service.js';
import { ApiKeyNotFoundError, TooManyApiKeysError } from './api-keys.errors.js';
import { type CreateAdminApiKeyInput, type CreateApiKeyInput, TEST_CALLS_MAX } from './api-keys.inputs.js';
import { type ApiKeyFilter, findApiKey, listApiKeys } from './api-key-list.js';
import { type ApiKeyView, type CreatedApiKey, UserKeyScope } from './api-keys.views.js';

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
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Makes a key that acts for an account: for users what users do, for administrators what administrators do. Who makes it is told by e-mail.
   * @param actor whose key it is
   * @param maker the administrator who makes it for a service account; the account itself when not given
   * @throws TooManyApiKeysError, RateLimitedError
   */
  async create(
    actor: Actor,
    address: string,
    input: CreateApiKeyInput | CreateAdminApiKeyInput,
    maker?: AdminActor,
  ): Promise<CreatedApiKey> {
    await this.limits.consume('api-key-create-user', actor.userId);
    const { userId, kind } = actor;
    const by = maker ?? (await auditedActorOf(this.accounts, actor, address));
    const test = 'test' in input && input.test === true;
    if (test) requireTestTerms(input);
    const { text, prefix, hash } = makeKey(test);
    const { name, scopes, allowedAddresses, expiresInDays } = input;
    const callsPerMinute = test ? (input.callsPerMinute ?? TEST_CALLS_MAX) : input.callsPerMinute;
    const tokenBudget = 'tokenBudget' in input ? input.tokenBudget : null;
    // Nobody signs in to what test keys act for.
    const noPassword = test ? await this.credentials.hashPassword(randomBytes(32).toString('base64url'), { key: userId }) : null;
    const { key, notice } = await this.database.transaction(async (manager) => {
      await requireRoom(manager, userId, kind);
      if (noPassword !== null) await this.users.openTestAccount(manager, userId, noPassword);
      // Without an address: a key is not a login, and its address is not one that the owner is known to come from.
      const { id, expiresAt } = await this.sessions.open(userId, kind, expiresInDays * DAY_MINUTES, null, manager);
      await manager.query(
        `insert into api_keys (id, name, prefix, secret_hash, scopes, allowed_addresses, calls_per_minute, token_budget, is_test)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, name, prefix, hash, scopes, allowedAddresses ?? [], callsPerMinute ?? null, tokenBudget ?? null, test],
      );
      const after = {
        name,
        scopes,
        expiresAt,
        allowedAddresses: allowedAddresses ?? [],
        callsPerMinute,
        tokenBudget,
        ...(test && { test }),
      };
      await this.audit.record(manager, by, { action: 'api-key.create', subject: `api-key:${id}`, subjectName: prefix, after });
      const told = { kind: 'api-key-made', at: new Date().toISOString(), name, scopes, expiresAt: expiresAt.toISOString() } as const;
      return {
        key: await findApiKey(manager, id),
        notice: await this.notices.request(manager, { id: by.userId, email: by.email }, told),
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

/** @throws ValidationError for what a key that only tries things out cannot have */
function requireTestTerms(input: CreateApiKeyInput | CreateAdminApiKeyInput): void {
  const errors: FieldError[] = [];
  if (input.scopes.some((scope) => scope === UserKeyScope.SEARCH))
    errors.push({ field: 'scopes', message: 'A test key cannot search the library: it asks invented sample law only' });
  if ((input.callsPerMinute ?? 0) > TEST_CALLS_MAX)
    errors.push({ field: 'callsPerMinute', message: `A test key can make at most ${TEST_CALLS_MAX} calls a minute` });
  if ('tokenBudget' in input && input.tokenBudget != null)
    errors.push({ field: 'tokenBudget', message: 'A test key spends no tokens, so it has no budget' });
  if (errors.length > 0) throw new ValidationError(errors);
}

/** One at a time for an account, so that two calls cannot both make the last key. */
async function requireRoom(manager: EntityManager, userId: string, kind: Actor['kind']): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('api-keys ' || $1, 0))`, [userId]);
  const [row] = await manager.query<{ live: string }[]>(
    `select count(*) as live from api_keys k join sessions s on s.id = k.id
     where s.user_id = $1 and s.kind = $2 and s.revoked_at is null and s.expires_at > now()
       and not exists (select from connected_apps a where a.id = k.id)`,
    [userId, kind],
  );
  if (Number(row?.live) >= LIVE_KEYS_MAX) throw new TooManyApiKeysError(LIVE_KEYS_MAX);
}
