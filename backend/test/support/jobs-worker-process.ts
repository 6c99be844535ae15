import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandlesJob } from '../../src/core/jobs/running/handles-job.decorator.js';
import { defineJob } from '../../src/core/jobs/job-definition.js';
import type { QueueBackendConfig } from '../../src/core/jobs/job-settings.js';
import { startJobsApp } from './jobs-app.js';

/**
 * A worker of its own for tests that kill it. Run through `typescript-loader.mjs` with the database's address and the
 * backend as JSON; its handler never ends, and sends the job's id when it has begun.
 */
const FRAGILE = defineJob({
  name: 'fragile',
  payload: z.object({ id: z.string() }),
  queue: 'work',
  attempts: 3,
  backoffMs: 20,
  timeoutMs: 60_000,
});

@Injectable()
@HandlesJob(FRAGILE)
class HangingHandler {
  handle(_payload: object, { jobId }: { jobId: string }): Promise<never> {
    process.send?.(jobId);
    return new Promise(() => undefined);
  }
}

const [databaseUrl = '', backend = ''] = process.argv.slice(2);
await startJobsApp({
  databaseUrl,
  backend: JSON.parse(backend) as QueueBackendConfig,
  role: 'worker',
  providers: [HangingHandler],
  jobs: [FRAGILE.name],
});
