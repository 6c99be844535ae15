import { z } from 'zod';
import { defineJob } from '../../core/jobs/job-definition.js';

const PAYLOAD = z.object({ documentId: z.string(), version: z.number() });
export type IngestLegalDocument = z.infer<typeof PAYLOAD>;

export const INGEST_LEGAL_DOCUMENT = defineJob({
  name: 'ingest-legal-document',
  payload: PAYLOAD,
  queue: 'ingest',
  attempts: 3,
  backoffMs: 3000,
  timeoutMs: 20 * 60_000,
  dedupe: ({ documentId, version }) => `${documentId}:${version}`,
});

/** Ties jobs to the document that they work on. */
export const legalDocumentSubject = (id: string): string => `legal-document:${id}`;
