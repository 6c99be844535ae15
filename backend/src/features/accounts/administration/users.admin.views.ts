import { Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';
import { User } from '../users.entity.js';

export const UserConnection = pageOf(User, 'UserConnection');

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'Counts over all accounts.' })
export class UserStatistics {
  @ApiField(() => Int, { description: 'All accounts.' })
  totalCount: number;

  @ApiField(() => Int, { description: 'Verified accounts.' })
  verifiedCount: number;

  @ApiField(() => Int, { description: 'Administrators, active or not.' })
  adminCount: number;

  @ApiField(() => Int, { description: 'Accounts that can log in.' })
  activeCount: number;
}

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'What was done to an account, in words, and the account as it is now.' })
export class UserNotice {
  @ApiField(() => String, { description: 'What was done, with the e-mail of the account.' })
  message: string;

  @ApiField(() => User, { description: 'The account as it is now.' })
  user: User;
}

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'How an administrator changed a balance.' })
export class TokenChange {
  @ApiField(() => String, { description: 'How many tokens were added to, or set for, which e-mail.' })
  message: string;

  @ApiField(() => Int, { description: 'The balance now minus the balance before.' })
  change: number;

  @ApiField(() => Int, { description: 'The balance now.' })
  tokens: number;
}
