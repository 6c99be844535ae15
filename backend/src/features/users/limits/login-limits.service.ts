import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import { RateLimitedError } from '../../../core/errors/common-errors.js';
import { addressBlock } from '../../../core/access/addresses/address-ranges.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';

type LoginKind = 'login' | 'admin-login' | 'second-factor';

/**
 * Stops guessing at either login and at the codes of a second factor: by source, by account at a source, and by account from all sources together. The last one spares
 * the addresses that the account's owner has logged in from, so that nobody can lock an owner out.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Counts an attempt, before the password or code is looked at. @throws RateLimitedError */
  async count(kind: LoginKind, email: string, address: string): Promise<void> {
    const account = accountOf(email);
    await this.limits.consume(`${kind}-source`, addressBlock(address));
    await this.limits.consume(`${kind}-account`, placeOf(email, address));
    try {
      await this.limits.consume(`${kind}-strangers`, account);
    } catch (refused) {
      if (!(refused instanceof RateLimitedError) || !(await this.accounts.knowsAddress(account, address))) throw refused;
    }
  }

  /** Forgets the attempts of the account at this source, since one of them succeeded. */
  async succeeded(kind: LoginKind, email: string, address: string): Promise<void> {
    await this.limits.clear(`${kind}-account`, placeOf(email, address));
    // Users of one office share a source; administrators come from few sources, and one who mistypes must not block the next.
    if (kind === 'admin-login') await this.limits.clear('admin-login-source', addressBlock(address));
  }
}

const accountOf = (email: string): string => email.trim().toLowerCase();
const placeOf = (email: string, address: string): string => `${accountOf(email)} ${addressBlock(address)}`;
