import { z } from 'zod';
import { defineJob } from '../../../core/jobs/job-definition.js';

const PAYLOAD = z.object({ ownerId: z.string().nullable() });
export type DeliverWebhooks = z.infer<typeof PAYLOAD>;

/**
 * One turn of one owner: what is due goes to their webhooks. When to try again what failed is kept with each delivery; a turn that fails
 * as a whole is followed by the next.
 */
export const DELIVER_WEBHOOKS = defineJob({
  name: 'deliver-webhooks',
  payload: PAYLOAD,
  queue: 'webhooks',
  attempts: 1,
  backoffMs: 0,
  timeoutMs: 30_000,
  dedupe: ({ ownerId }) => ownerId ?? 'installation',
});
