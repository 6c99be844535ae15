import { defineJob } from '../../core/jobs/job-definition.js';

export interface ReadReferenceFile {
  fileId: string;
}

/** Reads the text of one uploaded file in the background. */
export const READ_REFERENCE_FILE = defineJob<ReadReferenceFile>({
  name: 'read-reference-file',
  queue: 'ingest',
  attempts: 3,
  backoffMs: 2000,
  timeoutMs: 180_000,
  dedupe: ({ fileId }) => fileId,
});
