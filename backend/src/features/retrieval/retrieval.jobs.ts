import { z } from 'zod';
import { defineJob } from '../../core/jobs/job-definition.js';

/** The subject of jobs that work on the whole index. */
export const INDEX_SUBJECT = 'index';

/** One rebuild at a time: a second request joins the first. */
export const REBUILD_INDEX = defineJob({
  name: 'rebuild-index',
  payload: z.object({}),
  queue: 'index',
  attempts: 3,
  backoffMs: 5000,
  timeoutMs: 6 * 3_600_000,
  dedupe: () => 'all',
});
