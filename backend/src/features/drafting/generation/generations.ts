import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import type { Approval } from '../../../core/approval/approval.views.js';
import { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { Metrics } from '../../../core/observability/metrics/metrics.js';
import { MattersService } from '../../matters/matters.service.js';
import { ReservationsService } from '../../tokens/ledger/reservations.service.js';
import { TokensService } from '../../tokens/tokens.service.js';
import { ResultDeletedError } from '../documents.errors.js';
import type { GeneratedDocumentView } from './generated-document.views.js';
import { questionViews } from '../../editing/suggestion.views.js';
import type { Draft } from '../composing/composed-draft.js';
import type { GenerationOrder } from './generation-orders.js';
import { TemplateOrigins } from '../../templates/custom/template-origins.js';
import type { SigningNote } from '../../review/signing/signing-note.js';
import type { NotesOrigin } from '../../templates/custom/template-origins.js';
import { signingNotes } from '../../review/signing/signing-notes.js';
import type { FormValues } from '../../templates/form/form-values.js';
import { UnfinishedForms } from '../unfinished/unfinished-forms.service.js';
import { documentTitle } from '../versions/document-title.js';
import { VersionReader } from '../versions/version-reader.js';
import type { VersionForm } from '../versions/version-seal.js';
import { VersionWriter } from '../versions/version-writer.js';
import type { UserDocument, DocumentVersion } from '../versions/versions.entity.js';

/** Keeps what was drafted together with its charge, and finds it again when the request is repeated. */
@Injectable()
export class Generations {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reservations: ReservationsService,
    private readonly reader: VersionReader,
    private readonly writer: VersionWriter,
    private readonly tokens: TokensService,
    private readonly unfinished: UnfinishedForms,
    private readonly origins: TemplateOrigins,
    private readonly metrics: Metrics,
    private readonly matters: MattersService,
    private readonly approved: ApprovedTexts,
  ) {}

  /** @throws TooManyVersionsError, TooManyDocumentsError before any work is done */
  ensureRoom({ userId }: Actor, { documentId }: GenerationOrder): Promise<void> {
    return this.writer.ensureRoom(this.database.manager, userId, documentId);
  }

  /**
   * Settles the reservation and writes the version, in one transaction; `claim` may still refuse in it.
   * @throws ConflictError when the reservation was given back, MatterNotFoundError when its matter was deleted meanwhile
   */
  async keep(
    { userId, key }: Actor,
    order: GenerationOrder,
    draft: Draft,
    { reservationId, amount, claim }: { reservationId: string; amount: number; claim?: (manager: EntityManager) => Promise<void> },
  ): Promise<GeneratedDocumentView> {
    const { template, given, suggestions, referenceFilename } = order;
    const { content, values, notice, citations, outcomes } = draft;
    const form: VersionForm = { given, values, suggestions, referenceFilename, notice, citations, outcomes };
    // Before anything is settled: what is charged must not fail on what is only shown beside it.
    const origin = await this.origins.of(template.documentType, template.version);
    const notes = await notesOf(template.documentType, values, origin);
    const { version, document } = await this.database.transaction(async (manager) => {
      const remainingTokens = await this.reservations.settle(manager, reservationId);
      await claim?.(manager);
      if (order.matterId !== null) await this.matters.hold(manager, userId, order.matterId);
      // A draft was made of what the form says; suggestions are made of an earlier draft. No key reads or ends unfinished forms.
      if (!suggestions && !key) await this.unfinished.remove(manager, userId, template.documentType);
      return this.writer.add(manager, {
        userId,
        documentId: order.documentId,
        matterId: order.matterId,
        documentType: template.documentType,
        title: documentTitle(template.label, values),
        origin: suggestions ? 'revised' : 'generated',
        templateVersion: template.version,
        draftedBy: draft.draftedBy,
        promptVersion: draft.promptVersion,
        price: amount,
        form,
        content,
        reservationId,
        remainingTokens,
      });
    });
    this.metrics.tokensCharged.inc({ operation: template.documentType }, amount);
    return this.view(version, document, content, form, notes, await this.approval(userId, content), draft.questions);
  }

  /** A text that suggestions did not change, with the version that it is, where it is kept. */
  async unchanged(
    { userId }: Actor,
    { documentId, previousDocument, template }: GenerationOrder,
    draft: Draft,
  ): Promise<GeneratedDocumentView> {
    const content = previousDocument ?? draft.content;
    const version = documentId ? await this.reader.withContent(userId, template.documentType, content, documentId) : null;
    const document = version && (await this.reader.document(userId, version.documentId));
    const origin = await this.origins.of(template.documentType, template.version);
    return {
      documentContent: content,
      remainingTokens: await this.tokens.balance(userId),
      draftedBy: draft.draftedBy,
      notice: draft.notice,
      suggestionReport: draft.outcomes,
      questions: questionViews(draft.questions),
      signingNotes: await notesOf(template.documentType, draft.values, origin),
      approval: await this.approval(userId, content),
      citations: draft.citations,
      version,
      document,
      documentId: document?.id ?? null,
      versionId: version?.id ?? null,
    };
  }

  /** The answer that a request with the same idempotency key got. @throws ResultDeletedError */
  async ofReservation({ userId }: Actor, reservationId: string): Promise<GeneratedDocumentView> {
    const row = await this.reader.paidBy(userId, reservationId);
    if (!row) throw new ResultDeletedError();
    const [document, content, form] = await Promise.all([
      this.reader.document(userId, row.documentId),
      this.reader.contentOf(userId, row.id),
      this.reader.formOf(userId, row.id),
    ]);
    const origin = await this.origins.of(document.documentType, row.templateVersion);
    const notes = await notesOf(document.documentType, form.values, origin);
    return this.view(row, document, content, form, notes, await this.approval(userId, content));
  }

  private async approval(userId: string, content: string): Promise<Approval | null> {
    return (await this.approved.of(userId, { texts: [content] }))[0] ?? null;
  }

  private view(
    row: DocumentVersion,
    document: UserDocument,
    documentContent: string,
    { notice, citations, outcomes = [] }: VersionForm,
    notes: SigningNote[],
    approval: Approval | null,
    questions: Draft['questions'] = [],
  ): GeneratedDocumentView {
    return {
      documentContent,
      remainingTokens: row.remainingTokens ?? 0,
      draftedBy: row.draftedBy,
      notice,
      suggestionReport: outcomes,
      questions: questionViews(questions),
      signingNotes: notes,
      approval,
      citations,
      version: row,
      document,
      documentId: document.id,
      versionId: row.id,
    };
  }
}

const notesOf = (documentType: string, values: FormValues, origin: NotesOrigin | null): Promise<SigningNote[]> =>
  withinTime(() => signingNotes(documentType, values, origin));
