import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import type { GraphqlContext } from '../../core/access/request-context.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { cancellable } from '../../core/events/cancellable.js';
import { JSONObjectScalar } from '../../core/graphql/json-object.scalar.js';
import { Input } from '../../core/graphql/described-args.js';
import { requireIdempotencyKey } from '../../core/validation/idempotency-key.js';
import { GenerateDocumentInput, TemplateSchemaArgs } from './documents.inputs.js';
import { DocumentsService } from './documents.service.js';
import { DocumentTypesService } from '../templates/document-types.service.js';
import { DocumentTemplateView } from '../templates/document-templates.views.js';
import { GeneratedDocumentView } from './generation/generated-document.views.js';
import { GenerationEvent } from './generation/generation-events.views.js';

/** About as many as there are, for what an operation costs. */
const TEMPLATES = 50;

@Resolver(() => DocumentTemplateView)
export class DocumentsResolver {
  constructor(
    private readonly documents: DocumentsService,
    private readonly types: DocumentTypesService,
    private readonly sessions: SessionsService,
  ) {}

  @Query(() => [DocumentTemplateView], { description: 'Every kind of document that can be drafted.', complexity: TEMPLATES })
  @Access('public')
  documentTemplates(): Promise<DocumentTemplateView[]> {
    return this.documents.list();
  }

  @Query(() => JSONObjectScalar, {
    description:
      'The form of one kind of document as a JSON Schema (2020-12) of `templateData`: titles, formats, choices, what is required.',
  })
  @Access('public')
  documentTemplateSchema(@Args() { documentType }: TemplateSchemaArgs): Promise<Record<string, unknown>> {
    return this.types.schemaOf(documentType);
  }

  @Mutation(() => GeneratedDocumentView, { description: 'Drafts a document; costs tokens on success only.' })
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE')
  generateDocument(
    @CurrentActor() actor: Actor,
    @Input() input: GenerateDocumentInput,
    @Context() { signal }: GraphqlContext,
  ): Promise<GeneratedDocumentView> {
    return this.documents.generate(actor, input, signal);
  }

  @Subscription(() => GenerationEvent, {
    description:
      'Drafts a document like `generateDocument` and shows how it comes about: stages, pieces of text, then the kept result. Ending the subscription before that stops the work and costs nothing. Needs an `idempotencyKey`: with it a client that lost the connection asks again and pays once.',
  })
  @Access('user')
  @OpenToKeys('DOCUMENTS_WRITE')
  generation(@CurrentActor() actor: Actor, @Input() input: GenerateDocumentInput): AsyncIterableIterator<{ generation: GenerationEvent }> {
    requireIdempotencyKey(input.idempotencyKey, 'idempotencyKey');
    return cancellable((signal) => this.events(actor, input, signal));
  }

  private async *events(actor: Actor, input: GenerateDocumentInput, left: AbortSignal): AsyncGenerator<{ generation: GenerationEvent }> {
    const ended = this.sessions.endOf(actor.sessionId);
    try {
      for await (const event of this.documents.stream(actor, input, AbortSignal.any([left, ended.signal]))) yield { generation: event };
    } finally {
      ended.close();
    }
  }
}
