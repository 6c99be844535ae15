import { z } from 'zod';
import { defineJob } from '../../../core/jobs/job-definition.js';

const PAYLOAD = z.object({
  userId: z.string(),
  /** The address that the account had then, sealed, in base64. */
  sealedEmail: z.string(),
  how: z.enum(['changed', 'reset']),
  /** When it happened, as ISO 8601. */
  at: z.string(),
});
export type SendPasswordNotice = z.infer<typeof PAYLOAD>;

/** Tells the owner of an account that its password was changed; over a quarter of an hour, for a mail server that is away for some minutes. */
export const SEND_PASSWORD_NOTICE = defineJob({
  name: 'send-password-notice',
  payload: PAYLOAD,
  queue: 'mail',
  attempts: 7,
  backoffMs: 15_000,
  timeoutMs: 60_000,
});
