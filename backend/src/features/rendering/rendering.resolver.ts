import { Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import { cancellable } from '../../core/events/cancellable.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import { JobView, jobView } from '../../core/jobs/jobs.views.js';
import { BundleDocumentInput } from './download/bundle/bundle.inputs.js';
import { BundlesService } from './download/bundle/bundles.service.js';
import { DocumentRenderingsService } from './download/document-renderings.service.js';
import { RenderInput } from './jobs/render-input.js';
import { RenderDocumentInput } from './rendering.inputs.js';
import { DocumentRenderingView, documentRenderingView } from './rendering.views.js';

@Resolver(() => DocumentRenderingView)
@Access('user')
@OpenToKeys('DOCUMENTS_READ')
export class RenderingResolver {
  constructor(
    private readonly renderings: DocumentRenderingsService,
    private readonly bundles: BundlesService,
    private readonly sessions: SessionsService,
    private readonly input: RenderInput,
  ) {}

  @Mutation(() => DocumentRenderingView, { description: 'Makes a file from a document in the background.' })
  async renderDocument(@CurrentActor() actor: Actor, @Input() input: RenderDocumentInput): Promise<DocumentRenderingView> {
    return documentRenderingView(await this.renderings.begin(actor, await this.input.request(actor, input)));
  }

  @Mutation(() => DocumentRenderingView, {
    description: "Makes one PDF of a draft and the signed-in user's own files in the background.",
  })
  @OpenToKeys('FILES')
  async bundleDocument(@CurrentActor() actor: Actor, @Input() input: BundleDocumentInput): Promise<DocumentRenderingView> {
    return documentRenderingView(await this.bundles.begin(actor, input));
  }

  @Mutation(() => JobView, { description: "Stops one of the signed-in user's own renderings, and removes what it has produced so far." })
  @OpenToKeys('DOCUMENTS_READ', 'FILES')
  async cancelRendering(@CurrentActor() actor: Actor, @IdArg('Job of the rendering.', 'jobId') jobId: string): Promise<JobView> {
    return jobView(await this.renderings.cancel(actor, jobId));
  }

  @Query(() => DocumentRenderingView, { nullable: true, description: "One of the signed-in user's own renderings, with a fresh link." })
  async documentRendering(
    @CurrentActor() actor: Actor,
    @IdArg('Job of the rendering.', 'jobId') jobId: string,
  ): Promise<DocumentRenderingView> {
    return documentRenderingView(await this.renderings.find(actor, jobId));
  }

  @Subscription(() => DocumentRenderingView, {
    description: "Progress of one of the signed-in user's own renderings. Begins with its present state and ends with it.",
  })
  renderingProgress(
    @CurrentActor() actor: Actor,
    @IdArg('Job of the rendering.', 'jobId') jobId: string,
  ): AsyncIterableIterator<{ renderingProgress: DocumentRenderingView }> {
    return cancellable((signal) => this.progress(actor, jobId, signal));
  }

  private async *progress(actor: Actor, jobId: string, left: AbortSignal): AsyncGenerator<{ renderingProgress: DocumentRenderingView }> {
    const ended = this.sessions.endOf(actor.sessionId);
    try {
      for await (const rendering of this.renderings.watch(actor, jobId, AbortSignal.any([left, ended.signal])))
        yield { renderingProgress: documentRenderingView(rendering) };
    } finally {
      ended.close();
    }
  }
}
