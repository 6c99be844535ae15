import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { loggers } from '../../core/observability/loggers.js';
import { BudgetClock, dayEnd, dayStart } from './budget-day.js';
import { type BudgetScope, ModelBudgetError } from './model-usage.errors.js';

/** Longer than any call lasts; what a process that died had reserved is free again after it. */
const RESERVATION_LIMIT_MS = 10 * 60_000;
/** Every admission of every process waits its turn here, for the length of a few short statements. */
const LOCK = 'model-budget';

/** Share of a budget from which it counts as used up for administrators. */
const NEARLY = 0.95;

const TOKENS = 'input_tokens + output_tokens + cache_read_tokens + cache_write_tokens';

/** Tokens of today. */
export interface BudgetUse {
  used: number;
  /** What calls under way have reserved: the most that they can use. */
  reserved: number;
}

/**
 * Daily budgets of the language model, of each user and of all together. Stored usage and reservations of calls under way are
 * counted in the database, one admission at a time, so that calls at the same moment, in whatever process, cannot overshoot.
 */
@Injectable()
export class ModelBudget {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: BudgetClock,
  ) {}

  /**
   * Reserves for one try of a call; the tries of a call add up.
   * @param userId null for what nobody in particular asked for: only the budget of all has to have room
   * @param tokens the most that the try can use
   * @param limitMs how long the call can last at most
   * @throws ModelBudgetError when that could exceed a budget
   */
  async reserve(callId: string, userId: string | null, tokens: number, limitMs = RESERVATION_LIMIT_MS): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [LOCK]);
      await manager.query('delete from model_reservations where expires_at <= $1', [now]);
      await this.requireRealUser(manager, userId, now);
      const { own, all } = await this.counted(manager, now, userId);
      if (userId !== null) this.requireRoom('user', own, this.config.modelBudget.tokensPerUser, tokens, now);
      this.requireRoom('all', all, this.config.modelBudget.tokens, tokens, now);
      await manager.query(
        `insert into model_reservations (call_id, user_id, tokens, expires_at) values ($1, $2, $3, $4)
         on conflict (call_id) do update set tokens = model_reservations.tokens + excluded.tokens, expires_at = excluded.expires_at`,
        [callId, userId, tokens, new Date(now.getTime() + limitMs)],
      );
    });
  }

  /** What only tries things out costs the installation nothing: it has no budget at all. @throws ModelBudgetError */
  private async requireRealUser(manager: EntityManager, userId: string | null, now: Date): Promise<void> {
    const [test] = await manager.query<unknown[]>('select 1 from test_accounts where account_id = $1', [userId]);
    if (test) throw new ModelBudgetError('test', Math.ceil((dayEnd(now).getTime() - now.getTime()) / 1000));
  }

  /** Gives back what a call had reserved; its usage, if any, is stored in the same transaction. */
  async release(manager: EntityManager, callId: string): Promise<void> {
    await manager.query('delete from model_reservations where call_id = $1', [callId]);
  }

  /** What all users together have of today, and when the day ends. */
  async today(): Promise<BudgetUse & { limit: number; limitPerUser: number; renewedAt: Date }> {
    const now = this.clock.now();
    const { all } = await this.counted(this.database.manager, now, null);
    const { tokens: limit, tokensPerUser: limitPerUser } = this.config.modelBudget;
    return { ...all, limit, limitPerUser, renewedAt: dayEnd(now) };
  }

  /** Users whose own budget of today is used up, or nearly. */
  async exhaustedUsers(): Promise<number> {
    const [row] = await this.database.query<[{ count: number }]>(
      `select count(*)::int as count from (
         select user_id from model_usage where at >= $1 and user_id is not null group by user_id having sum(${TOKENS}) >= $2 * $3::float8
       ) as users`,
      [dayStart(this.clock.now()), this.config.modelBudget.tokensPerUser, NEARLY],
    );
    return row.count;
  }

  private async counted(manager: EntityManager, now: Date, userId: string | null): Promise<{ own: BudgetUse; all: BudgetUse }> {
    const [row] = await manager.query<[Record<'ownUsed' | 'allUsed' | 'ownReserved' | 'allReserved', number>]>(
      `select coalesce(sum(used), 0)::float8 as "allUsed", coalesce(sum(used) filter (where user_id = $1), 0)::float8 as "ownUsed",
         coalesce(sum(reserved), 0)::float8 as "allReserved", coalesce(sum(reserved) filter (where user_id = $1), 0)::float8 as "ownReserved"
       from (
         select user_id, ${TOKENS} as used, 0 as reserved from model_usage where at >= $2
         union all select user_id, 0, tokens from model_reservations where expires_at > $3
       ) as counts`,
      [userId, dayStart(now), now],
    );
    return { own: { used: row.ownUsed, reserved: row.ownReserved }, all: { used: row.allUsed, reserved: row.allReserved } };
  }

  private requireRoom(scope: BudgetScope, { used, reserved }: BudgetUse, limit: number, tokens: number, now: Date): void {
    if (used + reserved + tokens <= limit) return;
    loggers.limits.info({ limit: `model-budget-${scope}`, used, reserved }, 'limit crossed');
    const isHeld = used + tokens <= limit;
    throw new ModelBudgetError(scope, isHeld ? null : Math.max(1, Math.ceil((dayEnd(now).getTime() - now.getTime()) / 1000)));
  }
}
