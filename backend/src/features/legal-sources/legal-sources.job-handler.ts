import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../core/jobs/running/handles-job.decorator.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { INGEST_LEGAL_DOCUMENT, type IngestLegalDocument } from './legal-sources.jobs.js';
import { LegalIngestion } from './ingestion/legal-ingestion.js';

@Injectable()
@HandlesJob(INGEST_LEGAL_DOCUMENT)
export class IngestLegalDocumentHandler {
  constructor(private readonly ingestion: LegalIngestion) {}

  async handle({ documentId, version }: IngestLegalDocument, context: JobContext): Promise<{ passages: number | null }> {
    return { passages: await this.ingestion.run(documentId, version, context) };
  }
}
