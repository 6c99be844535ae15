import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { Reauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { addressBlock } from '../../core/addresses/address-ranges.js';
import type { CallOrigin } from '../../core/access/request-context.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { WrongPasswordError } from './users.errors.js';
import { type Authenticated, CredentialsService } from './credentials.service.js';
import { UsersService } from './users.service.js';
import { LoginLimits } from './login-limits.service.js';

/**
 * Asks signed-in users for their password again, before something that a stolen token must not be enough for. In a session that the provider
 * opened, it asks for a sign-in there within the last minutes in its place.
 */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly logins: LoginLimits,
    private readonly reauthentication: Reauthentication,
  ) {}

  /**
   * Guesses are counted like those at the login.
   * @param field of the input, which is named when a password is missing
   * @throws ValidationError, WrongPasswordError, SignInAgainError, RateLimitedError, TooManyWaitingError; the signal's reason
   */
  async confirm(
    actor: Actor,
    password: string | null | undefined,
    { address, signal }: Pick<CallOrigin, 'address' | 'signal'>,
    field = 'password',
  ): Promise<Authenticated> {
    if (await this.reauthentication.isByProvider(actor)) {
      await this.reauthentication.require(actor);
      return this.credentials.proved(actor.userId);
    }
    if (!password) throw new ValidationError([{ field, message: 'Password is required' }]);
    const { email } = await this.users.me(actor);
    await this.logins.count('login', email, address);
    const confirmed = await this.credentials.confirmPassword(actor, password, { key: addressBlock(address), signal });
    if (!confirmed) throw new WrongPasswordError();
    await this.logins.succeeded('login', email, address);
    return confirmed;
  }
}
