import { z } from 'zod';
import { defineJob } from '../../../core/jobs/job-definition.js';

const PAYLOAD = z.object({ userId: z.string(), day: z.string() });
export type SendReminder = z.infer<typeof PAYLOAD>;

/** Writes to one person about the dates that are near on a day; over some hours, for a mail server that is away. */
export const SEND_REMINDER = defineJob({
  name: 'send-reminder',
  payload: PAYLOAD,
  queue: 'mail',
  attempts: 10,
  backoffMs: 15_000,
  timeoutMs: 60_000,
});
