import { ForbiddenError } from '../../core/errors/common-errors.js';
import type { AppConfig } from '../../core/config/config.js';

/** Users have no passwords here. Said before anything is looked for. */
export class PasswordsOffError extends ForbiddenError {
  constructor(provider: string) {
    super(`Passwords are switched off here. Please sign in with ${provider}.`, 'PASSWORDS_OFF');
  }
}

/** For all that makes, takes or changes a password of a user. @throws PasswordsOffError */
export function requirePasswords({ localPasswords, identityProvider }: Pick<AppConfig, 'localPasswords' | 'identityProvider'>): void {
  if (!localPasswords) throw new PasswordsOffError(identityProvider?.name ?? '');
}
