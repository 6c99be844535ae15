import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../core/access/account-directory.js';
import { RateLimitedError } from '../../core/errors/common-errors.js';
import { addressNetwork } from '../../core/addresses/address-network.js';
import { addressBlock } from '../../core/addresses/address-ranges.js';
import { FairQueue } from '../../core/concurrency/fair-queue.js';
import { RateLimits } from '../../core/limits/rate-limits.js';

const LOOKUPS = { concurrency: 4, perKey: 2, maxWaitingPerKey: 100 };

type LoginKind = 'login' | 'admin-login' | 'second-factor';

/**
 * Stops guessing at either login and at the codes of a second factor: by source, by account at a source, and by account from all sources together. The last one spares
 * the addresses that the account's owner has logged in from, so that nobody can lock an owner out.
 */
@Injectable()
export class LoginLimits {
  /** What is looked up before a password is compared, by network: a flood of logins must not take every connection to the database at once. */
  private readonly lookups = new FairQueue(LOOKUPS);

  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountDirectory,
  ) {}

  /** Counts an attempt, before the code is looked at. @throws RateLimitedError */
  async count(kind: LoginKind, email: string, address: string): Promise<void> {
    await this.limits.consume(`${kind}-source`, addressBlock(address));
    await this.limits.consume(`${kind}-account`, placeOf(email, address));
    await this.countStranger(kind, email, address);
  }

  /**
   * Counts an attempt at a password as `count` does, and does meanwhile what does not depend on the outcome. Each limit is counted only
   * if the one before it let the attempt through: otherwise a single source could use up what all sources together may try.
   * @param look reads what is known of the account; not called, nor is `check`, for a source that is refused
   * @param check compares the password. It may begin before the last limit is counted, which limits how often an account is tried and
   *   not how much is hashed; what it finds counts only if that limit lets the attempt through, and its signal aborts otherwise.
   * @throws RateLimitedError; the signal's reason; what `look` and `check` throw
   */
  async around<F, T>(
    kind: LoginKind,
    { email, address, signal }: { email: string; address: string; signal?: AbortSignal },
    { look, check }: { look: () => Promise<F>; check: (found: F, signal: AbortSignal) => Promise<T> },
  ): Promise<T> {
    const [found] = await this.lookups.run(
      addressNetwork(address),
      async () => {
        await this.limits.consume(`${kind}-source`, addressBlock(address));
        return Promise.all([look(), this.limits.consume(`${kind}-account`, placeOf(email, address))]);
      },
      signal,
    );
    const refusal = new AbortController();
    const counted = this.countStranger(kind, email, address).catch((error: unknown) => {
      refusal.abort(error);
      throw error;
    });
    const either = signal ? AbortSignal.any([signal, refusal.signal]) : refusal.signal;
    const [, result] = await Promise.all([counted, check(found, either)]);
    return result;
  }

  private async countStranger(kind: LoginKind, email: string, address: string): Promise<void> {
    const account = accountOf(email);
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
