import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../core/jobs/handles-job.decorator.js';
import type { JobContext } from '../../core/jobs/job-definition.js';
import { RenderFiles } from './render-files.js';
import { RENDER_DOCUMENT, type RenderDocument } from './rendering.jobs.js';
import { RenderingService } from './rendering.service.js';

@Injectable()
@HandlesJob(RENDER_DOCUMENT)
export class RenderDocumentHandler {
  constructor(
    private readonly rendering: RenderingService,
    private readonly files: RenderFiles,
  ) {}

  async handle({ renderId, documentType, format, paper }: RenderDocument, context: JobContext): Promise<void> {
    await context.progress({ stage: 'printing', percent: 10 });
    const texts = await this.files.readTexts(renderId);
    const { bytes } = await this.rendering.render({ ...texts, documentType, format, paper }, context.signal);
    await this.files.writeResult(renderId, bytes);
  }
}
