import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Role } from '../../core/access/account-directory.js';
import type { User } from './users.entity.js';
import { enumValue } from '../../core/graphql/enum-value.js';

export enum UserRole {
  USER = 'user',
  ADMIN = 'admin',
}
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'What an account may become after its login.',
  valuesMap: {
    USER: { description: 'Uses the product.' },
    ADMIN: { description: 'May also use the admin login.' },
  },
});

@ObjectType('User', { description: 'A registered person, as that person sees the account.' })
export class UserView {
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

  @Field({ description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the latest successful login; null before the first.' })
  lastLogin: Date | null;
}

export const userView = ({ id, name, email, phone, role, createdAt, lastLogin }: User): UserView => ({
  id,
  name,
  email,
  phone,
  role: enumValue(UserRole, role),
  createdAt,
  lastLogin,
});

/** Fields of `UserRecord` for the API's description. */
export const USER_RECORD = {
  id: 'uuid',
  name: 'string',
  email: 'string',
  phone: 'string?',
  role: 'string',
  created_at: 'date-time',
  last_login: 'date-time?',
} as const;

/** The user record of REST, in its documented names. */
export interface UserRecord {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  created_at: string;
  last_login: string | null;
}

export const userRecord = ({ id, name, email, phone, role, createdAt, lastLogin }: UserView): UserRecord => ({
  id,
  name,
  email,
  phone,
  role,
  created_at: createdAt.toISOString(),
  last_login: lastLogin?.toISOString() ?? null,
});
