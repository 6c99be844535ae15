import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Not, Repository } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.js';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { isPermanentByDefault, JobAborted, JobMustWait } from '../../../core/jobs/job-errors.js';
import { BlobStore } from '../../../ports/blob-store/blob-store.js';
import { BlobNotFoundError } from '../../../ports/blob-store/errors.js';
import { ExtractionError } from '../../../ports/text-extractor/extraction-error.js';
import { type ScanReport, TextExtractor } from '../../../ports/text-extractor/text-extractor.js';
import {
  type CanonicalText,
  type DocumentFacts,
  type LibrarySource,
  type OutlineEntry,
  type ReadingReport,
  RetrievalService,
} from '../../retrieval/retrieval.service.js';
import { type FoundFacts, withEdits } from '../edited-facts.js';
import { identityOf, LegalLibrary, nextRevision, textKeyOf } from '../library/legal-library.js';
import { type Contents, storeContents } from '../library/source-contents.js';
import { StorageUpkeep } from '../../storage-upkeep/storage-upkeep.service.js';
import { LegalDocument } from '../legal-sources.entity.js';
import type { IngestionReport } from '../ingestion-report.views.js';
import { GarbledTextError } from '../legal-sources.errors.js';
import { INGEST_LEGAL_DOCUMENT } from '../legal-sources.jobs.js';
import { ingestionReport } from './ingestion-report.js';

/** A text with what it says about itself and what reading it has shown; `earlier` is the report of when the file itself was read. */
interface Read {
  source: CanonicalText;
  facts: DocumentFacts;
  outline: OutlineEntry[];
  reading: ReadingReport;
  scan?: ScanReport;
  omitted?: readonly string[];
  earlier?: IngestionReport | null;
}

/** Share of the whole job at the end of each stage, in percent. */
const TEXT_UNTIL = 30;
const READ_UNTIL = 60;
const STRUCTURED_AT = 70;
const EMBEDDED_AT = 98;

/** Takes one document from stored bytes to indexed passages. Safe to run again from the start at any point. */
@Injectable()
export class LegalIngestion {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
    private readonly extractor: TextExtractor,
    private readonly library: LegalLibrary,
    private readonly retrieval: RetrievalService,
    private readonly storage: StorageUpkeep,
  ) {}

  /**
   * @returns passages indexed; null when this version of the document is gone, or a rebuild under way will index it.
   * @throws JobMustWait while the index cannot be reached
   */
  async run(documentId: string, version: number, context: JobContext): Promise<number | null> {
    const document = await this.documents.findOneBy({ id: documentId, version });
    if (!document) return null;
    // Before the text is read: a job that waits looks again and again.
    await this.retrieval.requireIndex();
    await this.documents.update({ id: documentId, version }, { status: 'indexing', error: null });
    try {
      const source = await this.read(document, context);
      if (!source) return null;
      await context.progress({ stage: 'indexing', percent: STRUCTURED_AT });
      const passages = await this.retrieval.write(source, context.signal, (done, total) => {
        const percent = Math.round(STRUCTURED_AT + ((EMBEDDED_AT - STRUCTURED_AT) * done) / total);
        void context.progress({ stage: 'embedding', percent, done, total });
      });
      if (passages === null) return null;
      const { affected } = await this.documents.update({ id: documentId, version }, { status: 'indexed', passages, error: null });
      // Deleted while it was being indexed: take it out again.
      if (!affected && !(await this.documents.existsBy({ id: documentId }))) await this.retrieval.remove(documentId);
      return affected ? passages : null;
    } catch (error) {
      // Replaced or deleted in the meantime: its bytes may be gone, and a newer version's job is on its way.
      if (!(await this.documents.existsBy({ id: documentId, version }))) return null;
      if (error instanceof JobMustWait) await this.documents.update({ id: documentId, version }, { status: 'pending' });
      else if (!willRunAgain(context, error))
        await this.documents.update({ id: documentId, version }, { status: 'failed', error: describe(document.filename, error) });
      throw error;
    }
  }

  private async read(document: LegalDocument, context: JobContext): Promise<LibrarySource | null> {
    const { id, version, documentType } = document;
    const { source, facts, outline, reading, ...scanned } = (await this.readAgain(document)) ?? (await this.readFile(document, context));
    context.signal.throwIfAborted();
    const { title, year, jurisdiction, court, shortNames, opening, cites, ownStatus, judgment } = facts;
    const textBytes = await this.library.storeText(id, version, source);
    const twin = await this.documents.findOne({
      select: { id: true, filename: true },
      where: { textHash: reading.textHash, id: Not(id) },
      order: { uploadDate: 'ASC' },
    });
    const found = { title, year, jurisdiction };
    const given = document.edits?.given ?? {};
    const contents = { source, outline, facts };
    const row = await this.adopt(document, found, contents, {
      report: ingestionReport({ documentType, year, given, reading, twin: twin?.filename ?? null, ...scanned }),
      textHash: reading.textHash,
      textSha256: document.sha256,
      textBytes,
      facts: { court, shortNames, opening, cites, ownStatus, citations: judgment?.citations ?? [] },
      pages: source.pageNumbers[0] === null ? null : source.pageNumbers.length,
    });
    return row && { identity: identityOf(row), source };
  }

  /** The stored text of the same file, as a document of the type that it has now; null where the file has to be read. */
  private async readAgain(document: LegalDocument): Promise<Read | null> {
    const { id, filename, documentType, report, sha256 } = document;
    if (document.textSha256 !== sha256) return null;
    try {
      const held = await this.library.load(id);
      if (!held) return null;
      const { facts, outline, report: reading } = await this.retrieval.describe(held.source, documentType, filename);
      return { source: held.source, facts, outline, reading, earlier: report };
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  }

  private async readFile(document: LegalDocument, context: JobContext): Promise<Read> {
    const { filename, documentType } = document;
    await context.progress({ stage: 'reading', percent: 1 });
    const bytes = await buffer(await this.blobs.get(document.blobKey, { signal: context.signal }));
    const { pages, scan, omitted } = await this.extractor.extract(bytes, {
      filename,
      signal: context.signal,
      onProgress: ({ page, pages: total, scan }) => {
        const percent = scan ? TEXT_UNTIL + ((READ_UNTIL - TEXT_UNTIL) * page) / total : (TEXT_UNTIL * page) / total;
        void context.progress({ stage: 'reading', percent: Math.round(percent), done: page, total });
      },
    });
    await context.progress({ stage: 'structuring', percent: READ_UNTIL, done: pages.length, total: pages.length });
    const read = await this.retrieval.prepare(pages, documentType, filename);
    if ('garbledPage' in read) throw new GarbledTextError(read.garbledPage);
    const { source, facts, outline, report: reading } = read;
    return { source, facts, outline, reading, scan, omitted };
  }

  /** From now on the library's text of the document is this version's. @returns null when there is a newer version, or none */
  private async adopt(
    document: LegalDocument,
    found: FoundFacts,
    contents: Contents,
    rest: Partial<LegalDocument>,
  ): Promise<LegalDocument | null> {
    const { id, version } = document;
    const textKey = textKeyOf(id, version);
    const [row, unneeded] = await this.database.transaction(async (manager) => {
      const held = await manager.findOne(LegalDocument, { where: { id, version }, lock: { mode: 'pessimistic_write' } });
      if (!held) return [null, textKey] as const;
      const replaces = held.textKey !== null && held.textKey !== textKey;
      const { facts, edits } = withEdits(found, held.edits);
      const change = {
        ...rest,
        ...facts,
        edits,
        textKey,
        textVersion: version,
        textDate: new Date(),
        staleTextKey: replaces ? held.textKey : held.staleTextKey,
        revision: await nextRevision(manager),
      };
      await manager.update(LegalDocument, { id }, change);
      const row = { ...held, ...change };
      await storeContents(manager, row, contents);
      return [row, replaces ? held.staleTextKey : null] as const;
    });
    if (unneeded !== null) await this.storage.discard(unneeded);
    return row;
  }
}

/** File, page where one is to blame, and the reason. */
function describe(filename: string, error: unknown): string {
  const reason = error instanceof AppError ? error.message : 'The document could not be indexed.';
  const page = error instanceof ExtractionError || error instanceof GarbledTextError ? error.page : undefined;
  return `${filename}${page === undefined ? '' : `, page ${page}`}: ${reason}`;
}

/** Only the last failure is the document's; a shutdown hands the job to the next worker, another worker may have taken it over. */
function willRunAgain({ signal, attempt }: JobContext, error: unknown): boolean {
  if (signal.aborted && signal.reason instanceof JobAborted && signal.reason.kind !== 'timeout') return signal.reason.kind !== 'cancelled';
  return attempt < INGEST_LEGAL_DOCUMENT.attempts && !isPermanentByDefault(error);
}
