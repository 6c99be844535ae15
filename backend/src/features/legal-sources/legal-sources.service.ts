import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, ILike, Repository } from 'typeorm';
import type { AdminActor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { displayName, extensionOf } from '../../core/files/filename.js';
import type { JobRecord } from '../../core/jobs/job-definition.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { decodeCursor, encodeCursor } from '../../core/pages/cursor.js';
import type { Page } from '../../core/pages/page.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import { TextExtractor } from '../../ports/text-extractor/text-extractor.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { StorageUpkeep } from '../storage-upkeep/storage-upkeep.service.js';
import { INGEST_LEGAL_DOCUMENT } from './legal-sources.jobs.js';
import { LegalLibrary } from './legal-library.js';
import { LegalDocument, type LegalDocumentKind } from './legal-sources.entity.js';
import { DuplicateSourceError, LegalDocumentNotFoundError, LegalFileTypeError, NoFileError } from './legal-sources.errors.js';
import { type LegalDocumentView, legalDocumentView, type SystemStatus } from './legal-sources.views.js';

/** Largest source of law, inclusive; official prints of long codes stay well below it. */
export const LEGAL_FILE_MAX_BYTES = 50 * 1024 * 1024;
const ALLOWED = ['.pdf', '.txt'];
const BYTES_PER_MB = 1024 * 1024;

export interface LegalUpload {
  file: { filename: string; bytes: Buffer } | null;
  documentType: LegalDocumentKind;
  description?: string;
  source?: string;
}

@Injectable()
export class LegalSourcesService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
    private readonly extractor: TextExtractor,
    private readonly library: LegalLibrary,
    private readonly retrieval: RetrievalService,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
    private readonly upkeep: StorageUpkeep,
  ) {}

  onModuleInit(): void {
    this.retrieval.serve(this.library);
    this.upkeep.own('legal-sources/', async (keys) => {
      const rows = await this.documents.query<{ key: string }[]>(
        'select key from unnest($1::text[]) as key where exists (select 1 from legal_documents where key in (blob_key, text_key))',
        [keys],
      );
      return rows.map(({ key }) => key);
    });
  }

  /** Stores the file durably, then has it indexed in the background. The same name with new bytes is a new version. */
  async upload(
    actor: AdminActor,
    { file, documentType, description, source }: LegalUpload,
  ): Promise<{ document: LegalDocumentView; job: JobRecord; replaced: boolean }> {
    if (!file) throw new NoFileError();
    const filename = displayName(file.filename);
    const fileType = extensionOf(filename);
    if (!ALLOWED.includes(fileType) || `.${this.extractor.sniff(file.bytes)}` !== fileType) throw new LegalFileTypeError();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const twin = await this.documents.findOneBy({ sha256 });
    if (twin) throw new DuplicateSourceError(twin.filename);

    const blobKey = `legal-sources/originals/${randomUUID()}`;
    await this.blobs.put(blobKey, Readable.from([file.bytes]), { maxBytes: LEGAL_FILE_MAX_BYTES });
    const content = {
      documentType,
      fileType,
      size: file.bytes.length,
      sha256,
      blobKey,
      description: description || null,
      source: source || null,
      uploadedBy: actor.userId,
    };
    try {
      const { row, replaced, jobId } = await this.database.transaction((manager) =>
        this.insertOrReplace(manager, actor, filename, content),
      );
      const job = await this.jobs.dispatch(jobId);
      if (replaced) await this.blobs.delete(replaced);
      return { document: legalDocumentView(row), job, replaced: replaced !== null };
    } catch (error) {
      await this.blobs.delete(blobKey);
      throw error;
    }
  }

  async list({ first, after, search }: { first: number; after?: string | null; search?: string | null }): Promise<Page<LegalDocumentView>> {
    const where = search ? { filename: ILike(`%${search.replace(/[\\%_]/g, '\\$&')}%`) } : {};
    const query = this.documents.createQueryBuilder('document').where(where);
    const totalCount = await query.getCount();
    if (after) {
      const { at, id } = decodeCursor(after);
      query.andWhere('(document.uploadDate, document.id) < (:at, :id)', { at, id });
    }
    const rows = await query
      .orderBy('document.uploadDate', 'DESC')
      .addOrderBy('document.id', 'DESC')
      .take(first + 1)
      .getMany();
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return {
      nodes: nodes.map(legalDocumentView),
      totalCount,
      pageInfo: { hasNextPage: rows.length > first, endCursor: last ? encodeCursor({ at: last.uploadDate, id: last.id }) : null },
    };
  }

  /** A window of the list, newest first. */
  async window({ take, skip }: { take: number; skip: number }): Promise<LegalDocumentView[]> {
    const rows = await this.documents.find({ order: { uploadDate: 'DESC', id: 'DESC' }, take, skip });
    return rows.map(legalDocumentView);
  }

  /** Removes row, bytes, text and passages; its words answer no more. @throws LegalDocumentNotFoundError */
  async delete(actor: AdminActor, filename: string): Promise<string> {
    const name = filename.normalize('NFC');
    // PostgreSQL's text cannot hold a NUL, so no document has one in its name.
    const document = name.includes('\0') ? null : await this.documents.findOneBy({ filename: name });
    if (!document) throw new LegalDocumentNotFoundError();
    await this.retrieval.remove(document.id);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(LegalDocument, { id: document.id });
      if (!affected) throw new LegalDocumentNotFoundError();
      await this.audit.record(manager, actor, { action: 'legal-document.delete', ...subjectOf(document), before: auditable(document) });
    });
    // A job may have written it again between the two steps above; with the row gone it will not do so once more.
    await this.retrieval.remove(document.id);
    await this.blobs.delete(document.blobKey);
    for await (const key of this.blobs.list(`legal-sources/${document.id}/`)) await this.blobs.delete(key);
    return `Document ${document.filename} deleted successfully`;
  }

  async status(): Promise<SystemStatus> {
    const [{ count, bytes }] = await this.documents.query<[{ count: string; bytes: string }]>(
      'select count(*) as count, coalesce(sum(size), 0) as bytes from legal_documents',
    );
    const stats = await this.retrieval.stats();
    return {
      totalDocuments: Number(count),
      totalSizeMb: Math.round((Number(bytes) / BYTES_PER_MB) * 100) / 100,
      ragInitialized: (stats?.passages ?? 0) > 0,
      index: {
        adapter: this.retrieval.adapter(),
        generation: stats?.generation ?? null,
        documents: stats?.documents ?? 0,
        passages: stats?.passages ?? 0,
      },
    };
  }

  async rebuild(actor: AdminActor): Promise<JobRecord> {
    const jobId = await this.database.transaction(async (manager) => {
      const { id } = await this.retrieval.requestRebuild(actor.userId, manager);
      await this.audit.record(manager, actor, { action: 'index.rebuild', subject: 'index', after: { job: id } });
      return id;
    });
    return this.jobs.dispatch(jobId);
  }

  /** The full stored text of a document and what it is, for checking quotations and for the source viewer. */
  async canonicalText(documentId: string) {
    return this.library.load(documentId);
  }

  private async insertOrReplace(manager: EntityManager, actor: AdminActor, filename: string, content: Partial<LegalDocument>) {
    const held = await manager.findOne(LegalDocument, { where: { filename }, lock: { mode: 'pessimistic_write' } });
    const fresh = { status: 'pending' as const, error: null, passages: null, uploadDate: new Date() };
    const id = held?.id ?? randomUUID();
    if (held) await manager.update(LegalDocument, { id }, { ...content, ...fresh, version: held.version + 1 });
    else await manager.insert(LegalDocument, { id, filename, version: 1, ...content, ...fresh });
    const row = await manager.findOneByOrFail(LegalDocument, { id });
    await this.audit.record(manager, actor, {
      action: held ? 'legal-document.replace' : 'legal-document.upload',
      ...subjectOf(row),
      before: held && auditable(held),
      after: auditable(row),
    });
    const job = await this.jobs.enqueue(
      INGEST_LEGAL_DOCUMENT,
      { documentId: id, version: row.version },
      { subject: legalDocumentSubject(id), requestedBy: content.uploadedBy ?? undefined, manager },
    );
    return { row, replaced: held?.blobKey ?? null, jobId: job.id };
  }
}

/** Ties jobs to the document that they work on. */
export const legalDocumentSubject = (id: string) => `legal-document:${id}`;

const subjectOf = ({ id, filename }: LegalDocument) => ({ subject: legalDocumentSubject(id), subjectName: filename });

const auditable = ({ filename, documentType, size, sha256, version, description, source }: LegalDocument) => ({
  filename,
  documentType,
  size,
  sha256,
  version,
  description,
  source,
});
