import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../core/access/account-directory.js';
import type { Actor } from '../../core/access/actor.js';
import { SessionsService } from '../../core/access/sessions.service.js';
import type { JobRecord } from '../../core/jobs/job-definition.js';
import { JobNotFoundError } from '../../core/jobs/job-errors.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { BlobNotFoundError } from '../../ports/blob-store/errors.js';
import { DownloadLinks } from './download-links.js';
import { DownloadsService } from './downloads.service.js';
import { RenderQueue } from './render-queue.js';
import { DownloadLinkError } from './rendering.errors.js';
import { RENDER_DOCUMENT } from './rendering.jobs.js';
import { type RenderedDocument, type RenderRequest } from './rendering.service.js';

export interface Rendering {
  job: JobRecord;
  downloadUrl: string;
  expiresAt: Date;
}

/** Files that are asked for now and fetched by a link: the link says whose they are, so it needs no header. */
@Injectable()
export class DocumentRenderingsService {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly queue: RenderQueue,
    private readonly links: DownloadLinks,
    private readonly jobs: JobsService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Begins a rendering. @throws what `DownloadsService.admit` throws; QueueUnavailableError */
  async begin(actor: Actor, request: RenderRequest): Promise<Rendering> {
    await this.downloads.admit(actor, request);
    return this.linked(actor, await this.queue.begin(actor, request));
  }

  /** One of the user's own renderings with a fresh link. @throws JobNotFoundError, also for another user's */
  async find(actor: Actor, jobId: string): Promise<Rendering> {
    return this.linked(actor, await this.own(actor.userId, jobId));
  }

  /**
   * Opens a link, waiting for the file when it is not printed yet. Valid while the session lives that asked for it.
   * `sent` uses the link up: call it once the whole file has gone out.
   * @throws DownloadLinkError; RenderFailedError, DeadlineError; the signal's reason
   */
  async open(jobId: string, signature: string, signal?: AbortSignal): Promise<{ file: RenderedDocument; sent(): Promise<void> }> {
    const { userId, sessionId } = this.links.read(jobId, signature);
    const [session, account] = await Promise.all([this.sessions.findLive(sessionId, 'user'), this.accounts.state(userId)]);
    if (session?.userId !== userId || !account?.isActive) throw new DownloadLinkError();
    try {
      const job = await this.own(userId, jobId);
      const file = await this.queue.result(job, signal);
      return { file, sent: () => this.queue.forget(job) };
    } catch (error) {
      throw error instanceof BlobNotFoundError || error instanceof JobNotFoundError ? new DownloadLinkError() : error;
    }
  }

  private async own(userId: string, jobId: string): Promise<JobRecord> {
    const job = await this.jobs.get(jobId);
    if (job.name !== RENDER_DOCUMENT.name || job.ownerId !== userId) throw new JobNotFoundError();
    return job;
  }

  private linked({ userId, sessionId }: Actor, job: JobRecord): Rendering {
    const { url, expiresAt } = this.links.sign({ userId, sessionId, jobId: job.id });
    return { job, downloadUrl: url, expiresAt };
  }
}
