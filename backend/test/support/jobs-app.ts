import type { Provider } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventBus } from '../../src/core/events/event-bus.js';
import { EventsModule } from '../../src/core/events/events.module.js';
import { JobReconciler } from '../../src/core/jobs/running/job-reconciler.js';
import type { JobTiming, QueueBackendConfig, WorkerRole } from '../../src/core/jobs/job-settings.js';
import { JobsModule } from '../../src/core/jobs/service/jobs.module.js';
import { JobsService } from '../../src/core/jobs/service/jobs.service.js';
import { MetricsModule } from '../../src/core/observability/metrics/metrics.module.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';

/** Short waits, so that a test of a crash takes seconds. */
export const QUICK: Partial<JobTiming> = {
  lockMs: 2000,
  stalledCheckMs: 300,
  heartbeatMs: 200,
  staleMs: 1000,
  progressMs: 20,
  abortGraceMs: 400,
  drainMs: 900,
  dispatchMs: 200,
  reconcileMs: 500,
  pollMs: 300,
};

export interface JobsAppOptions {
  databaseUrl: string;
  backend: QueueBackendConfig;
  role: WorkerRole;
  providers?: Provider[];
  /** Names of what the providers handle; other test files in this process define further jobs. */
  jobs: readonly string[];
  timing?: Partial<JobTiming>;
  concurrency?: Record<string, number>;
}

/** One process of the product as far as jobs go. */
export async function startJobsApp({
  databaseUrl,
  backend,
  role,
  providers = [],
  jobs,
  timing,
  concurrency = { work: 2 },
}: JobsAppOptions) {
  setUpLoggers({ level: 'silent', pretty: false });
  const module = await Test.createTestingModule({
    imports: [
      TypeOrmModule.forRoot({ type: 'postgres', url: databaseUrl, autoLoadEntities: true, synchronize: false, retryAttempts: 0 }),
      MetricsModule.forRoot(),
      EventsModule.forRoot(backend),
      JobsModule.forRoot({ backend, role, concurrency, jobs, timing: { ...QUICK, ...timing } }),
    ],
    providers,
  }).compile();
  await module.init().catch(async (error: unknown) => {
    await module.close();
    throw error;
  });
  return {
    jobs: module.get(JobsService),
    bus: module.get(EventBus),
    reconciler: () => module.get(JobReconciler),
    module,
    close: () => module.close(),
  };
}

export type JobsApp = Awaited<ReturnType<typeof startJobsApp>>;
