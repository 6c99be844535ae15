import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { WorkerHost } from '@nestjs/bullmq';
import type { Worker } from 'bullmq';
import { within } from '../../async/within.js';
import { loggers } from '../../observability/loggers.js';
import { JobHandlers } from './job-handlers.js';
import { JobReconciler } from './job-reconciler.js';
import { QUEUE_CONNECTIONS, QUEUE_PROCESSORS } from '../queues/job-tokens.js';
import type { QueueConnections } from '../queues/queue-connections.js';
import { RunningJobs } from './running-jobs.js';

/** How long a step of the shutdown may take, apart from draining. */
const STEP_LIMIT_MS = 1500;

/** Starts the workers once every provider is ready, and stops them before any provider is closed. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(QUEUE_PROCESSORS) private readonly processors: readonly WorkerHost[],
    @Inject(QUEUE_CONNECTIONS) private readonly connections: QueueConnections,
    private readonly handlers: JobHandlers,
    private readonly running: RunningJobs,
    private readonly reconciler: JobReconciler,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers.collect();
    if (this.connections.firstConnectionMatters) await Promise.all(this.processors.map(({ worker }) => worker.waitUntilReady()));
    this.running.start();
    this.reconciler.start();
    for (const { worker } of this.processors)
      worker.run().catch((error: unknown) => loggers.jobs.error({ err: error }, 'a queue worker ended'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.limited('pausing', (worker) => worker.pause(true));
    await Promise.all([this.running.drain(), this.reconciler.stop()]);
    if (!(await this.limited('closing', (worker) => worker.close()))) this.connections.cutWorkers();
  }

  private async limited(what: string, step: (worker: Worker) => Promise<void>): Promise<boolean> {
    const all = Promise.all(this.processors.map(({ worker }) => step(worker)));
    try {
      await within(all, STEP_LIMIT_MS, () => new Error(`${what} takes too long`));
      return true;
    } catch (error) {
      loggers.jobs.warn({ err: error }, 'queue workers');
      return false;
    }
  }
}
