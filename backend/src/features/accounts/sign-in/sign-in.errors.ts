import { AppError } from '../../../core/errors/app-error.js';
import { UnauthenticatedError } from '../../../core/errors/common-errors.js';

/** The password was right; `challenge` goes back with a code. Not 401: nothing was wrong. */
export class SecondFactorNeededError extends AppError {
  constructor(challenge: string) {
    super('SECOND_FACTOR_REQUIRED', 403, 'Please enter the code that your authenticator app shows.', { challenge });
  }
}

/** The password was right, but this account must have a second factor and has none; `challenge` opens setting it up and nothing else. */
export class EnrolmentNeededError extends AppError {
  constructor(challenge: string) {
    super('SECOND_FACTOR_ENROLMENT_REQUIRED', 403, 'Administrators must use two-step sign-in here. Please set it up to continue.', {
      challenge,
    });
  }
}

/** One text for a challenge that is too old, forged or overtaken by a change of the account. */
export class LoginExpiredError extends UnauthenticatedError {
  constructor() {
    super('This took too long, or the account has changed. Please sign in again.', 'LOGIN_EXPIRED');
  }
}
