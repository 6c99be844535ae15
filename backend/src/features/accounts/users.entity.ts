import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import type { Role } from '../../core/access/account-directory.js';
import { ApiField } from '../../core/descriptions/api-field.js';

export enum UserRole {
  USER = 'user',
  ADMIN = 'admin',
}
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'What an account may do after logging in.',
  valuesMap: {
    USER: { description: 'Uses the product.' },
    ADMIN: { description: 'May also use the admin login.' },
  },
});

/** An account: its row, and the part of it that administrators see. `users.views.ts` picks what users see of their own. */
@Entity('users')
@ShownToKeys('USERS_ADMIN')
@ObjectType('AdminUser', { description: 'An account as administrators see it.' })
export class User {
  @ApiField(() => ID, { description: 'Stable unique identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @ApiField(() => String, { description: 'Full name.' })
  @Column('text')
  name: string;

  @ApiField(() => String, { description: 'Unique without regard to case.' })
  @Column('citext')
  email: string;

  @ApiField(() => String, { nullable: true, description: 'As given.' })
  @Column('text', { nullable: true })
  phone: string | null;

  @ApiField(() => UserRole, { description: 'What the account may do after logging in.' })
  @Column('text')
  role: Role;

  @ApiField(() => Boolean, { description: 'An inactive account cannot log in and has no sessions.' })
  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @ApiField(() => Boolean, { description: 'Whether an administrator has verified who this is.' })
  @Column('boolean', { name: 'is_verified' })
  isVerified: boolean;

  /** Not in the row: the tokens feature keeps it, and it is filled in where an account is shown. */
  @ApiField(() => Int, { description: 'Whole tokens on the account.' })
  tokens?: number;

  /** Since when the role is what it is; null for the role that the account was made with. Read only where that matters. */
  @Column('timestamptz', { name: 'admin_since', nullable: true, select: false })
  adminSince?: Date | null;

  /** Read only where a password is checked. */
  @Column('text', { name: 'password_hash', select: false })
  passwordHash?: string;

  @ApiField(() => Date, { description: 'When the account was created.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'Time of the latest successful login; null before the first.' })
  @Column('timestamptz', { name: 'last_login', nullable: true })
  lastLogin: Date | null;
}
