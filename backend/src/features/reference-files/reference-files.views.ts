import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { pageOf } from '../../core/pages/page.js';
import { ReferenceFile } from './reference-files.entity.js';

export const ReferenceFileConnection = pageOf(ReferenceFile, 'ReferenceFileConnection');

@ShownToKeys('FILES')
@ObjectType({ description: 'A deleted file.' })
export class RemovedReferenceFile {
  @Field(() => ID, { description: 'Of the file.' })
  id: string;
}

@ShownToKeys('FILES')
@ObjectType('ReferenceFileProgress', { description: 'How far the reading of a file has got.' })
export class ReferenceFileProgressView {
  @Field(() => ReferenceFile, { description: 'The file, as it is now.' })
  file: ReferenceFile;

  @Field(() => Int, { description: '0 to 100; 100 once it was read, or could not be.' })
  percent: number;
}
