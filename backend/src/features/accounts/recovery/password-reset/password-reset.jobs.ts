import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/job-definition.js';

const PAYLOAD = z.object({ resetId: z.string() });
export type SendPasswordReset = z.infer<typeof PAYLOAD>;

/** Looks for the account of a request and writes to it; over half an hour, for a mail server that is away for some minutes. */
export const SEND_PASSWORD_RESET = defineJob({
  name: 'send-password-reset',
  payload: PAYLOAD,
  queue: 'mail',
  attempts: 7,
  backoffMs: 15_000,
  timeoutMs: 60_000,
});
