import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/job-definition.js';

const PAYLOAD = z.object({
  userId: z.string(),
  /** The `AccountNotice` with the address that it goes to, sealed, in base64. */
  sealed: z.string(),
});
export type SendAccountNotice = z.infer<typeof PAYLOAD>;

/** Tells the owner of an account what was done to it; over a quarter of an hour, for a mail server that is away for some minutes. */
export const SEND_ACCOUNT_NOTICE = defineJob({
  name: 'send-account-notice',
  payload: PAYLOAD,
  queue: 'mail',
  attempts: 7,
  backoffMs: 15_000,
  timeoutMs: 60_000,
});
