import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import { LongBody } from '../../../../core/requests/route-rules.js';
import { Describes, DescribesPath } from '../../../../core/descriptions/describes.decorator.js';
import { MESSAGE, described } from '../../../../core/descriptions/shape.js';
import { DocumentRenderingsService } from '../document-renderings.service.js';
import { filenameOf } from '../../jobs/render-queue.js';
import { BundlesService } from './bundles.service.js';
import { BundleDocumentBody } from './bundle.inputs.js';

@Controller('api/document/bundles')
@DescribesPath({ id: 'The job of the bundle: its `job_id`.' })
@Access('user')
export class BundleController {
  constructor(
    private readonly bundles: BundlesService,
    private readonly renderings: DocumentRenderingsService,
  ) {}

  @Post()
  @Describes("A draft and the user's own files as one PDF, made in the background. The link waits for it.", {
    id: 'bundleDocument',
    status: 202,
    success: 'The bundle is being made.',
    answer: {
      jobId: described('The job that makes it.', 'string'),
      filename: described('Name of the file.', 'string'),
      downloadUrl: described('Where it is fetched, once; the answer comes when it is ready.', 'string'),
      expiresAt: described('Until when the link is valid.', 'date-time'),
    },
    errors: {
      400: 'Unknown document type',
      404: 'File or court format not found',
      413: 'Too long, or annexures with more bytes than a bundle may have',
      422: 'No document, or a file that cannot be an annexure',
      429: 'Too many downloads, too many that wait, or too much time used; see Retry-After.',
    },
  })
  @LongBody('download-user')
  @HttpCode(202)
  @OpenToKeys('FILES')
  async bundle(@CurrentActor() actor: Actor, @Body() body: BundleDocumentBody) {
    const { job, downloadUrl, expiresAt } = await this.bundles.begin(actor, body);
    return { jobId: job.id, filename: filenameOf(job), downloadUrl, expiresAt };
  }

  @Delete(':id')
  @Describes('Stops a bundle that is being made, and removes it.', {
    id: 'cancelBundle',
    answer: { message: MESSAGE },
    errors: { 404: 'There is no such job, or it is not yours' },
  })
  @OpenToKeys('DOCUMENTS_READ', 'FILES')
  async cancel(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<{ message: string }> {
    await this.renderings.cancel(actor, id);
    return { message: 'The bundle was stopped' };
  }
}
