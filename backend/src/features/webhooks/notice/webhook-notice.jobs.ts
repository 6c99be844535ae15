import { z } from 'zod';
import { defineJob } from '../../../core/jobs/job-definition.js';

const PAYLOAD = z.object({ webhookId: z.string(), userId: z.string() });
export type SendWebhookNotice = z.infer<typeof PAYLOAD>;

/** Tells one person that a webhook was turned off; over a quarter of an hour, for a mail server that is away for some minutes. */
export const SEND_WEBHOOK_NOTICE = defineJob({
  name: 'send-webhook-notice',
  payload: PAYLOAD,
  queue: 'mail',
  attempts: 7,
  backoffMs: 15_000,
  timeoutMs: 60_000,
});
