import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import type { ContentOrigin } from '../../core/confidentiality/content-origin.js';
import { OutgoingGate } from '../../core/confidentiality/outgoing-gate.js';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { Metrics, secondsSince } from '../../core/observability/metrics/metrics.js';
import { loggers } from '../../core/observability/loggers.js';
import { beginSpan, type OpenSpan, type SpanFacts } from '../../core/observability/tracing/tracing.js';
import type { CallTerms, LanguageModel, StopReason, TokenUsage } from '../../ports/language-model/language-model.js';
import { BudgetClock, dayEnd, dayStart } from './budget-day.js';
import { BATCH_PRICE_SHARE, costMicroUsd, plus } from './cost.js';
import { ModelBudget } from './model-budget.js';
import { ModelUsageRow, type UsageOutcome, type UsagePurpose } from './model-usage.entity.js';

/** For how long single calls are kept: thirteen months, so that a month can be compared with that of the year before. */
const RETENTION_DAYS = 396;
const DAY_MS = 86_400_000;
/** Batches end within a day. */
const BATCH_LIMIT_MS = 25 * 3_600_000;
const DROP_EVERY_MS = 6 * 3_600_000;

/** Who a call is made for, and why. */
export interface UsageContext {
  purpose: UsagePurpose;
  userId: string;
  /** What the texts that are sent come from. */
  origin: ContentOrigin;
  signal?: AbortSignal;
}

interface Ending {
  type: 'done';
  stopReason: StopReason;
}

type Used = { model: string; usage: TokenUsage };

const modelFacts = ({ model, usage }: Used): SpanFacts => ({
  'gen_ai.request.model': model,
  'gen_ai.usage.input_tokens': usage.inputTokens,
  'gen_ai.usage.output_tokens': usage.outputTokens,
});

/** Keeps what calls of the language model use, and refuses those that a budget has no room for. */
@Injectable()
export class ModelUsageService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(ModelUsageRow) private readonly rows: Repository<ModelUsageRow>,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: PeriodicTasks,
    private readonly budget: ModelBudget,
    private readonly clock: BudgetClock,
    private readonly metrics: Metrics,
    private readonly gate: OutgoingGate,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('model-usage-retention', DROP_EVERY_MS, () => this.dropBefore(new Date(Date.now() - RETENTION_DAYS * DAY_MS)));
  }

  /** While the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  /**
   * Passes the events of one call on, and keeps what it used when it ends, however it ends. The reader does not wait for that.
   * A model that only quotes uses nothing, and a call that never reached its service used nothing either.
   * @param call hands the terms on to the model with its request
   * @throws ModelBudgetError before anything is sent, when a daily budget has no room for the call; ConfidentialMatterError likewise, when it
   * would take texts of a confidential matter to a host outside of this installation
   */
  async *metered<E extends { type: 'text' } | Ending>(
    model: LanguageModel,
    context: UsageContext,
    call: (terms: CallTerms) => AsyncIterable<E>,
  ): AsyncGenerator<E> {
    const { signal, userId, origin } = context;
    await this.gate.ensure(origin, model.host);
    if (!model.generative) {
      yield* call({ signal });
      return;
    }
    const begun = performance.now();
    const callId = randomUUID();
    const sent: { reserved: boolean; span: OpenSpan | null } = { reserved: false, span: null };
    let used: Used | undefined;
    let outcome: UsageOutcome = 'abandoned';
    const terms: CallTerms = {
      signal,
      admit: async (tokensAtMost) => {
        // Before each try: the matter may have become confidential since.
        await this.gate.ensure(origin, model.host);
        sent.span ??= beginSpan('language model', { kind: 'client', facts: { 'themis.model.purpose': context.purpose } });
        await this.budget.reserve(callId, userId, tokensAtMost);
        sent.reserved = true;
      },
      onUsage: (name, usage) => (used = { model: name, usage: used ? plus(used.usage, usage) : usage }),
    };
    try {
      for await (const event of call(terms)) {
        if (event.type === 'done') outcome = event.stopReason;
        yield event;
      }
    } catch (error) {
      if (!signal?.aborted) outcome = 'failed';
      throw error;
    } finally {
      const { purpose } = context;
      this.metrics.modelCalls.observe({ purpose, outcome }, secondsSince(begun));
      sent.span?.set({ 'themis.outcome': outcome, ...(used && modelFacts(used)) });
      sent.span?.end(outcome === 'failed' ? { code: 'MODEL_CALL_FAILED' } : undefined);
      if (used) {
        this.metrics.modelTokens.inc({ purpose, direction: 'input' }, used.usage.inputTokens);
        this.metrics.modelTokens.inc({ purpose, direction: 'output' }, used.usage.outputTokens);
      }
      if (sent.reserved) this.keep(callId, used, context, outcome, Math.round(performance.now() - begun));
    }
  }

  /**
   * Reserves for a batch, which nobody waits for and no user pays for.
   * @param tokens the most that it can use
   * @throws ModelBudgetError
   */
  reserveBatch(batchId: string, tokens: number): Promise<void> {
    return this.budget.reserve(batchId, null, tokens, BATCH_LIMIT_MS);
  }

  /**
   * Keeps what a batch has used, in place of its reservation; once only, however often it is called.
   * @param manager of the transaction that takes over what the batch has given
   * @param used null where nothing is paid for
   * @returns its estimated price in millionths of a US dollar; null without prices
   */
  async settleBatch(manager: EntityManager, batchId: string, used: (Used & { durationMs: number }) | null): Promise<number | null> {
    await this.budget.release(manager, batchId);
    if (!used) return 0;
    const { usage, model, durationMs } = used;
    const whole = costMicroUsd(usage, this.config.modelPrices);
    const cost = whole === null ? null : Math.round(whole * BATCH_PRICE_SHARE);
    await manager
      .createQueryBuilder()
      .insert()
      .into(ModelUsageRow)
      .values({
        id: batchId,
        at: this.clock.now(),
        userId: null,
        purpose: 'questions',
        model,
        ...usage,
        costMicroUsd: cost,
        durationMs,
        outcome: 'complete',
      })
      .orIgnore()
      .execute();
    return cost;
  }

  /** The day by which budgets are counted. */
  today(): { begins: Date; ends: Date } {
    const now = this.clock.now();
    return { begins: dayStart(now), ends: dayEnd(now) };
  }

  /** Forgets the calls that ended before `date`. */
  async dropBefore(date: Date): Promise<void> {
    await this.rows.delete({ at: LessThan(date) });
  }

  /** Usage takes the place of the reservation in one step: a budget never counts both, nor neither. */
  private keep(callId: string, used: Used | undefined, { purpose, userId }: UsageContext, outcome: UsageOutcome, durationMs: number): void {
    const costs = used && costMicroUsd(used.usage, this.config.modelPrices);
    const spent = used && { purpose, model: used.model, ...used.usage, costMicroUsd: costs ?? null, durationMs, outcome };
    const written = this.database
      .transaction(async (manager) => {
        await this.budget.release(manager, callId);
        if (spent) await manager.insert(ModelUsageRow, { id: callId, at: this.clock.now(), userId, ...spent });
      })
      // The figures are in the log then, so that they are not lost.
      .catch((error: unknown) => loggers.model.error({ err: error, ...spent }, 'the usage of the model was not stored'))
      .finally(() => this.underWay.delete(written));
    this.underWay.add(written);
  }
}
