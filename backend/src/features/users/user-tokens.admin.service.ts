import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { type BalanceChange, TokensService } from '../tokens/tokens.service.js';
import type { TokenChangeInput } from './users.admin.inputs.js';
import { subjectOf, UsersAdminService } from './users.admin.service.js';
import type { TokenChange } from './users.admin.views.js';

/** What administrators do to the balances of accounts; each change with its ledger row and its entry in the audit log. */
@Injectable()
export class UserTokensAdminService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersAdminService,
    private readonly tokens: TokensService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws UserNotFoundError, TokenAmountError */
  async add(actor: AdminActor, userId: string, { tokens, reason }: TokenChangeInput): Promise<TokenChange> {
    const { id, email } = await this.users.get(userId);
    const by = { actorId: actor.userId, reason };
    const change = await this.change(actor, { id, email }, 'tokens.add', reason, (manager) => this.tokens.add(manager, id, tokens, by));
    return { message: `Added ${tokens} tokens to ${email}`, ...change };
  }

  /** @throws UserNotFoundError, TokenAmountError */
  async set(actor: AdminActor, userId: string, { tokens, reason }: TokenChangeInput): Promise<TokenChange> {
    const { id, email } = await this.users.get(userId);
    const by = { actorId: actor.userId, reason };
    const change = await this.change(actor, { id, email }, 'tokens.set', reason, (manager) => this.tokens.set(manager, id, tokens, by));
    return { message: `Set tokens to ${tokens} for ${email}`, ...change };
  }

  private change(
    actor: AdminActor,
    user: { id: string; email: string },
    action: string,
    reason: string | null | undefined,
    apply: (manager: EntityManager) => Promise<BalanceChange>,
  ): Promise<{ change: number; tokens: number }> {
    return this.database.transaction(async (manager) => {
      const { before, after } = await apply(manager);
      const event = { action, ...subjectOf(user), before: { tokens: before }, after: { tokens: after }, reason };
      await this.audit.record(manager, actor, event);
      return { change: after - before, tokens: after };
    });
  }
}
