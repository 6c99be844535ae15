import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { NullToOtherKeys } from '../../core/access/keys/shown-to-keys.js';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { batched } from '../../core/graphql/batched.js';
import { Source } from '../legal-sources/browse/browse.views.js';
import { CITED_SOURCE, CitedSources } from '../legal-sources/browse/cited-sources.service.js';
import { DocumentsService } from './documents.service.js';
import { DocumentTemplateView } from '../templates/document-templates.views.js';
import { UserDocument } from './versions/versions.entity.js';
import { DocumentCitationView } from './versions/versions.views.js';

/** The template that a document was made from. */
@Resolver(() => UserDocument)
@Access('user')
export class DocumentTemplateResolver {
  constructor(private readonly documents: DocumentsService) {}

  @ResolveField(() => DocumentTemplateView, {
    nullable: true,
    description: 'The template of its type, as it is now; null where nothing new is drafted with it.',
  })
  template(@Parent() { documentType }: UserDocument, @Context() context: object): Promise<DocumentTemplateView | null> {
    const templates = batched<string, DocumentTemplateView | null>(context, 'document-templates', async (types) => {
      const found = new Map((await this.documents.list()).map((template) => [template.documentType, template]));
      return types.map((type) => found.get(type) ?? null);
    });
    return templates.load(documentType);
  }
}

/** The source that a document quotes. */
@Resolver(() => DocumentCitationView)
@Access('user')
export class DocumentCitationSourceResolver {
  constructor(private readonly sources: CitedSources) {}

  @NullToOtherKeys('SEARCH')
  @ResolveField(() => Source, { nullable: true, description: CITED_SOURCE })
  document(
    @CurrentActor() actor: Actor,
    @Parent() { documentId }: DocumentCitationView,
    @Context() context: object,
  ): Promise<Source | null> {
    return this.sources.source(actor, documentId, context);
  }
}
