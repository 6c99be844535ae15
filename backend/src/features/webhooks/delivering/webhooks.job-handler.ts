import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { QueueUnavailableError } from '../../../core/jobs/job-errors.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { HandlesJob } from '../../../core/jobs/running/handles-job.decorator.js';
import { loggers } from '../../../core/observability/loggers.js';
import { DeliveryRound } from './delivery-round.js';
import { DeliveryStore } from './delivery-store.js';
import { DELIVER_WEBHOOKS, type DeliverWebhooks } from './webhooks.jobs.js';

const LOOK_EVERY_MS = 2000;
const TIDY_EVERY_MS = 3_600_000;
/** Owners whose turn is queued at a time; the others' follows with the next look. */
const OWNERS_MAX = 200;

/** Gives each owner a turn while something of theirs is due, and takes it. */
@Injectable()
@HandlesJob(DELIVER_WEBHOOKS)
export class DeliverWebhooksHandler implements OnApplicationBootstrap {
  constructor(
    private readonly store: DeliveryStore,
    private readonly round: DeliveryRound,
    private readonly jobs: JobsService,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('webhooks', LOOK_EVERY_MS, () => this.giveTurns());
    this.tasks.schedule('webhooks-tidy', TIDY_EVERY_MS, () => this.store.removeOld());
  }

  async handle({ ownerId }: DeliverWebhooks, { signal }: JobContext): Promise<void> {
    await this.round.run(ownerId, signal);
  }

  /** Queues a turn for each owner who has something due and none queued yet. */
  async giveTurns(): Promise<void> {
    const overrun = await this.store.stopOverrun();
    if (overrun > 0) loggers.jobs.warn({ overrun }, 'webhooks were turned off: too many events wait for them');
    for (const ownerId of await this.store.ownersWithWork(OWNERS_MAX)) {
      try {
        await this.jobs.enqueue(DELIVER_WEBHOOKS, { ownerId }, { ownerId: ownerId ?? undefined });
      } catch (error) {
        // What is due stays due; the caller of a queue that is down has already logged it.
        if (error instanceof QueueUnavailableError) return;
        throw error;
      }
    }
  }
}
