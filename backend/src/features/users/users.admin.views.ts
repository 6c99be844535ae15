import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Role } from '../../core/access/account-directory.js';
import { pageOf } from '../../core/pages/page.js';
import type { User } from './users.entity.js';
import { UserRole } from './users.views.js';
import { enumValue } from '../../core/graphql/enum-value.js';

@ObjectType('AdminUser', { description: 'An account as administrators see it.' })
export class AdminUserView {
  @Field(() => ID, { description: 'Names the account for good.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'Unique without regard to case.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'As given.' })
  phone: string | null;

  @Field(() => UserRole, { description: 'What the account may become after its login.' })
  role: UserRole;

  @Field({ description: 'An inactive account cannot log in and has no sessions.' })
  isActive: boolean;

  @Field({ description: 'Whether an administrator checked who this is.' })
  isVerified: boolean;

  @Field({ description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the latest successful login; null before the first.' })
  lastLogin: Date | null;
}

export const UserConnection = pageOf(AdminUserView, 'UserConnection');

@ObjectType({ description: 'Counts over all accounts.' })
export class UserStatistics {
  @Field(() => Int, { description: 'All accounts.' })
  totalCount: number;

  @Field(() => Int, { description: 'Verified accounts.' })
  verifiedCount: number;

  @Field(() => Int, { description: 'Administrators, active or not.' })
  adminCount: number;

  @Field(() => Int, { description: 'Accounts that can log in.' })
  activeCount: number;
}

@ObjectType({ description: 'What was done to an account, in words, and the account as it is now.' })
export class UserNotice {
  @Field({ description: 'Names the account by its e-mail.' })
  message: string;

  @Field(() => AdminUserView, { description: 'The account as it is now.' })
  user: AdminUserView;
}

@ObjectType({ description: 'How an administrator changed a balance.' })
export class TokenChange {
  @Field({ description: 'How many tokens were added to, or set for, which e-mail.' })
  message: string;

  @Field(() => Int, { description: 'The balance now minus the balance before.' })
  change: number;

  @Field(() => Int, { description: 'The balance now.' })
  tokens: number;
}

export const adminUserView = (user: User): AdminUserView => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  role: enumValue(UserRole, user.role),
  isActive: user.isActive,
  isVerified: user.isVerified,
  createdAt: user.createdAt,
  lastLogin: user.lastLogin,
});

/** Fields of `AdminUserRecord` for the API's description. */
export const ADMIN_USER_RECORD = {
  id: 'uuid',
  name: 'string',
  email: 'string',
  phone: 'string?',
  role: 'string',
  is_active: 'boolean',
  is_verified: 'boolean',
  tokens: 'integer',
  created_at: 'date-time',
  last_login: 'date-time?',
} as const;

/** A row of the user table of REST, in its documented names. */
export interface AdminUserRecord {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  is_active: boolean;
  is_verified: boolean;
  tokens: number;
  created_at: string;
  last_login: string | null;
}

export const adminUserRecord = (user: AdminUserView, tokens: number): AdminUserRecord => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  role: user.role,
  is_active: user.isActive,
  is_verified: user.isVerified,
  tokens,
  created_at: user.createdAt.toISOString(),
  last_login: user.lastLogin?.toISOString() ?? null,
});

/** The counts of REST, in their documented names. */
export const statisticsRecord = ({ totalCount, verifiedCount, adminCount, activeCount }: UserStatistics) => ({
  total_count: totalCount,
  verified_count: verifiedCount,
  admin_count: adminCount,
  active_count: activeCount,
});
