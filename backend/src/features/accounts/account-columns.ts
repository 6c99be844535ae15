import type { User } from './users.entity.js';

/** An account as it may leave this feature. */
export const withoutPassword = ({ passwordHash: _, ...user }: User): User => user;

export type WithPassword = User & { passwordHash: string };
/** Columns of an account. Plain SQL, since the query builder costs a login more than its queries. */
export const COLUMNS = `id, name, email, phone, role, is_active as "isActive", is_verified as "isVerified", created_at as "createdAt",
  last_login as "lastLogin"`;
export const WITH_PASSWORD = `${COLUMNS}, password_hash as "passwordHash"`;
