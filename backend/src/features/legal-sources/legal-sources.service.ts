import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, ILike, Repository } from 'typeorm';
import { normalized } from '../../core/text/normalized.js';
import type { AdminActor } from '../../core/access/actor.js';
import { personOf } from '../../core/audit/system-actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { BadRequestError } from '../../core/errors/common-errors.js';
import { isUniqueViolation } from '../../core/errors/database-errors.js';
import { displayName, extensionOf } from '../../core/files/filename.js';
import { isFinished, type JobRecord } from '../../core/jobs/job-definition.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { containing } from '../../core/pages/containing.js';
import { decodeCursor, encodeCursor } from '../../core/pages/cursor.js';
import { type Page, type PageQuery, pageFrom } from '../../core/pages/page.js';
import { reachOf } from '../../core/pages/reach.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import { TextExtractor } from '../../ports/text-extractor/text-extractor.js';
import { type LawStatus, RetrievalService } from '../retrieval/retrieval.service.js';
import { StorageUpkeep } from '../storage-upkeep/storage-upkeep.service.js';
import { UsersService } from '../accounts/users.service.js';
import { INGEST_LEGAL_DOCUMENT, legalDocumentSubject } from './legal-sources.jobs.js';
import type { GivenFacts } from './edited-facts.js';
import { nextRevision, textFolder } from './library/legal-library.js';
import { LegalDocument, type LegalDocumentKind, type LegalDocumentState } from './legal-sources.entity.js';
import { LEGAL_FILE_EXTENSIONS, LEGAL_FILE_MAX_BYTES } from './source-limits.js';
import { DuplicateSourceError, LegalDocumentNotFoundError, LegalFileTypeError, NoFileError } from './legal-sources.errors.js';

/** Order expressions by the property that is asked for. */
const ORDERS = { filename: 'lower(document.filename)', size: 'document.size', uploadDate: 'document.uploadDate' } as const;

export interface LegalDocumentsQuery extends PageQuery {
  search?: string | null;
  status?: LegalDocumentState | null;
  documentType?: LegalDocumentKind | null;
  /** Part of the e-mail of who uploaded the current version. */
  uploader?: string | null;
  since?: Date | null;
  /** Exclusive. */
  until?: Date | null;
  sort?: { field: keyof typeof ORDERS; direction: 'ASC' | 'DESC' } | null;
}

export interface LegalUpload {
  file: { filename: string; bytes: Buffer } | null;
  documentType: LegalDocumentKind;
  description?: string;
  source?: string;
  /** What is said about it in place of its text. */
  given?: GivenFacts;
  lawStatus?: LawStatus | null;
}

@Injectable()
export class LegalSourcesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly blobs: BlobStore,
    private readonly extractor: TextExtractor,
    private readonly retrieval: RetrievalService,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
    private readonly upkeep: StorageUpkeep,
    private readonly users: UsersService,
  ) {}

  /** Stores the file durably, then has it indexed in the background. The same name with new bytes is a new version. */
  async upload(
    actor: AdminActor,
    { file, documentType, description, source, given, lawStatus }: LegalUpload,
  ): Promise<{ document: LegalDocument; job: JobRecord; replaced: boolean }> {
    if (!file) throw new NoFileError();
    const filename = displayName(file.filename);
    const fileType = extensionOf(filename);
    if (!LEGAL_FILE_EXTENSIONS.includes(fileType)) throw new LegalFileTypeError();
    this.refuse(file.bytes, filename);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    await this.refuseTwin(sha256);

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
      uploadedBy: personOf(actor),
      ...(given && Object.keys(given).length > 0 && { edits: { given, found: null, before: null } }),
      ...(lawStatus && { statusSet: lawStatus }),
    };
    const stored = await this.database
      .transaction((manager) => this.insertOrReplace(manager, actor, filename, content))
      .catch(async (error: unknown) => {
        await this.upkeep.discardRefused(blobKey, error);
        if (isUniqueViolation(error)) await this.refuseTwin(sha256);
        throw error;
      });
    // Committed: from here on nothing may undo the upload or tell the administrator that it failed.
    const job = await this.jobs.dispatchCommitted(stored.job);
    if (stored.replaced) await this.upkeep.discard(stored.replaced);
    return { document: stored.row, job, replaced: stored.replaced !== null };
  }

  /** An empty file is taken for what its name says; its job reports what is wrong. @throws ExtractionError, LegalFileTypeError */
  private refuse(bytes: Buffer, filename: string): void {
    const refusal = bytes.length === 0 ? null : this.extractor.refusal(bytes, filename);
    if (refusal) throw refusal.explains ? refusal.error : new LegalFileTypeError();
  }

  /** @throws DuplicateSourceError */
  private async refuseTwin(sha256: string): Promise<void> {
    const twin = await this.documents.findOneBy({ sha256 });
    if (twin) throw new DuplicateSourceError(twin.filename);
  }

  /** A page of the library. @throws BadRequestError for a cursor of no page, or one given together with an order */
  async list({ first, after, last, before, offset, sort, ...filters }: LegalDocumentsQuery): Promise<Page<LegalDocument>> {
    const { search, status, documentType, uploader, since, until } = filters;
    if (sort && (after || before)) throw new BadRequestError('A sorted list is paged by offset');
    const page = { first, after, last, before, offset };
    const { from, take, skip, beyond, order } = reachOf(page, sort?.direction ?? 'DESC');
    const query = this.documents.createQueryBuilder('document').where({
      ...(search && { filename: ILike(containing(search)) }),
      ...(status && { status }),
      ...(documentType && { documentType }),
    });
    if (uploader) query.andWhere('document.uploadedBy = any(:uploaders)', { uploaders: await this.uploadersNamed(uploader) });
    if (since) query.andWhere('document.uploadDate >= :since', { since });
    if (until) query.andWhere('document.uploadDate < :until', { until });
    const all = query.clone();
    if (from) {
      const { at, id } = decodeCursor(from);
      query.andWhere(`(document.uploadDate, document.id) ${beyond} (:at, :id)`, { at, id });
    }
    const rows = await query
      .orderBy(ORDERS[sort?.field ?? 'uploadDate'], order)
      .addOrderBy('document.id', order)
      .limit(take)
      .offset(skip)
      .getMany();
    return pageFrom(
      rows,
      page,
      () => all.getCount(),
      ({ uploadDate: at, id }) => encodeCursor({ at, id }),
    );
  }

  /** Ids of those who uploaded something and whose e-mail contains `part`: few people, whatever the number of accounts. */
  private async uploadersNamed(part: string): Promise<string[]> {
    const rows = await this.documents.query<{ id: string }[]>(
      'select distinct uploaded_by as id from legal_documents where uploaded_by is not null',
    );
    const emails = await this.users.emailsOf(rows.map(({ id }) => id));
    return [...emails].flatMap(([id, email]) => (email.toLowerCase().includes(part.toLowerCase()) ? [id] : []));
  }

  /** A window of the list, newest first. */
  window({ take, skip }: { take: number; skip: number }): Promise<LegalDocument[]> {
    return this.documents.find({ order: { uploadDate: 'DESC', id: 'DESC' }, take, skip });
  }

  /** Removes row, bytes, text and passages; its words answer no more. @throws LegalDocumentNotFoundError */
  async delete(actor: AdminActor, filename: string): Promise<{ id: string; message: string }> {
    const name = normalized(filename);
    // PostgreSQL's text cannot hold a NUL, so no document has one in its name.
    const document = name.includes('\0') ? null : await this.documents.findOneBy({ filename: name });
    if (!document) throw new LegalDocumentNotFoundError();
    await this.retrieval.remove(document.id);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(LegalDocument, { id: document.id });
      if (!affected) throw new LegalDocumentNotFoundError();
      const revision = await nextRevision(manager);
      await manager.query('insert into legal_document_removals (id, revision) values ($1, $2)', [document.id, revision]);
      await this.audit.record(manager, actor, { action: 'legal-document.delete', ...subjectOf(document), before: auditable(document) });
    });
    const [job] = await this.jobs.latestFor([legalDocumentSubject(document.id)]);
    if (job && !isFinished(job)) await this.jobs.cancel(job.id);
    // A job may have rewritten it between the two steps above; with the row gone it will not do so again.
    await this.retrieval.remove(document.id);
    await this.upkeep.discard(document.blobKey);
    for await (const key of this.blobs.list(textFolder(document.id))) await this.upkeep.discard(key);
    return { id: document.id, message: `Document ${document.filename} deleted successfully` };
  }

  private async insertOrReplace(manager: EntityManager, actor: AdminActor, filename: string, content: Partial<LegalDocument>) {
    // Two first uploads of one name at the same moment must not both find it free.
    await manager.query('select pg_advisory_xact_lock(hashtext($1))', [`legal-document.${filename}`]);
    const held = await manager.findOne(LegalDocument, { where: { filename }, lock: { mode: 'pessimistic_write' } });
    const fresh = {
      status: 'pending' as const,
      error: null,
      passages: null,
      report: null,
      textHash: null,
      // What was given holds for the new file too; how it was before an edit of the old one does not.
      ...(held?.edits && { edits: { ...held.edits, before: null } }),
      uploadDate: new Date(),
      revision: await nextRevision(manager),
    };
    const id = held?.id ?? randomUUID();
    if (held) await manager.update(LegalDocument, { id }, { ...fresh, ...content, version: held.version + 1 });
    else await manager.insert(LegalDocument, { id, filename, version: 1, ...fresh, ...content });
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
    return { row, replaced: held?.blobKey ?? null, job };
  }
}

const subjectOf = ({ id, filename }: LegalDocument) => ({ subject: legalDocumentSubject(id), subjectName: filename });

const auditable = ({ filename, documentType, size, sha256, version, description, source, edits, statusSet }: LegalDocument) => ({
  filename,
  documentType,
  size,
  sha256,
  version,
  description,
  source,
  ...(edits && { given: edits.given }),
  ...(statusSet && { lawStatus: statusSet }),
});
