export type Role = 'user' | 'admin';

export interface AccountState {
  email: string;
  role: Role;
  isActive: boolean;
}

/** Whom somebody works with, as others see them. */
export interface Person {
  name: string;
  email: string;
}

/** What access needs to know about accounts; implemented by `users`, bound in the composition root. */
export abstract class AccountDirectory {
  /** @returns null for an account that does not exist. */
  abstract state(userId: string): Promise<AccountState | null>;

  /** The account that test keys of a user act for; null before the first of them. */
  abstract testAccountOf(ownerId: string): Promise<string | null>;

  /**
   * The account that may be given access by its e-mail: of a person, active, and with an address that nobody is still to confirm.
   * @returns its id; null where there is none
   */
  abstract reachableBy(email: string): Promise<string | null>;

  /** Accounts by id, of those that exist. */
  abstract people(ids: readonly string[]): Promise<Map<string, Person>>;

  /** Whether the account with this e-mail, if there is one, has logged in from this address before. */
  abstract knowsAddress(email: string, address: string): Promise<boolean>;
}
