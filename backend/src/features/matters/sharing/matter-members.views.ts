import { ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { MatterRole } from '../matters.views.js';

@ShownToKeys('MATTERS')
@ObjectType('MatterMember', { description: 'Somebody who works in a matter: its owner, or whom the owner shares it with.' })
export class MatterMemberView {
  @ApiField(() => ID, { description: 'Their account.' })
  userId: string;

  @ApiField(() => String, { description: 'Their name.' })
  name: string;

  @ApiField(() => String, { description: 'Their e-mail.' })
  email: string;

  @ApiField(() => MatterRole, { description: 'What they may do in it.' })
  role: MatterRole;

  @ApiField(() => Boolean, { description: 'Whether this is the signed-in user.' })
  isYou: boolean;

  @ApiField(() => Date, { description: 'Since when.' })
  since: Date;
}

@ShownToKeys('MATTERS')
@ObjectType({ description: 'Somebody whom a matter is no longer shared with.' })
export class RemovedMember {
  @ApiField(() => ID, { description: 'The matter.' })
  matterId: string;

  @ApiField(() => ID, { description: 'Their account.' })
  userId: string;
}
