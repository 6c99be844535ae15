import { ForbiddenError } from '../../../core/errors/common-errors.js';

/**
 * One text for whoever the provider names and nobody lets in: an account that is inactive, an administrator's, a program's or another
 * person's, and a person in none of the groups. The audit log has the reason.
 */
export class SignInNotAllowedError extends ForbiddenError {
  constructor() {
    super('You cannot sign in here with this account. Please ask your administrator.', 'SIGN_IN_NOT_ALLOWED');
  }
}

/** Said before any account is looked for. */
export class EmailUnverifiedError extends ForbiddenError {
  constructor(provider: string) {
    super(
      `${provider} has not verified your e-mail address. Please verify it there, or ask your administrator.`,
      'PROVIDER_EMAIL_UNVERIFIED',
    );
  }
}
