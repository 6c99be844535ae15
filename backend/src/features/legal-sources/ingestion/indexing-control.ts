import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { normalized } from '../../../core/text/normalized.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { isFinished, type JobRecord, payloadOf } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { LegalDocumentNotFoundError, NotIndexingError, NotRetryableError } from '../legal-sources.errors.js';
import { INGEST_LEGAL_DOCUMENT, legalDocumentSubject } from '../legal-sources.jobs.js';
import { nextRevision } from '../library/legal-library.js';

const CANCELLED = 'Indexing was cancelled.';
const STOPPED = 'Indexing stopped before it was done.';
/** Unfinished documents looked at in one turn. */
const BATCH = 500;

/** Stops and restarts the work on single documents, and keeps their state true when a job ended without its handler. */
@Injectable()
export class IndexingControl {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws LegalDocumentNotFoundError, NotIndexingError */
  async cancel(actor: AdminActor, filename: string): Promise<LegalDocument> {
    const document = await this.find(filename);
    const [job] = await this.jobs.latestFor([legalDocumentSubject(document.id)]);
    if (!job || isFinished(job)) throw new NotIndexingError();
    const cancelled = await this.jobs.cancel(job.id, async (manager, before) => {
      if (isFinished(before)) throw new NotIndexingError();
      await this.audit.record(manager, actor, { action: 'legal-document.cancel', ...subjectOf(document), after: { job: job.id } });
    });
    await this.follow(document, cancelled);
    return this.view(document.id);
  }

  /**
   * Reads the file of a document again and indexes it; of one that is indexed, the version before answers until then.
   * @throws LegalDocumentNotFoundError, NotRetryableError
   */
  async retry(actor: AdminActor, filename: string): Promise<LegalDocument> {
    const found = await this.find(filename);
    const { id } = found;
    // A job that has just ended without its handler may not have updated the document yet.
    const [latest] = await this.jobs.latestFor([legalDocumentSubject(id)]);
    if (latest) await this.follow(found, latest);
    const job = await this.database.transaction(async (manager) => {
      const document = await manager.findOne(LegalDocument, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!document) throw new LegalDocumentNotFoundError();
      if (document.status !== 'failed' && document.status !== 'indexed') throw new NotRetryableError();
      const version = document.status === 'indexed' ? document.version + 1 : document.version;
      // Without the hash of its file a stored text is not taken for what the file says.
      const again = version > document.version && { version, textSha256: null, revision: await nextRevision(manager) };
      await manager.update(LegalDocument, { id }, { status: 'pending', error: null, ...again });
      const payload = { documentId: id, version };
      const options = { subject: legalDocumentSubject(id), requestedBy: actor.userId, manager };
      const queued = await this.jobs.enqueue(INGEST_LEGAL_DOCUMENT, payload, options);
      await this.audit.record(manager, actor, { action: 'legal-document.retry', ...subjectOf(document), after: { job: queued.id } });
      return queued;
    });
    await this.jobs.dispatchCommitted(job);
    return this.view(id);
  }

  /** A job that was cancelled in the queue, or whose worker died on the last attempt, has not updated its document. */
  async settle(): Promise<void> {
    const unfinished = await this.documents.find({ where: { status: In(['pending', 'indexing']) }, order: { id: 'ASC' }, take: BATCH });
    const jobs = await this.jobs.latestFor(unfinished.map(({ id }) => legalDocumentSubject(id)));
    const bySubject = new Map(jobs.map((job) => [job.subject, job]));
    for (const document of unfinished) {
      const job = bySubject.get(legalDocumentSubject(document.id));
      if (job) await this.follow(document, job);
    }
  }

  private async follow({ id, filename, version }: LegalDocument, job: JobRecord): Promise<void> {
    if (job.state !== 'cancelled' && job.state !== 'failed') return;
    if (payloadOf(INGEST_LEGAL_DOCUMENT, job).version !== version) return;
    const reason = job.state === 'cancelled' ? CANCELLED : (job.errorText ?? STOPPED);
    await this.documents.update(
      { id, version, status: In(['pending', 'indexing']) },
      { status: 'failed', error: `${filename}: ${reason}` },
    );
  }

  private async find(filename: string): Promise<LegalDocument> {
    const document = await this.documents.findOneBy({ filename: normalized(filename) });
    if (!document) throw new LegalDocumentNotFoundError();
    return document;
  }

  private async view(id: string): Promise<LegalDocument> {
    const document = await this.documents.findOneBy({ id });
    if (!document) throw new LegalDocumentNotFoundError();
    return document;
  }
}

const subjectOf = ({ id, filename }: LegalDocument) => ({ subject: legalDocumentSubject(id), subjectName: filename });
