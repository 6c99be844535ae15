import { ADMIN_ADDRESS_REFUSED } from '../../core/access/access.strategy.js';
import { ForbiddenError, UnauthenticatedError } from '../../core/errors/common-errors.js';

/** One text for wrong credentials and for an account that is no administrator. */
export class AdminCredentialsError extends UnauthenticatedError {
  constructor() {
    super('Invalid credentials or insufficient privileges.', 'INVALID_CREDENTIALS');
  }
}

export class AdminAddressError extends ForbiddenError {
  constructor() {
    super(ADMIN_ADDRESS_REFUSED, 'ADDRESS_NOT_ALLOWED');
  }
}
