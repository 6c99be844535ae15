import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { normalized } from '../../../core/text/normalized.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import type { LawStatus } from '../../retrieval/retrieval.service.js';
import { undoable } from '../edited-facts.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { LegalDocumentNotFoundError, NoLawStatusError } from '../legal-sources.errors.js';
import { legalDocumentSubject } from '../legal-sources.jobs.js';
import { nextRevision } from '../library/legal-library.js';
import type { LawStatusInput } from './law-status.inputs.js';
import { LawStateName, lawStatusView, type LawStatusView } from '../law-status.views.js';

/** What is said about whether a document is in force. */
export interface DocumentStatuses {
  /** What answers say: what an administrator set, else what is proposed. */
  status: LawStatusView | null;
  /** What the guide to the law or the text itself proposes. */
  proposed: LawStatusView | null;
}

/** Whether the sources of law are in force: administrators set it, the guide and the texts propose it. */
@Injectable()
export class LawStatusService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly guide: GuideService,
    private readonly audit: AuditLog,
  ) {}

  /** In the order of the documents. */
  async of(documents: readonly LegalDocument[]): Promise<DocumentStatuses[]> {
    const proposals = await this.guide.proposedStatuses(documents.map(({ id }) => id));
    return documents.map(({ id, statusSet }) => {
      const proposal = proposals.get(id);
      const proposed = proposal ? lawStatusView(proposal) : null;
      return { status: statusSet ? lawStatusView({ ...statusSet, origin: 'administrator' }) : proposed, proposed };
    });
  }

  /**
   * Sets the status; null takes it back, so that what is proposed counts again. Answers say it from the next question on. It can be undone
   * as an edit can.
   * @throws LegalDocumentNotFoundError, NoLawStatusError for a judgment, ValidationError where days and state contradict each other
   */
  async set(actor: AdminActor, filename: string, input: LawStatusInput | null): Promise<LegalDocument> {
    const status = input && checkedLawStatus(input);
    const name = filename.includes('\0') ? '' : normalized(filename);
    return this.database.transaction(async (manager) => {
      const document = await manager.findOne(LegalDocument, { where: { filename: name }, lock: { mode: 'pessimistic_write' } });
      if (!document) throw new LegalDocumentNotFoundError();
      if (document.documentType === 'judgment') throw new NoLawStatusError();
      const changed = !isDeepStrictEqual(status, document.statusSet);
      const change = { statusSet: status, revision: await nextRevision(manager), ...(changed && { edits: undoable(document) }) };
      await manager.update(LegalDocument, { id: document.id }, change);
      await this.audit.record(manager, actor, {
        action: 'legal-document.set-law-status',
        subject: legalDocumentSubject(document.id),
        subjectName: document.filename,
        before: { lawStatus: document.statusSet },
        after: { lawStatus: status },
      });
      return { ...document, ...change };
    });
  }
}

/** @throws ValidationError where days and state contradict each other */
export function checkedLawStatus({ state, inForceFrom, repealedOn, replacedBy }: LawStatusInput): LawStatus {
  const refuse = (field: string, message: string): never => {
    throw new ValidationError([{ field, message }]);
  };
  const titles = (replacedBy ?? []).map((title) => title.trim().replace(/\s+/gu, ' '));
  if (titles.includes('')) refuse('replacedBy', 'A title must not be blank');
  const repealed = state === LawStateName.REPEALED;
  if (repealed && !repealedOn) refuse('repealedOn', 'The day of repeal is required');
  if (!repealed && repealedOn) refuse('repealedOn', 'Only a repealed source has a day of repeal');
  if (!repealed && titles.length > 0) refuse('replacedBy', 'Only a repealed source has successors');
  if (inForceFrom && repealedOn && inForceFrom > repealedOn) refuse('repealedOn', 'The repeal must not come before the commencement');
  return { state, inForceFrom: inForceFrom ?? null, repealedOn: repealedOn ?? null, replacedBy: titles };
}
