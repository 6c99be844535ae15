import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../core/jobs/handles-job.decorator.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { RenderFiles } from './render-files.js';
import { RENDER_PDF, type RenderPdf } from './rendering.jobs.js';
import { RenderingService } from './rendering.service.js';

@Injectable()
@HandlesJob(RENDER_PDF)
export class RenderPdfHandler {
  constructor(
    private readonly rendering: RenderingService,
    private readonly files: RenderFiles,
  ) {}

  async handle({ renderId, documentType, paper }: RenderPdf, context: JobContext): Promise<void> {
    await context.progress({ stage: 'printing', percent: 10 });
    const content = await this.files.readContent(renderId);
    const { bytes } = await this.rendering.render({ content, documentType, format: 'pdf', paper }, context.signal);
    await this.files.writeResult(renderId, bytes);
  }
}
