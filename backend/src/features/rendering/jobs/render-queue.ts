import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { isTest } from '../../../core/access/keys/key-scopes.js';
import { DeadlineError } from '../../../core/errors/common-errors.js';
import { isFinished, type JobRecord, payloadOf } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { RenderFiles } from './render-files.js';
import { RENDER_FAILED, RenderFailedError } from '../rendering.errors.js';
import { RENDER_BUNDLE, RENDER_DOCUMENT, type RenderBundle, type RenderDocument } from './rendering.jobs.js';
import type { Annexure } from '../html/bundle/annexure.js';
import {
  bundleFilename,
  documentFilename,
  isRedline,
  type RenderedDocument,
  RenderingService,
  type RenderRequest,
} from '../printing/rendering.service.js';

/** How long a caller waits for its turn and for the printing. */
const WAIT_MS = 55_000;

const STILL_BUNDLING = 'The bundle is still being made. Please open the link again in a moment.';

/** A draft and what is bundled with it. */
export interface BundleRequest extends Omit<RenderBundle, 'renderId' | 'test'> {
  content: string;
  annexures: readonly Annexure[];
}

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
    const { content, documentType, format, paper, letterhead, courtFormat, made } = request;
    const redline = isRedline(request);
    const renderId = await this.files.begin({ content, compareWith: redline ? (request.compareWith ?? null) : null, made });
    const payload = {
      renderId,
      documentType,
      format,
      paper: paper ?? 'A4',
      redline,
      letterhead,
      courtFormat,
      test: isTest(actor),
    } as const;
    return this.enqueued(renderId, this.jobs.enqueue(RENDER_DOCUMENT, payload, { ownerId: actor.userId, requestedBy: actor.userId }));
  }

  /** Likewise for a draft with annexures. @throws what `begin` throws */
  async beginBundle(actor: Actor, { content, annexures, ...order }: BundleRequest): Promise<JobRecord> {
    const renderId = await this.files.begin({ content, compareWith: null, annexures: [...annexures] });
    const options = { ownerId: actor.userId, requestedBy: actor.userId };
    return this.enqueued(renderId, this.jobs.enqueue(RENDER_BUNDLE, { renderId, ...order, test: isTest(actor) }, options));
  }

  /**
   * Waits for the file of a job.
   * @throws RenderFailedError, DeadlineError; BlobNotFoundError when it was fetched before; the signal's reason
   */
  async result(job: JobRecord, signal?: AbortSignal): Promise<RenderedDocument> {
    const ended = isFinished(job) ? job : await this.jobs.waitFor(job.id, { timeoutMs: WAIT_MS, signal });
    if (!isFinished(ended)) throw new DeadlineError(job.name === RENDER_BUNDLE.name ? STILL_BUNDLING : RENDER_FAILED);
    if (ended.state !== 'completed') throw new RenderFailedError(ended.errorCode, ended.errorText);
    const order = orderOf(job);
    return { ...this.rendering.file(order, await this.files.readResult(order.renderId)), filename: filenameOf(job) };
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

  private async enqueued(renderId: string, job: Promise<JobRecord>): Promise<JobRecord> {
    try {
      return await job;
    } catch (error) {
      await this.files.remove(renderId);
      throw error;
    }
  }
}

/** What a job prints; a bundle is a PDF. */
function orderOf(job: JobRecord): RenderDocument {
  if (job.name !== RENDER_BUNDLE.name) return payloadOf(RENDER_DOCUMENT, job);
  return { ...payloadOf(RENDER_BUNDLE, job), format: 'pdf', redline: false };
}

/** Name to save the file of a job under. */
export function filenameOf(job: JobRecord): string {
  const { documentType, format, redline } = orderOf(job);
  return job.name === RENDER_BUNDLE.name ? bundleFilename(documentType) : documentFilename(documentType, format, redline);
}
