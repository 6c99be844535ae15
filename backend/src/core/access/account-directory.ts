export type Role = 'user' | 'admin';

export interface AccountState {
  email: string;
  role: Role;
  isActive: boolean;
}

/** What access needs to know of an account at every call; served by `users`, bound in the composition root. */
export abstract class AccountDirectory {
  /** @returns null for an account that does not exist. */
  abstract state(userId: string): Promise<AccountState | null>;
}
