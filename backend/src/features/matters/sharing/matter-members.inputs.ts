import { InputType, registerEnumType } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';
import { ApiField, RestOnlyField, RestOnlyType } from '../../../core/descriptions/api-field.js';
import { EmailRules, Rules } from '../../../core/validation/rules.js';

/** What an owner makes of somebody in a matter. */
export enum MemberRole {
  EDITOR = 'editor',
  READER = 'reader',
}
registerEnumType(MemberRole, {
  name: 'MemberRole',
  description: 'What the owner of a matter lets somebody do in it.',
  valuesMap: {
    EDITOR: { description: 'Read and change what is in it, and add to it.' },
    READER: { description: 'Read what is in it, and ask questions in it.' },
  },
});

const RoleRules = () => Rules(IsEnum(MemberRole, { message: 'role must be reader or editor' }));

@InputType({ description: 'Whom a matter is shared with.' })
export class InviteToMatterInput {
  @ApiField(() => String, { description: 'The e-mail of an active account of this installation.' })
  @EmailRules()
  email: string;

  @ApiField(() => MemberRole, { description: 'What they may do in it.' })
  @RoleRules()
  role: MemberRole;
}

/** The body of REST. */
@RestOnlyType('Another role of a member.')
export class MemberRoleBody {
  @RestOnlyField(() => MemberRole, { description: 'What they may do from now on.' })
  @RoleRules()
  role: MemberRole;
}
