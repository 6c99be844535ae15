import { BullModule, getQueueToken, type WorkerHost } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Queue, QueueOptions } from 'bullmq';
import { JobDispatcher } from '../dispatch/job-dispatcher.js';
import { JobGroups } from '../dispatch/job-groups.js';
import { JobAnnouncer } from '../store/job-announcer.js';
import { JobHandlers } from '../running/job-handlers.js';
import { JobQueues } from '../queues/job-queues.js';
import { JobMetrics } from './job-metrics.js';
import { JobReader } from '../store/job-reader.js';
import { JobReconciler } from '../running/job-reconciler.js';
import { JobRunner } from '../running/job-runner.js';
import { jobSettings, type JobsOptions, type JobSettings } from '../job-settings.js';
import { JobStore } from '../store/job-store.js';
import { QUEUE_CONNECTIONS, QUEUE_PROCESSORS } from '../queues/job-tokens.js';
import { JobWatcher } from '../store/job-watcher.js';
import { JobWorkers } from '../running/job-workers.js';
import { Job } from '../store/job.entity.js';
import { JobsService } from './jobs.service.js';
import { PeriodicTasks } from '../periodic/periodic-tasks.js';
import type { QueueConnections } from '../queues/queue-connections.js';
import { QueueConnectionsModule } from '../queues/queue-connections.module.js';
import { createQueueProcessor } from '../running/queue-processor.js';
import { RunningJobs } from '../running/running-jobs.js';

const REDIS_PREFIX = 'themis';

/** Makes `JobsService` injectable everywhere; in a role that runs jobs, also starts the workers. Needs the database and `EventsModule`. */
@Module({})
export class JobsModule {
  static forRoot(options: JobsOptions): DynamicModule {
    const settings = jobSettings(options);
    const queues = Object.keys(settings.concurrency);
    return {
      module: JobsModule,
      global: true,
      imports: [
        QueueConnectionsModule.forRoot(settings),
        BullModule.forRootAsync({
          inject: [QUEUE_CONNECTIONS],
          // BullMQ remembers a first call that failed for ever; the check of the version is the only one it makes by itself.
          // Nest's type only knows Redis; BullMQ's PostgreSQL backend takes the pool in its place.
          useFactory: ({ producer }: QueueConnections) => ({
            connection: producer as QueueOptions['connection'],
            prefix: REDIS_PREFIX,
            skipVersionCheck: true,
          }),
        }),
        BullModule.registerQueue(...queues.map((name) => ({ name }))),
        TypeOrmModule.forFeature([Job]),
        DiscoveryModule,
      ],
      providers: [
        JobsService,
        PeriodicTasks,
        JobStore,
        JobMetrics,
        JobReader,
        queuesProvider(settings, queues),
        JobWatcher,
        JobAnnouncer,
        JobGroups,
        JobDispatcher,
        ...(settings.runsJobs ? workerProviders(settings, queues) : []),
      ],
      exports: [JobsService, PeriodicTasks],
    };
  }
}

function queuesProvider({ timing }: JobSettings, names: readonly string[]): Provider {
  return {
    provide: JobQueues,
    inject: [QUEUE_CONNECTIONS, ...names.map((name) => getQueueToken(name))],
    useFactory: async ({ describe, firstConnectionMatters }: QueueConnections, ...queues: Queue[]) => {
      if (firstConnectionMatters) await Promise.all(queues.map((queue) => queue.waitUntilReady()));
      return new JobQueues(queues, describe, timing.queueCallMs);
    },
  };
}

function workerProviders(settings: JobSettings, queues: readonly string[]): Provider[] {
  const tokens = queues.map((queue) => `QueueProcessor(${queue})`);
  return [
    JobHandlers,
    JobRunner,
    RunningJobs,
    JobReconciler,
    JobWorkers,
    ...queues.map((queue, index) => ({
      provide: tokens[index] as string,
      inject: [QUEUE_CONNECTIONS, JobRunner],
      useFactory: (connections: QueueConnections, runner: JobRunner) => createQueueProcessor(queue, settings, connections, runner),
    })),
    { provide: QUEUE_PROCESSORS, inject: tokens, useFactory: (...processors: WorkerHost[]) => processors },
  ];
}
