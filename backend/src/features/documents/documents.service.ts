import { createHash, randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { AppError } from '../../core/errors/app-error.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { loggers } from '../../core/observability/loggers.js';
import { PricingService } from '../tokens/pricing.service.js';
import { ReservationsService } from '../tokens/reservations.service.js';
import { GeneratedDocument } from './documents.entity.js';
import { GenerationFailedError, SuggestionsMissingError, UnknownDocumentTypeError } from './documents.errors.js';
import type { GenerateDocumentInput } from './documents.inputs.js';
import { type DocumentTemplateView, type GeneratedDocumentView, generatedDocumentView, templateFieldView } from './documents.views.js';
import { type Draft, type DraftOrder, Drafting } from './drafting.js';
import { TemplateStore } from './template-store.js';
import { checkedValues } from './values.js';

@Injectable()
export class DocumentsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly templates: TemplateStore,
    private readonly drafting: Drafting,
    private readonly pricing: PricingService,
    private readonly reservations: ReservationsService,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    for (const { documentType, label, price } of this.templates.all())
      this.pricing.announce({ operationType: documentType, operationName: label, ...price });
  }

  /** Every kind of document with its fields and its price now. */
  async list(): Promise<DocumentTemplateView[]> {
    const prices = new Map((await this.pricing.list()).map(({ operationType, baseTokens }) => [operationType, baseTokens]));
    return this.templates.all().map(({ documentType, label, fields, price }) => ({
      documentType,
      label,
      cost: prices.get(documentType) ?? price.baseTokens,
      fields: fields.map(templateFieldView),
    }));
  }

  /**
   * Drafts a document: checks the form, reserves its price, composes with no transaction open, then keeps the result and
   * the charge together. Every failure gives the tokens back.
   * @throws ValidationError, InsufficientTokensError, GenerationFailedError, FileNotFoundError, …
   */
  async generate(actor: Actor, input: GenerateDocumentInput, signal?: AbortSignal): Promise<GeneratedDocumentView> {
    const template = this.templates.find(input.documentType);
    if (!template) throw new UnknownDocumentTypeError();
    const order: DraftOrder = {
      template,
      values: checkedValues(template.fields, input.templateData),
      suggestions: suggestionsOf(input),
      previousDocument: input.regenerateFresh ? null : (input.previousDocument ?? null),
      referenceFilename: input.referenceFilename ?? null,
      signal,
    };
    await this.limits.consume('generate-user', actor.userId);
    const price = await this.pricing.price(input.documentType, input.complexity);
    const idempotency = input.idempotencyKey ? { key: input.idempotencyKey, requestHash: requestHash(input) } : undefined;
    const { outcome, reservationId } = await this.reservations.reserve(actor.userId, price, idempotency);
    if (outcome === 'done-before')
      return generatedDocumentView(
        await this.database.manager.findOneByOrFail(GeneratedDocument, { reservationId, ownerId: actor.userId }),
      );
    try {
      const draft = await this.drafting.draft(actor, order);
      signal?.throwIfAborted();
      return await this.keep(actor, order, draft, reservationId);
    } catch (error) {
      await this.reservations.release(reservationId, 'Generation failed');
      if (error instanceof AppError && error.status < 500) throw error;
      loggers.model.warn({ err: error, documentType: template.documentType }, 'generation failed');
      throw new GenerationFailedError(failureKind(input), error);
    }
  }

  private keep(
    actor: Actor,
    { template, values, suggestions }: DraftOrder,
    draft: Draft,
    reservationId: string,
  ): Promise<GeneratedDocumentView> {
    return this.database.transaction(async (manager) => {
      const remainingTokens = await this.reservations.settle(manager, reservationId);
      const row: GeneratedDocument = {
        id: randomUUID(),
        ownerId: actor.userId,
        documentType: template.documentType,
        templateVersion: template.version,
        templateData: values,
        suggestions,
        ...draft,
        reservationId,
        remainingTokens,
        createdAt: new Date(),
      };
      await manager.insert(GeneratedDocument, row);
      return generatedDocumentView(row);
    });
  }
}

function suggestionsOf({ modificationSuggestions, previousDocument, regenerateFresh }: GenerateDocumentInput): string | null {
  if (regenerateFresh || modificationSuggestions === undefined || modificationSuggestions === null) return null;
  const text = modificationSuggestions.trim();
  if (text === '' && previousDocument) throw new SuggestionsMissingError();
  return text || null;
}

function failureKind({ documentType, modificationSuggestions, regenerateFresh }: GenerateDocumentInput) {
  if (modificationSuggestions || regenerateFresh) return 'regenerate';
  return documentType === 'reply' ? 'reply' : 'document';
}

/** Everything that makes the request what it is, in a fixed order of names. */
function requestHash({ idempotencyKey: _key, templateData, ...rest }: GenerateDocumentInput): string {
  const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return createHash('sha256')
    .update(JSON.stringify([sorted(rest), sorted(templateData)]))
    .digest('hex');
}
