import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { DeadlineError } from '../../../core/errors/common-errors.js';
import { isFinished, type JobRecord, payloadOf } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { RenderFiles } from './render-files.js';
import { RENDER_FAILED, RenderFailedError } from '../rendering.errors.js';
import { RENDER_DOCUMENT, type RenderDocument } from './rendering.jobs.js';
import { isRedline, type RenderedDocument, RenderingService, type RenderRequest } from '../printing/rendering.service.js';

/** How long a caller waits for its turn and for the printing. */
const WAIT_MS = 55_000;

/** Renderings as jobs: started by one process, printed by a worker, fetched by any process. */
@Injectable()
export class RenderQueue {
  constructor(
    private readonly rendering: RenderingService,
    private readonly files: RenderFiles,
    private readonly jobs: JobsService,
  ) {}

  /** @throws QueueUnavailableError, BlobStoreUnavailableError; nothing is kept then */
  async begin(actor: Actor, request: RenderRequest): Promise<JobRecord> {
    const { content, documentType, format, paper, letterhead } = request;
    const redline = isRedline(request);
    const renderId = await this.files.begin({ content, compareWith: redline ? (request.compareWith ?? null) : null });
    try {
      const payload = { renderId, documentType, format, paper: paper ?? 'A4', redline, letterhead } as const;
      return await this.jobs.enqueue(RENDER_DOCUMENT, payload, { ownerId: actor.userId, requestedBy: actor.userId });
    } catch (error) {
      await this.files.remove(renderId);
      throw error;
    }
  }

  /**
   * Waits for the file of a job.
   * @throws RenderFailedError, DeadlineError; BlobNotFoundError when it was fetched before; the signal's reason
   */
  async result(job: JobRecord, signal?: AbortSignal): Promise<RenderedDocument> {
    const ended = isFinished(job) ? job : await this.jobs.waitFor(job.id, { timeoutMs: WAIT_MS, signal });
    if (!isFinished(ended)) throw new DeadlineError(RENDER_FAILED);
    if (ended.state !== 'completed') throw new RenderFailedError(ended.errorCode, ended.errorText);
    const order = orderOf(job);
    return this.rendering.file(order, await this.files.readResult(order.renderId), order.redline);
  }

  /** Removes the texts and the file of a job that is over. */
  forget(job: JobRecord): Promise<void> {
    return this.files.remove(orderOf(job).renderId);
  }

  /** Stops a job that nobody is waiting for any longer, and removes it. */
  async abandon(job: JobRecord): Promise<void> {
    await this.jobs.cancel(job.id);
    await this.forget(job);
  }
}

export const orderOf = (job: JobRecord): RenderDocument => payloadOf(RENDER_DOCUMENT, job);
