import { z } from 'zod';
import { defineJob } from '../../core/jobs/job-definition.js';

/** What the jobs on questions of sections work on. */
export const QUESTIONS_SUBJECT = 'section-questions';

/** One round at a time, behind everything else; the next one is queued while there is anything to do. */
export const WRITE_QUESTIONS = defineJob({
  name: 'write-section-questions',
  payload: z.object({}),
  queue: 'questions',
  attempts: 3,
  backoffMs: 30_000,
  timeoutMs: 60 * 60_000,
  dedupe: () => 'all',
});
