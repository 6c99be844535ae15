import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import type { Actor } from '../../../core/access/actor.js';
import { requireScope } from '../../../core/access/keys/key-scopes.js';
import { SessionsService } from '../../../core/access/sessions.service.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobNotFoundError } from '../../../core/jobs/job-errors.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { RateLimitedError } from '../../../core/errors/common-errors.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { BlobNotFoundError } from '../../../ports/blob-store/errors.js';
import { DownloadLinks } from './download-links.js';
import { DownloadsService } from './downloads.service.js';
import { RenderQueue } from '../jobs/render-queue.js';
import { DownloadLinkError } from '../rendering.errors.js';
import { isBundle, isRendering } from '../jobs/rendering.jobs.js';
import { type RenderedDocument, type RenderRequest } from '../printing/rendering.service.js';

export interface Rendering {
  job: JobRecord;
  downloadUrl: string;
  expiresAt: Date;
}

export interface OpenedLink {
  file: RenderedDocument;
  /** Takes the link for this request. @throws DownloadLinkError when another one has it */
  claim(): Promise<void>;
  /** The whole file has gone out: removes it. */
  sent(): Promise<void>;
  /** The client left part-way: the link works again. */
  notSent(): Promise<void>;
}

/** Files that are asked for now and fetched by a link: the link says whose they are, so no header is needed. */
@Injectable()
export class DocumentRenderingsService {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly queue: RenderQueue,
    private readonly links: DownloadLinks,
    private readonly jobs: JobsService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountDirectory,
    private readonly limits: RateLimits,
  ) {}

  /** Begins a rendering. @throws what `DownloadsService.admit` throws; QueueUnavailableError */
  async begin(actor: Actor, request: RenderRequest): Promise<Rendering> {
    await this.downloads.admit(actor, request);
    return this.linked(actor, await this.queue.begin(actor, request));
  }

  /** Stops one of the user's own renderings and removes what it has produced so far. @throws KeyScopeError; JobNotFoundError, also for another user's */
  async cancel(actor: Actor, jobId: string): Promise<JobRecord> {
    const job = await this.shown(actor, jobId);
    await this.queue.abandon(job);
    return this.jobs.get(jobId);
  }

  /** One of the user's own renderings with a fresh link. @throws KeyScopeError; JobNotFoundError, also for another user's */
  async find(actor: Actor, jobId: string): Promise<Rendering> {
    return this.linked(actor, await this.shown(actor, jobId));
  }

  /**
   * One of the user's own renderings as it is, then at every change until it is over; each time with a fresh link.
   * @throws KeyScopeError; JobNotFoundError, also for another user's
   */
  async *watch(actor: Actor, jobId: string, signal: AbortSignal): AsyncGenerator<Rendering> {
    const { id } = await this.shown(actor, jobId);
    for await (const job of this.jobs.watch(id, { signal })) yield this.linked(actor, job);
  }

  /**
   * Opens a link, waiting for the file if it is not printed yet. Valid while the session that asked for it lives.
   * The caller sends the file only after `claim`, which only one request is granted, and then reports how that ended.
   * @throws DownloadLinkError; RenderFailedError, DeadlineError; the signal's reason
   */
  async open(jobId: string, signature: string, signal?: AbortSignal): Promise<OpenedLink> {
    const { userId, sessionId, linkId } = this.links.read(jobId, signature);
    const [session, account] = await Promise.all([this.sessions.findLive(sessionId, 'user'), this.accounts.state(userId)]);
    if (!session || !account?.isActive) throw new DownloadLinkError();
    if (session.userId !== userId && (await this.accounts.testAccountOf(session.userId)) !== userId) throw new DownloadLinkError();
    try {
      const job = await this.own(userId, jobId);
      const file = await this.queue.result(job, signal);
      return {
        file,
        claim: () => this.claim(linkId),
        sent: () => this.queue.forget(job),
        notSent: () => this.limits.clear('download-link', linkId),
      };
    } catch (error) {
      throw error instanceof BlobNotFoundError || error instanceof JobNotFoundError ? new DownloadLinkError() : error;
    }
  }

  private async claim(linkId: string): Promise<void> {
    try {
      await this.limits.consume('download-link', linkId);
    } catch (error) {
      throw error instanceof RateLimitedError ? new DownloadLinkError() : error;
    }
  }

  /** A rendering that the caller may see: a bundle holds the user's files. @throws KeyScopeError, JobNotFoundError */
  private async shown(actor: Actor, jobId: string): Promise<JobRecord> {
    const job = await this.own(actor.userId, jobId);
    requireScope(actor, isBundle(job) ? 'FILES' : 'DOCUMENTS_READ');
    return job;
  }

  private async own(userId: string, jobId: string): Promise<JobRecord> {
    const job = await this.jobs.get(jobId);
    if (!isRendering(job) || job.ownerId !== userId) throw new JobNotFoundError();
    return job;
  }

  /** A job with a link to its file. */
  linked({ userId, sessionId }: Actor, job: JobRecord): Rendering {
    const { url, expiresAt } = this.links.sign({ userId, sessionId, jobId: job.id });
    return { job, downloadUrl: url, expiresAt };
  }
}
