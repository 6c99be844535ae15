import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { JobView } from '../../core/jobs/jobs.views.js';
import { pageOf } from '../../core/pages/page.js';
import { LegalDocument } from './legal-sources.entity.js';

export const LegalDocumentConnection = pageOf(LegalDocument, 'LegalDocumentConnection');

export const REBUILD_STARTED = 'The index is being rebuilt. The present one answers until the new one is ready.';

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'What was deleted.' })
export class Notice {
  @Field(() => ID, { description: 'The id of what was deleted.' })
  id: string;

  @Field({ description: 'A text for people.' })
  message: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A rebuild that was started or joined.' })
export class RebuildStarted {
  @Field({ description: 'For people.' })
  message: string;

  @Field(() => JobView, { description: 'The rebuild under way.' })
  job: JobView;
}
