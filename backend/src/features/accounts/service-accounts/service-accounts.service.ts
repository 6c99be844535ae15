import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { newestRows } from '../../../core/pages/newest-first.js';
import type { Page, PageQuery } from '../../../core/pages/page.js';
import type { CreateApiKeyInput } from '../keys/api-keys.inputs.js';
import { ApiKeysService } from '../keys/api-keys.service.js';
import type { CreatedApiKey } from '../keys/api-keys.views.js';
import { UserNotFoundError } from '../users.errors.js';
import { UsersService } from '../users.service.js';
import type { CreateServiceAccountInput } from './service-accounts.inputs.js';
import type { ServiceAccountView } from './service-accounts.views.js';

const FROM = 'service_accounts s join users u on u.id = s.account_id left join users o on o.id = s.owner_id';
const COLUMNS = `u.id, u.name, u.is_active as "isActive", s.created_at as "createdAt", s.owner_id as "ownerId", o.email as "ownerEmail",
  (select balance::int from token_accounts a where a.user_id = u.id) as tokens,
  (select count(*)::int from api_keys k join sessions l on l.id = k.id
   where l.user_id = u.id and l.revoked_at is null and l.expires_at > now()) as "activeKeys"`;

/** Accounts of programs. They are accounts like others, with tokens and what they keep, but nobody can sign in to them. */
@Injectable()
export class ServiceAccountsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly keys: ApiKeysService,
    private readonly audit: AuditLog,
  ) {}

  /** A page of them, newest first. @throws BadRequestError for a cursor of no page */
  list(page: PageQuery): Promise<Page<ServiceAccountView>> {
    return newestRows(
      this.database.manager,
      { columns: COLUMNS, from: FROM, where: 'true', values: [], order: ['s.created_at', 's.account_id'] },
      page,
    );
  }

  /** Makes one that the caller answers for. */
  async create(actor: AdminActor, { name, initialTokens }: CreateServiceAccountInput): Promise<ServiceAccountView> {
    const email = `service-${randomUUID()}@themis.invalid`;
    // Nobody knows it, and no login asks for it.
    const password = randomBytes(32).toString('base64url');
    const tokens = initialTokens ?? 0;
    const { id } = await this.users.insert(
      { name, email, password, isVerified: true, initialTokens: tokens, createdBy: actor.userId },
      async (manager, account) => {
        await manager.query('insert into service_accounts (account_id, owner_id) values ($1, $2)', [account.id, actor.userId]);
        await this.audit.record(manager, actor, {
          action: 'service-account.create',
          subject: `user:${account.id}`,
          subjectName: account.name,
          after: { name: account.name, initialTokens: tokens },
        });
      },
      { key: actor.userId },
    );
    return this.found(this.database.manager, id);
  }

  /** Makes a key for one and shows it once. @throws UserNotFoundError; TooManyApiKeysError, RateLimitedError, ValidationError */
  async createKey(actor: AdminActor, id: string, input: CreateApiKeyInput): Promise<CreatedApiKey> {
    const account = await this.found(this.database.manager, id);
    return this.keys.create({ kind: 'user', userId: account.id, sessionId: actor.sessionId }, actor.address, input, actor);
  }

  private async found(manager: EntityManager, id: string): Promise<ServiceAccountView> {
    const [account] = isUUID(id)
      ? await manager.query<ServiceAccountView[]>(`select ${COLUMNS} from ${FROM} where s.account_id = $1`, [id])
      : [];
    if (!account) throw new UserNotFoundError();
    return account;
  }
}
