export type Role = 'user' | 'admin';

export interface AccountState {
  email: string;
  role: Role;
  isActive: boolean;
}

/** What access needs to know about accounts; implemented by `users`, bound in the composition root. */
export abstract class AccountDirectory {
  /** @returns null for an account that does not exist. */
  abstract state(userId: string): Promise<AccountState | null>;

  /** The account that test keys of a user act for; null before the first of them. */
  abstract testAccountOf(ownerId: string): Promise<string | null>;

  /** Whether the account with this e-mail, if there is one, has logged in from this address before. */
  abstract knowsAddress(email: string, address: string): Promise<boolean>;
}
