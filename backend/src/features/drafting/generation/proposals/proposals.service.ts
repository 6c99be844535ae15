import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, IsNull } from 'typeorm';
import { StorageQuota } from '../../../../core/quota/storage-quota.js';
import { openTo } from '../../../../core/sharing/matter-access.js';
import type { Actor } from '../../../../core/access/actor.js';
import { AppError } from '../../../../core/errors/app-error.js';
import { ValidationError } from '../../../../core/errors/common-errors.js';
import { databaseRefusal } from '../../../../core/errors/database-errors.js';
import { RateLimits } from '../../../../core/limits/rate-limits.js';
import { loggers } from '../../../../core/observability/loggers.js';
import { ReservationsService } from '../../../tokens/ledger/reservations.service.js';
import { IdempotencyKeyReusedError } from '../../../tokens/tokens.errors.js';
import { PricingService } from '../../../tokens/pricing/pricing.service.js';
import { GenerationFailedError, SuggestionsMissingError } from '../../documents.errors.js';
import type { GenerateDocumentInput } from '../../documents.inputs.js';
import type { GeneratedDocumentView } from '../generated-document.views.js';
import type { Draft } from '../../composing/composed-draft.js';
import { Drafting } from '../../composing/drafting.js';
import { TemplateCatalogue } from '../../../templates/custom/template-catalogue.js';
import { VersionReader } from '../../versions/version-reader.js';
import { UserDocument } from '../../versions/versions.entity.js';
import { DraftChangedError } from '../../versions/versions.errors.js';
import { type GenerationOrder, GenerationOrders } from '../generation-orders.js';
import { Generations } from '../generations.js';
import { ChangeProposal } from './change-proposal.entity.js';
import { ProposalRecords } from './proposal-records.js';
import { ProposalSeal, type StoredProposal } from './proposal-seal.js';
import { hashOf, joinedProposal, OFFERED, storedOf } from './stored-proposal.js';
import { ChangesKeptError, ChangesOverlapError, ProposalAnsweredError, ProposalNotFoundError } from './proposals.errors.js';
import type { AnswerQuestionsInput, KeepChangesInput } from './proposals.inputs.js';
import { type ChangeProposalView, changeProposalView, type DiscardedChanges } from './proposals.views.js';

/** Suggestions in two steps: what they would change is shown first; only what is accepted is kept, and only then is it paid. */
@Injectable()
export class ProposalsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly orders: GenerationOrders,
    private readonly drafting: Drafting,
    private readonly generations: Generations,
    private readonly reader: VersionReader,
    private readonly templates: TemplateCatalogue,
    private readonly pricing: PricingService,
    private readonly reservations: ReservationsService,
    private readonly seal: ProposalSeal,
    private readonly records: ProposalRecords,
    private readonly limits: RateLimits,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * Works out what suggestions would change. Costs nothing and keeps nothing but the proposal itself.
   * @throws SuggestionsMissingError, ValidationError, and what `Drafting.propose` throws
   */
  async propose(actor: Actor, input: GenerateDocumentInput, signal?: AbortSignal): Promise<ChangeProposalView> {
    const order = await this.orders.from(actor, input, signal);
    const { suggestions, previousDocument, documentId, template } = order;
    if (suggestions === null) throw new SuggestionsMissingError();
    if (previousDocument === null) throw new ValidationError([{ field: 'previous_document', message: 'There is no draft to change' }]);
    const price = await this.pricing.price(actor, input.documentType, input.complexity);
    await this.limits.consume('generate-user', actor.userId);
    const document = documentId ? await this.reader.document(actor.userId, documentId) : null;
    await this.quota.ensureRoom(actor.userId);
    const proposed = await this.proposedBy(actor, order, input);
    const stored: StoredProposal = { ...storedOf(order, proposed), suggestions, previousDocument, paid: false };
    const row = this.records.rowOf(actor, stored, {
      documentId,
      baseNumber: document?.lastNumber ?? null,
      documentType: template.documentType,
      complexity: input.complexity,
    });
    // One that changes nothing has nothing to wait for: its report is the answer.
    if (stored.changes.length + stored.questions.length > 0) await this.database.transaction((manager) => this.records.add(manager, row));
    return changeProposalView(row, stored, price.amount);
  }

  /**
   * Lets what a model offers with a draft wait for its owner's decision; it is paid with the draft. A failure costs the offer, and not the
   * draft.
   */
  async offer(actor: Actor, order: GenerationOrder, draft: Draft, { version, documentContent }: GeneratedDocumentView): Promise<void> {
    if (draft.offered.length === 0 || !version) return;
    const { values, citations, draftedBy, offered } = draft;
    const proposed = {
      values,
      extra: {},
      citations,
      notice: null,
      draftedBy,
      promptVersion: null,
      ...draft.offeredBy,
      changes: offered,
      questions: [],
      open: [],
    };
    const stored = { ...storedOf(order, proposed), suggestions: OFFERED, previousDocument: documentContent, paid: true };
    const row = this.records.rowOf(actor, stored, {
      documentId: version.documentId,
      baseNumber: version.number,
      documentType: order.template.documentType,
      complexity: 'simple',
    });
    try {
      await this.database.transaction((manager) => this.records.add(manager, row));
    } catch (error) {
      loggers.model.warn({ err: error }, 'what the model offered was not stored');
    }
  }

  /** The proposals that wait for their owner's decision, the newest first. @throws AnswerTooLargeError before they are read */
  async waiting(actor: Actor): Promise<ChangeProposalView[]> {
    const { userId } = actor;
    const found = await this.records.waiting(userId);
    const documents = await this.reader.documentsById(
      userId,
      found.flatMap(({ documentId }) => documentId ?? []),
    );
    // A deletion that is undone brings the proposals back with the document.
    const rows = found.filter(({ documentId }) => documentId === null || documents.has(documentId));
    const kinds = new Map(rows.map(({ documentType, complexity }) => [`${documentType}/${complexity}`, { documentType, complexity }]));
    const prices = new Map<string, number>();
    for (const [kind, { documentType, complexity }] of kinds)
      prices.set(kind, (await this.pricing.price(actor, documentType, complexity)).amount);
    return rows.map((row) =>
      changeProposalView(row, this.seal.open(row.id, row.sealed), prices.get(`${row.documentType}/${row.complexity}`) ?? 0),
    );
  }

  /**
   * Follows the answers to questions of a proposal: what they ask for joins its changes. Costs nothing.
   * @throws ProposalNotFoundError, ValidationError, DraftChangedError
   */
  async answer(actor: Actor, { proposalId, answers }: AnswerQuestionsInput, signal?: AbortSignal): Promise<ChangeProposalView> {
    const row = await this.records.row(actor, proposalId);
    if (row.keptAt) throw new ProposalNotFoundError();
    const stored = this.seal.open(row.id, row.sealed);
    const answered = new Set(answers.map(({ question }) => question));
    if (
      answers.length === 0 ||
      answered.size < answers.length ||
      [...answered].some((id) => !stored.questions.some((each) => each.id === id))
    )
      throw new ValidationError([{ field: 'answers', message: 'Answer each question of this proposal at most once' }]);
    await this.limits.consume('generate-user', actor.userId);
    const suggestions = answers.map(({ suggestion }) => suggestion.trim()).join('\n');
    const order = { ...(await this.orderOf(actor, row, stored, new Set(), signal)), suggestions };
    const proposed = await this.proposedBy(actor, order, { documentType: row.documentType });
    const next = joinedProposal(stored, answered, proposed);
    await this.database.transaction(async (manager) => {
      const document = row.documentId
        ? await manager.findOne(UserDocument, { where: { id: row.documentId, ownerId: openTo(actor.userId, 'write') } })
        : null;
      if (row.documentId && document?.lastNumber !== row.baseNumber) throw new DraftChangedError();
      // Two answers at a time: each is followed on what it was asked about.
      const { affected } = await manager.update(
        ChangeProposal,
        { id: row.id, ownerId: actor.userId, keptAt: IsNull(), sealed: row.sealed },
        { sealed: this.seal.seal(row.id, next) },
      );
      if (!affected) throw new ProposalAnsweredError();
    });
    const price = await this.pricing.price(actor, row.documentType, row.complexity);
    return changeProposalView(row, next, price.amount);
  }

  /** @throws ProposalNotFoundError */
  async discard({ userId }: Actor, id: string): Promise<DiscardedChanges> {
    const { affected } = isUUID(id)
      ? await this.database.manager.delete(ChangeProposal, { id, ownerId: userId, keptAt: IsNull() })
      : { affected: 0 };
    if (!affected) throw new ProposalNotFoundError();
    return { id };
  }

  /**
   * Keeps the changes that were accepted as the next version and charges it once. The same changes twice are one version; every failure
   * gives the tokens back.
   * @throws ProposalNotFoundError, ValidationError, DraftChangedError, ChangesOverlapError, InsufficientTokensError, ChangesKeptError, RequestInProgressError
   */
  async keep(actor: Actor, { proposalId, accepted }: KeepChangesInput, signal?: AbortSignal): Promise<GeneratedDocumentView> {
    const row = await this.records.row(actor, proposalId);
    const stored = this.seal.open(row.id, row.sealed);
    const chosen = new Set(accepted);
    if ([...chosen].some((id) => !stored.changes.some((change) => change.id === id)) || chosen.size === 0)
      throw new ValidationError([{ field: 'accepted', message: 'Accept at least one of the proposed changes' }]);
    const order = await this.orderOf(actor, row, stored, chosen, signal);
    const [listed, noRoom] = await Promise.all([
      this.pricing.price(actor, row.documentType, row.complexity),
      this.generations.ensureRoom(actor, order).catch((error: unknown) => error as Error),
      this.limits.consume('generate-user', actor.userId),
    ]);
    const price = stored.paid ? { ...listed, baseTokens: 0, amount: 0 } : listed;
    const idempotency = { key: `proposal/${row.id}`, requestHash: hashOf(chosen) };
    const { outcome, reservationId } = await this.reservations
      .reserve(actor.userId, price, idempotency, actor.key?.id)
      .catch((error: unknown) => {
        throw error instanceof IdempotencyKeyReusedError ? new ChangesKeptError() : error;
      });
    if (outcome === 'done-before') return this.generations.ofReservation(actor, reservationId);
    let kept = false;
    try {
      if (noRoom) throw noRoom;
      const draft = await this.draftOf(actor, order, stored, chosen);
      signal?.throwIfAborted();
      const generated = await this.generations.keep(actor, order, draft, {
        reservationId,
        amount: price.amount,
        claim: (manager) => this.records.claim(manager, row),
      });
      kept = true;
      return generated;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) throw error;
      if (!signal?.aborted) loggers.model.warn({ err: error, documentType: row.documentType }, 'keeping changes failed');
      throw databaseRefusal(error) ?? new GenerationFailedError('regenerate', error);
    } finally {
      if (!kept) await this.reservations.release(reservationId, 'Generation failed');
    }
  }

  private async proposedBy(actor: Actor, order: GenerationOrder, { documentType }: Pick<GenerateDocumentInput, 'documentType'>) {
    try {
      return await this.drafting.propose(actor, order);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) throw error;
      if (!order.signal?.aborted) loggers.model.warn({ err: error, documentType }, 'proposing changes failed');
      throw databaseRefusal(error) ?? new GenerationFailedError('regenerate', error);
    }
  }

  private async orderOf(
    actor: Actor,
    row: ChangeProposal,
    stored: StoredProposal,
    chosen: ReadonlySet<string>,
    signal?: AbortSignal,
  ): Promise<GenerationOrder> {
    const template = await this.templates.get(row.documentType);
    const { given, values, previousDocument, referenceFilename, changes } = stored;
    const instructions = [...new Set(changes.filter(({ id }) => chosen.has(id)).flatMap(({ instruction }) => instruction ?? []))];
    return {
      template,
      given,
      values,
      suggestions: instructions.length > 0 ? instructions.join('\n') : stored.suggestions,
      previousDocument,
      referenceFilename,
      documentId: row.documentId,
      matterId: await this.orders.matterOf(actor, stored.matterId, row.documentId),
      signal,
    };
  }

  private async draftOf(actor: Actor, order: GenerationOrder, stored: StoredProposal, chosen: ReadonlySet<string>): Promise<Draft> {
    const draft = await this.drafting.accept(
      actor,
      order,
      stored,
      stored.changes.filter(({ id }) => chosen.has(id)),
    );
    const lost = draft.outcomes.find(({ applied }) => !applied);
    if (lost) throw new ChangesOverlapError(lost.message);
    return draft;
  }
}
