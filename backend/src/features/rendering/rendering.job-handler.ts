import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../core/jobs/running/handles-job.decorator.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { RenderFiles } from './jobs/render-files.js';
import { RENDER_DOCUMENT, type RenderDocument } from './jobs/rendering.jobs.js';
import { RenderingService } from './printing/rendering.service.js';

/** Every rendering has an owner; any without one would share their limits. */
const NOBODY = 'nobody';

@Injectable()
@HandlesJob(RENDER_DOCUMENT)
export class RenderDocumentHandler {
  constructor(
    private readonly rendering: RenderingService,
    private readonly files: RenderFiles,
    private readonly limits: RateLimits,
  ) {}

  /** Reports no progress: most files are done before it could be written down. */
  async handle(
    { renderId, documentType, format, paper, letterhead, courtFormat, test }: RenderDocument,
    context: JobContext,
  ): Promise<void> {
    const texts = await this.files.readTexts(renderId);
    const { ownerId, signal } = context;
    const userId = ownerId ?? NOBODY;
    const { bytes } = await this.limits.charge('render-time-user', userId, () =>
      this.rendering.render({ ...texts, documentType, format, paper, letterhead, courtFormat, test }, { userId, signal }),
    );
    await this.files.writeResult(renderId, bytes);
  }
}
