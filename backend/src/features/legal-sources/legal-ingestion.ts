import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AppError } from '../../core/errors/app-error.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { isPermanentByDefault, JobAborted } from '../../core/jobs/job-errors.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import { TextExtractor } from '../../ports/text-extractor/text-extractor.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { LegalLibrary } from './legal-library.js';
import { LegalDocument } from './legal-sources.entity.js';
import { INGEST_LEGAL_DOCUMENT } from './legal-sources.jobs.js';

/** Share of the whole job at the end of each stage, in percent. */
const READ_UNTIL = 60;
const STRUCTURED_AT = 70;

/** The way of one document from stored bytes to indexed passages. Safe to run again from the start at any point. */
@Injectable()
export class LegalIngestion {
  constructor(
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
    private readonly extractor: TextExtractor,
    private readonly library: LegalLibrary,
    private readonly retrieval: RetrievalService,
  ) {}

  /** @returns passages indexed; null when the document or this version of it is gone. */
  async run(documentId: string, version: number, context: JobContext): Promise<number | null> {
    const document = await this.documents.findOneBy({ id: documentId, version });
    if (!document) return null;
    await this.documents.update({ id: documentId, version }, { status: 'indexing', error: null });
    try {
      const read = await this.read(document, context);
      if (!read) return null;
      await context.progress({ stage: 'indexing', percent: STRUCTURED_AT });
      const source = await this.library.load(documentId);
      if (source?.identity.version !== version) return null;
      const passages = await this.retrieval.write(source, context.signal);
      const { affected } = await this.documents.update({ id: documentId, version }, { status: 'indexed', passages, error: null });
      // Deleted while it was being indexed: take it out again.
      if (!affected && !(await this.documents.existsBy({ id: documentId }))) await this.retrieval.remove(documentId);
      return affected ? passages : null;
    } catch (error) {
      const reason = error instanceof AppError ? error.message : 'The document could not be indexed.';
      if (!willRunAgain(context, error))
        await this.documents.update({ id: documentId, version }, { status: 'failed', error: `${document.filename}: ${reason}` });
      throw error;
    }
  }

  private async read(document: LegalDocument, context: JobContext): Promise<boolean> {
    const { id, version, filename } = document;
    await context.progress({ stage: 'reading', percent: 1 });
    const bytes = await buffer(await this.blobs.get(document.blobKey, { signal: context.signal }));
    const { pages } = await this.extractor.extract(bytes, {
      filename,
      signal: context.signal,
      onProgress: ({ page, pages: total }) =>
        void context.progress({ stage: 'reading', percent: Math.round((READ_UNTIL * page) / total), done: page, total }),
    });
    await context.progress({ stage: 'structuring', percent: READ_UNTIL, done: pages.length, total: pages.length });
    const { source, facts } = await this.retrieval.prepare(pages, document.documentType, filename);
    context.signal.throwIfAborted();
    const textKey = `legal-sources/${id}/v${version}/text`;
    await this.library.storeText(textKey, source);
    const { title, year, jurisdiction, court, shortNames, opening } = facts;
    const { affected } = await this.documents.update(
      { id, version },
      {
        textKey,
        textVersion: version,
        title,
        year,
        jurisdiction,
        facts: { court, shortNames, opening },
        pages: pages[0]?.number === null ? null : pages.length,
      },
    );
    if (!affected) await this.blobs.delete(textKey);
    return Boolean(affected);
  }
}

/** Only the last failure is the document's; a shutdown hands the job to the next worker, another worker may have taken it over. */
function willRunAgain({ signal, attempt }: JobContext, error: unknown): boolean {
  if (signal.aborted && signal.reason instanceof JobAborted && signal.reason.kind !== 'timeout') return signal.reason.kind !== 'cancelled';
  return attempt < INGEST_LEGAL_DOCUMENT.attempts && !isPermanentByDefault(error);
}
