import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { AppError } from '../../core/errors/app-error.js';
import { databaseRefusal } from '../../core/errors/database-errors.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { loggers } from '../../core/observability/loggers.js';
import { OffersPrices, type PriceOffer, PricingService } from '../tokens/pricing/pricing.service.js';
import { ReservationsService } from '../tokens/ledger/reservations.service.js';
import { GenerationFailedError } from './documents.errors.js';
import type { GenerateDocumentInput } from './documents.inputs.js';
import type { DocumentTemplateView } from '../templates/document-templates.views.js';
import type { GeneratedDocumentView } from './generation/generated-document.views.js';
import { type GenerationEvent, GenerationEventKind } from './generation/generation-events.views.js';
import type { Draft } from './composing/composed-draft.js';
import { Drafting } from './composing/drafting.js';
import { failureKind, requestHash } from './generation/generation-request.js';
import { type GenerationOrder, GenerationOrders } from './generation/generation-orders.js';
import { PreparedTemplates } from '../templates/prepared-templates.js';
import { TemplateStore } from '../templates/engine/template-store.js';
import { Generations } from './generation/generations.js';
import { ProposalsService } from './generation/proposals/proposals.service.js';

@Injectable()
@OffersPrices()
export class DocumentsService implements PriceOffer {
  constructor(
    private readonly shipped: TemplateStore,
    private readonly prepared: PreparedTemplates,
    private readonly orders: GenerationOrders,
    private readonly drafting: Drafting,
    private readonly generations: Generations,
    private readonly proposals: ProposalsService,
    private readonly pricing: PricingService,
    private readonly reservations: ReservationsService,
    private readonly limits: RateLimits,
  ) {}

  /** Of the shipped templates; those of administrators get theirs before they are published. */
  defaultPrices() {
    return this.shipped.all().map(({ documentType, label, price }) => ({ operationType: documentType, operationName: label, ...price }));
  }

  /** Every kind of document with its fields and its price now. */
  list(): Promise<DocumentTemplateView[]> {
    return this.prepared.list();
  }

  /** The same for REST, as JSON that is made once. */
  listForRest(): Promise<Buffer> {
    return this.prepared.rest();
  }

  /** The last event of `stream`. Throws like it. */
  async generate(actor: Actor, input: GenerateDocumentInput, signal?: AbortSignal): Promise<GeneratedDocumentView> {
    for await (const { generated } of this.stream(actor, input, signal)) if (generated) return generated;
    throw new GenerationFailedError(failureKind(input), new Error('the draft ended early'));
  }

  /**
   * Drafts a document: checks the form, reserves its price, composes with no transaction open, then keeps the result and
   * the charge together. Every failure, and a reader who leaves before that, gives the tokens back.
   * @throws ValidationError, InsufficientTokensError, KeyBudgetError, GenerationFailedError, FileNotFoundError, …
   */
  async *stream(actor: Actor, input: GenerateDocumentInput, signal?: AbortSignal): AsyncGenerator<GenerationEvent> {
    const order = await this.orders.from(actor, input, signal);
    const [price, noRoom] = await Promise.all([
      this.pricing.price(actor, input.documentType, input.complexity),
      this.generations.ensureRoom(actor, order).catch((error: unknown) => error as Error),
      this.limits.consume('generate-user', actor.userId),
    ]);
    const idempotency = input.idempotencyKey ? { key: input.idempotencyKey, requestHash: requestHash(input) } : undefined;
    const { outcome, reservationId } = await this.reservations.reserve(actor.userId, price, idempotency, actor.key?.id);
    if (outcome === 'done-before') {
      yield* completed(await this.generations.ofReservation(actor, reservationId));
      return;
    }
    let kept = false;
    try {
      // Only now: a repeated request has its room already.
      if (noRoom) throw noRoom;
      const draft = yield* this.compose(actor, order);
      signal?.throwIfAborted();
      if (draft.unchanged) {
        await this.reservations.release(reservationId, 'Nothing was changed');
        yield* completed(await this.generations.unchanged(actor, order, draft));
        return;
      }
      const generated = await this.generations.keep(actor, order, draft, { reservationId, amount: price.amount });
      kept = true;
      await this.proposals.offer(actor, order, draft, generated);
      yield* completed(generated);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) throw error;
      if (!signal?.aborted) loggers.model.warn({ err: error, documentType: input.documentType }, 'generation failed');
      throw databaseRefusal(error) ?? new GenerationFailedError(failureKind(input), error);
    } finally {
      if (!kept) await this.reservations.release(reservationId, 'Generation failed');
    }
  }

  /** Passes on what is being done. */
  private async *compose(actor: Actor, order: GenerationOrder): AsyncGenerator<GenerationEvent, Draft> {
    const drafting = this.drafting.draft(actor, order);
    for (let step = await drafting.next(); ; step = await drafting.next()) {
      if (step.done) return step.value;
      yield { kind: GenerationEventKind.STAGE, stage: step.value.stage };
    }
  }
}

/** The text that was kept, in pieces. */
function* completed(generated: GeneratedDocumentView): Generator<GenerationEvent> {
  for (const text of generated.documentContent.split(/(?<=\n)(?=\d+\. |#)/)) yield { kind: GenerationEventKind.TEXT, text };
  yield { kind: GenerationEventKind.DONE, generated };
}
