import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { noteReplay } from '../../../core/http/replays/replayed.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { isUniqueViolation } from '../../../core/errors/database-errors.js';
import { type BalanceChange, type ChangeBy, TokensService } from '../../tokens/tokens.service.js';
import type { TokenChangeInput } from './users.admin.inputs.js';
import { requireOpenToKeys, subjectOf, UsersAdminService } from './users.admin.service.js';
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

  /** Does nothing when a call with the same key has done it already. @throws UserNotFoundError, AdministratorClosedToKeysError, TokenAmountError, IdempotencyKeyReusedError */
  async add(actor: AdminActor, userId: string, input: TokenChangeInput): Promise<TokenChange> {
    const { id, email } = await this.found(actor, userId);
    const change = await this.change(actor, { id, email }, 'tokens.add', input, (manager, by) =>
      this.tokens.add(manager, id, input.tokens, by),
    );
    return { message: `Added ${input.tokens} tokens to ${email}`, ...change };
  }

  /** Does nothing when a call with the same key has done it already. @throws UserNotFoundError, AdministratorClosedToKeysError, TokenAmountError, IdempotencyKeyReusedError */
  async set(actor: AdminActor, userId: string, input: TokenChangeInput): Promise<TokenChange> {
    const { id, email } = await this.found(actor, userId);
    const change = await this.change(actor, { id, email }, 'tokens.set', input, (manager, by) =>
      this.tokens.set(manager, id, input.tokens, by),
    );
    return { message: `Set tokens to ${input.tokens} for ${email}`, ...change };
  }

  private async found(actor: AdminActor, userId: string): Promise<{ id: string; email: string }> {
    const user = await this.users.get(userId);
    requireOpenToKeys(actor, user);
    return user;
  }

  private async change(
    actor: AdminActor,
    user: { id: string; email: string },
    action: string,
    { tokens, reason, idempotencyKey: key }: TokenChangeInput,
    apply: (manager: EntityManager, by: ChangeBy) => Promise<BalanceChange>,
  ): Promise<{ change: number; tokens: number }> {
    const requestHash = createHash('sha256')
      .update(JSON.stringify([action, user.id, tokens, reason ?? null]))
      .digest('hex');
    const idempotency = key ? { key, requestHash } : undefined;
    const earlier = async () => {
      const made = idempotency ? await this.tokens.earlierChange(actor.userId, idempotency) : null;
      if (made) noteReplay();
      return made;
    };
    const done =
      (await earlier()) ??
      (await this.commit(actor, user, action, reason, (manager) => apply(manager, { actorId: actor.userId, reason, idempotency })).catch(
        async (error: unknown) => {
          // Two calls with one key at the same moment: the unique index let the other through, and this one answers like it.
          const other = isUniqueViolation(error, 'token_ledger_key') ? await earlier() : null;
          if (!other) throw error;
          return other;
        },
      ));
    return { change: done.after - done.before, tokens: done.after };
  }

  private commit(
    actor: AdminActor,
    user: { id: string; email: string },
    action: string,
    reason: string | null | undefined,
    apply: (manager: EntityManager) => Promise<BalanceChange>,
  ): Promise<BalanceChange> {
    return this.database.transaction(async (manager) => {
      const change = await apply(manager);
      const event = { action, ...subjectOf(user), before: { tokens: change.before }, after: { tokens: change.after }, reason };
      await this.audit.record(manager, actor, event);
      return change;
    });
  }
}
