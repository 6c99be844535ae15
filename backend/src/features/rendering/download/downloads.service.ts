import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { isTest } from '../../../core/access/keys/key-scopes.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { DocumentTypesService } from '../../templates/document-types.service.js';
import { UnknownDocumentTypeError } from '../../templates/templates.errors.js';
import { loggers } from '../../../core/observability/loggers.js';
import { isRendering } from '../jobs/rendering.jobs.js';
import { PageLayouts } from '../court/page-layouts.service.js';
import { RenderQueue } from '../jobs/render-queue.js';
import { isRedline, type RenderedDocument, RenderingService, type RenderRequest } from '../printing/rendering.service.js';

/** Files for download: TXT and DOCX at once, anything slower through the queue on a worker. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly rendering: RenderingService,
    private readonly queue: RenderQueue,
    private readonly types: DocumentTypesService,
    private readonly limits: RateLimits,
    private readonly layouts: PageLayouts,
  ) {}

  /** Refuses what cannot be rendered, and counts it against the user's limits. @throws ValidationError, CourtFormatNotFoundError, UnknownDocumentTypeError, RateLimitedError */
  async admit(actor: Actor, request: RenderRequest): Promise<void> {
    this.rendering.check(request);
    if (request.courtFormat) await this.layouts.find(request.content, request);
    if (!(await this.types.has(request.documentType))) throw new UnknownDocumentTypeError();
    await this.count(actor);
  }

  /** @throws what `admit` throws; RenderFailedError (its status and text), DeadlineError */
  async download(actor: Actor, request: RenderRequest, signal?: AbortSignal): Promise<RenderedDocument> {
    await this.admit(actor, request);
    return this.made(actor, request, signal);
  }

  /** Likewise for a text of another feature, whose type is not a template. Throws like `download`. */
  async print(actor: Actor, request: RenderRequest, signal?: AbortSignal): Promise<RenderedDocument> {
    this.rendering.check(request);
    await this.count(actor);
    return this.made(actor, request, signal);
  }

  /** Removes the texts and files of those jobs that are renderings; what cannot be removed now is swept up. */
  async forgetAll(jobs: readonly JobRecord[]): Promise<void> {
    for (const job of jobs.filter(isRendering))
      await this.queue.forget(job).catch((error: unknown) => loggers.app.warn({ err: error }, 'a rendering is left to the sweep'));
  }

  private async count({ userId }: Actor): Promise<void> {
    await this.limits.consume('download-user', userId);
    await this.limits.check('render-time-user', userId);
  }

  private async made(actor: Actor, request: RenderRequest, signal?: AbortSignal): Promise<RenderedDocument> {
    if (request.format !== 'pdf' && !isRedline(request))
      return this.limits.charge('render-time-user', actor.userId, () =>
        this.rendering.render({ ...request, test: isTest(actor) }, { userId: actor.userId, signal }),
      );
    const job = await this.queue.begin(actor, request);
    try {
      const file = await this.queue.result(job, signal);
      await this.queue.forget(job);
      return file;
    } catch (error) {
      await this.queue.abandon(job);
      throw error;
    }
  }
}
