import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import { DocumentRenderingsService } from './download/document-renderings.service.js';
import { RenderDocumentInput, renderRequest } from './rendering.inputs.js';
import { DocumentRenderingView, documentRenderingView } from './rendering.views.js';

@Resolver(() => DocumentRenderingView)
@Access('user')
@OpenToKeys('DOCUMENTS_READ')
export class RenderingResolver {
  constructor(private readonly renderings: DocumentRenderingsService) {}

  @Mutation(() => DocumentRenderingView, { description: 'Makes a file from a document in the background.' })
  async renderDocument(@CurrentActor() actor: Actor, @Input() input: RenderDocumentInput): Promise<DocumentRenderingView> {
    return documentRenderingView(await this.renderings.begin(actor, renderRequest(input)));
  }

  @Query(() => DocumentRenderingView, { description: "One of the signed-in user's own renderings, with a fresh link." })
  async documentRendering(
    @CurrentActor() actor: Actor,
    @IdArg('Job of the rendering.', 'jobId') jobId: string,
  ): Promise<DocumentRenderingView> {
    return documentRenderingView(await this.renderings.find(actor, jobId));
  }
}
