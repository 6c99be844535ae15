import { ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
@ObjectType({ description: 'Who made a version of a document.' })
export class VersionAuthor {
  @ApiField(() => ID, { description: 'Their account.' })
  userId: string;

  @ApiField(() => String, { description: 'Their name.' })
  name: string;

  @ApiField(() => Boolean, { description: 'Whether this is the signed-in user.' })
  isYou: boolean;
}

export const AUTHOR_OF_VERSION = 'Who made it; null where that was not noted yet, or the account is gone.';
