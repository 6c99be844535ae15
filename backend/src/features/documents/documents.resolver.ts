import { Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import type { GraphqlContext } from '../../core/access/request-context.js';
import { Input } from '../../core/graphql/described-args.js';
import { GenerateDocumentInput } from './documents.inputs.js';
import { DocumentsService } from './documents.service.js';
import { DocumentTemplateView, GeneratedDocumentView } from './documents.views.js';

@Resolver(() => DocumentTemplateView)
export class DocumentsResolver {
  constructor(private readonly documents: DocumentsService) {}

  @Query(() => [DocumentTemplateView], { description: 'Every kind of document that can be drafted.' })
  @Access('public')
  documentTemplates(): Promise<DocumentTemplateView[]> {
    return this.documents.list();
  }

  @Mutation(() => GeneratedDocumentView, { description: 'Drafts a document; costs tokens on success only.' })
  @Access('user')
  generateDocument(
    @CurrentActor() actor: Actor,
    @Input() input: GenerateDocumentInput,
    @Context() { signal }: GraphqlContext,
  ): Promise<GeneratedDocumentView> {
    return this.documents.generate(actor, input, signal);
  }
}
