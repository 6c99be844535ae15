import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { DeadlineError, UnavailableError } from '../../core/errors/common-errors.js';
import { isFinished } from '../../core/jobs/job-definition.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { RENDER_PDF } from './rendering.jobs.js';
import { RenderFiles } from './render-files.js';
import { type RenderedDocument, RenderingService, type RenderRequest } from './rendering.service.js';

/** How long a download waits for its turn and its printing. */
const PDF_WAIT_MS = 55_000;
const FAILED = 'Failed to download document';

/** Files for download: TXT and DOCX at once, PDF through the queue on a worker's warm browser. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly rendering: RenderingService,
    private readonly files: RenderFiles,
    private readonly jobs: JobsService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws ValidationError, PdfUnavailableError (its text, 503), DeadlineError, RateLimitedError */
  async download(actor: Actor, request: RenderRequest, signal?: AbortSignal): Promise<RenderedDocument> {
    this.rendering.check(request);
    await this.limits.consume('download-user', actor.userId);
    if (request.format !== 'pdf') return this.rendering.render(request, signal);
    const renderId = await this.files.begin(request.content);
    try {
      const job = await this.jobs.enqueue(
        RENDER_PDF,
        { renderId, documentType: request.documentType, paper: request.paper ?? 'A4' },
        { ownerId: actor.userId },
      );
      const ended = await this.jobs.waitFor(job.id, { timeoutMs: PDF_WAIT_MS, signal });
      if (!isFinished(ended)) {
        await this.jobs.cancel(job.id);
        throw new DeadlineError(FAILED);
      }
      if (ended.state !== 'completed') throw new UnavailableError(ended.errorText ?? FAILED, ended.errorCode ?? 'RENDER_FAILED');
      return this.rendering.file(request, await this.files.readResult(renderId));
    } finally {
      await this.files.remove(renderId);
    }
  }
}
