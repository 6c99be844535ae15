import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { normalized } from '../../../core/text/normalized.js';
import { type EditableFacts, editableFacts, type GivenFacts, undoable } from '../edited-facts.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { LegalDocumentNotFoundError, NothingToUndoError } from '../legal-sources.errors.js';
import { INGEST_LEGAL_DOCUMENT, legalDocumentSubject } from '../legal-sources.jobs.js';
import { nextRevision } from '../library/legal-library.js';
import type { EditLegalDocumentInput } from './edits.inputs.js';

/** Changes what is known about a source without a new upload. */
@Injectable()
export class EditsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Changes what the input names. What searches depend on is a new version of the document, indexed in the background from the text
   * that is stored; the version before it answers until then.
   * @throws LegalDocumentNotFoundError
   */
  edit(actor: AdminActor, filename: string, input: EditLegalDocumentInput): Promise<LegalDocument> {
    return this.change(actor, filename, 'legal-document.edit', (present) => edited(present, input));
  }

  /** Takes the latest edit back; done twice, that edit holds again. @throws LegalDocumentNotFoundError, NothingToUndoError */
  undo(actor: AdminActor, filename: string): Promise<LegalDocument> {
    return this.change(actor, filename, 'legal-document.undo-edit', (_, { edits }) => {
      if (!edits?.before) throw new NothingToUndoError();
      return edits.before;
    });
  }

  private async change(
    actor: AdminActor,
    filename: string,
    action: string,
    decide: (present: EditableFacts, document: LegalDocument) => EditableFacts,
  ): Promise<LegalDocument> {
    const name = filename.includes('\0') ? '' : normalized(filename);
    const { document, job } = await this.database.transaction(async (manager) => {
      const held = await manager.findOne(LegalDocument, { where: { filename: name }, lock: { mode: 'pessimistic_write' } });
      if (!held) throw new LegalDocumentNotFoundError();
      const present = editableFacts(held);
      const wanted = decide(present, held);
      if (isDeepStrictEqual(wanted, present)) return { document: held, job: null };
      return this.store(manager, actor, action, held, present, wanted);
    });
    if (job) await this.jobs.dispatchCommitted(job);
    return document;
  }

  private async store(
    manager: EntityManager,
    actor: AdminActor,
    action: string,
    held: LegalDocument,
    before: EditableFacts,
    after: EditableFacts,
  ): Promise<{ document: LegalDocument; job: JobRecord | null }> {
    const { documentType, description, source, lawStatus: statusSet, given } = after;
    const subject = legalDocumentSubject(held.id);
    const indexed = documentType !== before.documentType || !isDeepStrictEqual(given, before.given);
    const change: Partial<LegalDocument> = {
      documentType,
      description,
      source,
      statusSet,
      edits: { ...undoable(held), given },
      revision: await nextRevision(manager),
      ...(indexed && { version: held.version + 1, status: 'pending', error: null }),
    };
    await manager.update(LegalDocument, { id: held.id }, change);
    await this.audit.record(manager, actor, { action, subject, subjectName: held.filename, before, after });
    const document = { ...held, ...change };
    if (!indexed) return { document, job: null };
    const payload = { documentId: held.id, version: document.version };
    return { document, job: await this.jobs.enqueue(INGEST_LEGAL_DOCUMENT, payload, { subject, requestedBy: actor.userId, manager }) };
  }
}

/** What was left out stays as it is; null goes back to what the text says. */
function edited(present: EditableFacts, input: EditLegalDocumentInput): EditableFacts {
  const documentType = input.documentType ?? present.documentType;
  const { title, year, jurisdiction, shortNames } = input;
  const names = shortNames && [...new Set(shortNames)];
  const changes = { title, year, jurisdiction, shortNames: names?.length === 0 ? null : names };
  const given = Object.fromEntries(
    Object.entries({ ...present.given, ...withoutUndefined(changes) }).filter(([, value]) => value !== null),
  ) as GivenFacts;
  return {
    documentType,
    description: input.description === undefined ? present.description : input.description || null,
    source: input.source === undefined ? present.source : input.source || null,
    // A judgment is neither in force nor repealed.
    lawStatus: documentType === 'judgment' ? null : present.lawStatus,
    given,
  };
}

const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
