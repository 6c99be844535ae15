import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../core/errors/app-error.js';
import { HandlesJob } from '../../../../core/jobs/running/handles-job.decorator.js';
import type { JobContext } from '../../../../core/jobs/job-definition.js';
import { RateLimits } from '../../../../core/limits/rate-limits.js';
import { RenderFiles } from '../../jobs/render-files.js';
import { RENDER_BUNDLE, type RenderBundle } from '../../jobs/rendering.jobs.js';
import { BundlePrinter } from './bundle-printer.js';

@Injectable()
@HandlesJob(RENDER_BUNDLE)
export class RenderBundleHandler {
  constructor(
    private readonly printer: BundlePrinter,
    private readonly files: RenderFiles,
    private readonly limits: RateLimits,
  ) {}

  /** A refusal keeps nothing; what was asked for stays only while another attempt may come. */
  async handle({ renderId, paper, letterhead, courtFormat, test }: RenderBundle, context: JobContext): Promise<void> {
    const { ownerId, signal } = context;
    if (ownerId === null) throw new Error('A bundle has an owner.');
    const { content, annexures = [] } = await this.files.readTexts(renderId);
    try {
      const bytes = await this.limits.charge('render-time-user', ownerId, () =>
        this.printer.print(
          { ownerId, content, paper, letterhead, courtFormat, annexures, test },
          { signal, progress: (made) => context.progress(made) },
        ),
      );
      await this.files.writeResult(renderId, bytes);
    } catch (error) {
      if (error instanceof AppError && RENDER_BUNDLE.permanent?.(error)) await this.files.remove(renderId);
      throw error;
    }
  }
}
