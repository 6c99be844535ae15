import { ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../../core/descriptions/api-field.js';

@ShownToKeys()
@ObjectType({ description: 'What was done about the e-mail of an account, in words for people.' })
export class EmailConfirmationNotice {
  @ApiField(() => String, { description: 'What was done.' })
  message: string;
}
