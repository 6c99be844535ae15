import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { addressBlock } from '../../core/addresses/address-ranges.js';
import type { CallOrigin } from '../../core/access/request-context.js';
import { WrongPasswordError } from './users.errors.js';
import { type Authenticated, UsersService } from './users.service.js';
import { LoginLimits } from './login-limits.service.js';

/** Asks signed-in users for their password again, before something that a stolen token must not be enough for. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly users: UsersService,
    private readonly logins: LoginLimits,
  ) {}

  /** Guesses are counted like those at the login. @throws WrongPasswordError, RateLimitedError, TooManyWaitingError; the signal's reason */
  async confirm(actor: Actor, password: string, { address, signal }: Pick<CallOrigin, 'address' | 'signal'>): Promise<Authenticated> {
    const { email } = await this.users.me(actor);
    await this.logins.count('login', email, address);
    const confirmed = await this.users.confirmPassword(actor, password, { key: addressBlock(address), signal });
    if (!confirmed) throw new WrongPasswordError();
    await this.logins.succeeded('login', email, address);
    return confirmed;
  }
}
