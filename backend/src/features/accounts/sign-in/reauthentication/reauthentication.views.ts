import { ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../../core/descriptions/api-field.js';

@ShownToKeys()
@ObjectType({ description: 'A session whose owner has shown that it is them.' })
export class ReauthenticatedSession {
  @ApiField(() => Date, { description: 'Until when it may do what needs that.' })
  confirmedUntil: Date;
}
