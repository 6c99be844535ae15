import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../core/observability/loggers.js';
import type { LanguageModel, StopReason, TokenUsage, UsageListener } from '../../ports/language-model/language-model.js';
import { costMicroUsd, plus } from './cost.js';
import { ModelUsageRow, type UsageOutcome, type UsagePurpose } from './model-usage.entity.js';

/** For how long single calls are kept: thirteen months, so that a month can be compared with that of the year before. */
const RETENTION_DAYS = 396;
const DAY_MS = 86_400_000;
const DROP_EVERY_MS = 6 * 3_600_000;

/** Who a call is made for, and why. */
export interface UsageContext {
  purpose: UsagePurpose;
  userId: string;
  signal?: AbortSignal;
}

interface Ending {
  type: 'done';
  stopReason: StopReason;
}

/** Keeps what calls of the language model use. */
@Injectable()
export class ModelUsageService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @InjectRepository(ModelUsageRow) private readonly rows: Repository<ModelUsageRow>,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: PeriodicTasks,
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
   */
  async *metered<E extends { type: 'text' } | Ending>(
    model: LanguageModel,
    context: UsageContext,
    call: (onUsage?: UsageListener) => AsyncIterable<E>,
  ): AsyncGenerator<E> {
    if (!model.generative) return yield* call();
    const begun = performance.now();
    let used: { model: string; usage: TokenUsage } | undefined;
    let outcome: UsageOutcome = 'abandoned';
    try {
      const events = call((name, usage) => (used = { model: name, usage: used ? plus(used.usage, usage) : usage }));
      for await (const event of events) {
        if (event.type === 'done') outcome = event.stopReason;
        yield event;
      }
    } catch (error) {
      if (!context.signal?.aborted) outcome = 'failed';
      throw error;
    } finally {
      if (used) this.keep(used, context, outcome, Math.round(performance.now() - begun));
    }
  }

  /** Forgets the calls that ended before `date`. */
  async dropBefore(date: Date): Promise<void> {
    await this.rows.delete({ at: LessThan(date) });
  }

  private keep(
    { model, usage }: { model: string; usage: TokenUsage },
    { purpose, userId }: UsageContext,
    outcome: UsageOutcome,
    durationMs: number,
  ): void {
    const spent = { purpose, model, ...usage, costMicroUsd: costMicroUsd(usage, this.config.modelPrices), durationMs, outcome };
    const written = this.rows
      .insert({ id: randomUUID(), at: new Date(), userId, ...spent })
      // The figures are in the log then, so that they are not lost.
      .then(
        () => undefined,
        (error: unknown) => loggers.model.error({ err: error, ...spent }, 'the usage of the model was not stored'),
      )
      .finally(() => this.underWay.delete(written));
    this.underWay.add(written);
  }
}
