import { ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'Somebody who may approve the texts of others.' })
export class Supervisor {
  @ApiField(() => ID, { description: 'Their account.' })
  id: string;

  @ApiField(() => String, { description: 'Their name.' })
  name: string;

  @ApiField(() => String, { description: 'Their e-mail.' })
  email: string;

  @ApiField(() => Boolean, { description: 'Whether they may sign in. Without one who may, nothing can be approved.' })
  isActive: boolean;
}

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'An account whose answers and drafts are marked until a supervisor has approved them.' })
export class SupervisedAccount {
  @ApiField(() => ID, { description: 'The account.' })
  id: string;

  @ApiField(() => String, { description: 'Their name.' })
  name: string;

  @ApiField(() => String, { description: 'Their e-mail.' })
  email: string;

  @ApiField(() => Date, { description: 'Since when.' })
  createdAt: Date;

  @ApiField(() => [Supervisor], { description: 'Who may approve their texts, by name.' })
  supervisors: Supervisor[];
}

export const SupervisedAccountConnection = pageOf(SupervisedAccount, 'SupervisedAccountConnection');

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'An account whose texts need no approval any more.' })
export class EndedSupervision {
  @ApiField(() => ID, { description: 'The account.' })
  id: string;
}
