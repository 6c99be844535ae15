import { UnauthenticatedError } from '../../../../core/errors/common-errors.js';

/** One text for wrong credentials and for an account that is not an administrator. */
export class AdminCredentialsError extends UnauthenticatedError {
  constructor() {
    super('Invalid credentials or insufficient privileges.', 'INVALID_CREDENTIALS');
  }
}
