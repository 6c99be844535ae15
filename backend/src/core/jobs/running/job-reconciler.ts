import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pMap from 'p-map';
import { DataSource } from 'typeorm';
import { loggers } from '../../observability/loggers.js';
import { JobDispatcher } from '../dispatch/job-dispatcher.js';
import type { JobRecord } from '../job-definition.js';
import { JobGroups } from '../dispatch/job-groups.js';
import { JobAnnouncer } from '../store/job-announcer.js';
import { QueueUnavailableError } from '../job-errors.js';
import { JobQueues } from '../queues/job-queues.js';
import { JobReader } from '../store/job-reader.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';
import { JobStore } from '../store/job-store.js';

/** Lets one reconciler run at a time in the whole product; any constant will do. */
const RECONCILE_LOCK = 7_436_118;
/** Until then the request that made a job may hand it over or take it back itself; more than an enqueue ever takes. */
const DISPATCH_AGE_MS = 2000;
const DISPATCH_BATCH = 200;
const ACTIVE_BATCH = 1000;
const KNOWS_AT_ONCE = 16;
const KEEP_FINISHED_DAYS = 90;
const DAY_MS = 86_400_000;

/** Makes the queue agree with the table: adds what was never handed over or got lost, and ends what no one can run. */
@Injectable()
export class JobReconciler {
  private readonly stopped = new AbortController();
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
    @InjectDataSource() private readonly database: DataSource,
    private readonly store: JobStore,
    private readonly reader: JobReader,
    private readonly queues: JobQueues,
    private readonly announcer: JobAnnouncer,
    private readonly groups: JobGroups,
    private readonly dispatcher: JobDispatcher,
  ) {}

  start(): void {
    const { dispatchMs, reconcileMs } = this.settings.timing;
    this.loops = Promise.all([this.every(dispatchMs, () => this.dispatchForgotten()), this.every(reconcileMs, () => this.reconcile())]);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.loops;
  }

  /** Hands over queued jobs whose request could not, or whose process died after the commit. */
  async dispatchForgotten(): Promise<void> {
    for (const job of await this.reader.undispatched(DISPATCH_AGE_MS, DISPATCH_BATCH)) await this.dispatcher.add(job);
    for (const groupKey of await this.groups.idle(DISPATCH_AGE_MS, DISPATCH_BATCH)) await this.dispatcher.next(groupKey);
  }

  /** One pass, unless another process is making one. */
  async reconcile(): Promise<void> {
    const runner = this.database.createQueryRunner();
    try {
      const [{ locked }] = (await runner.query('select pg_try_advisory_lock($1) as locked', [RECONCILE_LOCK])) as [{ locked: boolean }];
      if (!locked) return;
      try {
        await this.pass();
      } finally {
        await runner.query('select pg_advisory_unlock($1)', [RECONCILE_LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  private async pass(): Promise<void> {
    const { staleMs } = this.settings.timing;
    for (const job of await this.store.endUnclaimable(staleMs)) {
      loggers.jobs.warn({ jobId: job.id, name: job.name, state: job.state }, 'job ended without a worker');
      await this.announcer.changed(job);
      await this.dispatcher.afterEnd(job);
    }
    await this.store.deleteFinishedBefore(new Date(Date.now() - KEEP_FINISHED_DAYS * DAY_MS));
    const jobs = (await this.reader.active(staleMs, ACTIVE_BATCH)).filter((job) => job.state === 'queued' || job.stale);
    const ensure = async (job: JobRecord) => {
      if (await this.queues.knows(job)) return;
      loggers.jobs.warn({ jobId: job.id, name: job.name }, 'job was unknown to the queue');
      await this.queues.add(job);
    };
    await pMap(jobs, ensure, { concurrency: KNOWS_AT_ONCE });
  }

  private async every(pauseMs: number, step: () => Promise<void>): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      // The caller of a queue that is down has already logged it.
      await step().catch(
        (error: unknown) => error instanceof QueueUnavailableError || loggers.jobs.error({ err: error }, 'reconciling jobs failed'),
      );
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
