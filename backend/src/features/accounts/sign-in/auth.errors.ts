import { UnauthenticatedError } from '../../../core/errors/common-errors.js';

/** One text for a wrong password, an unknown address and an inactive account. */
export class InvalidCredentialsError extends UnauthenticatedError {
  constructor() {
    super('Incorrect email or password', 'INVALID_CREDENTIALS');
  }
}
