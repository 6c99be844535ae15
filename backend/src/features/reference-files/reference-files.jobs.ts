import { z } from 'zod';
import { defineJob } from '../../core/jobs/job-definition.js';

const PAYLOAD = z.object({ fileId: z.string() });
export type ReadReferenceFile = z.infer<typeof PAYLOAD>;

/** Reads the text of one uploaded file in the background. */
export const READ_REFERENCE_FILE = defineJob({
  name: 'read-reference-file',
  payload: PAYLOAD,
  // Not the library's queue: loading many acts would hold up every user's file.
  queue: 'files',
  attempts: 3,
  backoffMs: 2000,
  // Some minutes for a scan, whose pages take seconds each.
  timeoutMs: 6 * 60_000,
  // People choose several files at once.
  perOwner: { maxWaiting: 20 },
  dedupe: ({ fileId }) => fileId,
});
