import { Field, ObjectType } from '@nestjs/graphql';
import { JobView, jobView } from '../../core/jobs/jobs.views.js';
import type { Rendering } from './download/document-renderings.service.js';
import { orderOf } from './jobs/render-queue.js';
import { documentFilename } from './printing/rendering.service.js';

@ObjectType('DocumentRendering', { description: 'A file that is being made, and where to fetch it.' })
export class DocumentRenderingView {
  @Field(() => JobView, { description: 'How far it is.' })
  job: JobView;

  @Field({ description: 'Name of the file to be saved.' })
  filename: string;

  @Field({
    description: 'Path that opens the file once, without any header, and waits when it is not ready. Ends with the session.',
  })
  downloadUrl: string;

  @Field({ description: 'Until when `downloadUrl` opens.' })
  expiresAt: Date;
}

export function documentRenderingView({ job, downloadUrl, expiresAt }: Rendering): DocumentRenderingView {
  const { documentType, format, redline } = orderOf(job);
  return { job: jobView(job), filename: documentFilename(documentType, format, redline), downloadUrl, expiresAt };
}
