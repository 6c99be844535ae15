import { defineJob } from '../../core/jobs/job-definition.js';

export interface IngestLegalDocument {
  documentId: string;
  version: number;
}

export const INGEST_LEGAL_DOCUMENT = defineJob<IngestLegalDocument>({
  name: 'ingest-legal-document',
  queue: 'ingest',
  attempts: 3,
  backoffMs: 3000,
  timeoutMs: 20 * 60_000,
  dedupe: ({ documentId, version }) => `${documentId}:${version}`,
});

/** Ties jobs to the document that they work on. */
export const legalDocumentSubject = (id: string): string => `legal-document:${id}`;
