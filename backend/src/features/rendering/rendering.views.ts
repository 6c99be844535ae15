import { Field, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { JobView, jobView } from '../../core/jobs/jobs.views.js';
import type { Rendering } from './download/document-renderings.service.js';
import { filenameOf } from './jobs/render-queue.js';

@ShownToKeys('DOCUMENTS_READ', 'FILES')
@ObjectType('DocumentRendering', { description: 'A file that is being made, and where to fetch it.' })
export class DocumentRenderingView {
  @Field(() => JobView, { description: 'How far it has got.' })
  job: JobView;

  @Field({ description: 'Name to save the file under.' })
  filename: string;

  @Field({
    description: 'Path that opens the file once, without any header, and waits while it is not ready. Expires with the session.',
  })
  downloadUrl: string;

  @Field({ description: 'Until when `downloadUrl` works.' })
  expiresAt: Date;
}

export function documentRenderingView({ job, downloadUrl, expiresAt }: Rendering): DocumentRenderingView {
  return { job: jobView(job), filename: filenameOf(job), downloadUrl, expiresAt };
}
