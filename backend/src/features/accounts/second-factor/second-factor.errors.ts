import { ConflictError, ForbiddenError } from '../../../core/errors/common-errors.js';

/** Not 401: a session that there may be is good, and a client must not end it. One text for a wrong, an old and a used code. */
export class WrongCodeError extends ForbiddenError {
  constructor() {
    super('The code is not correct, or was used before. Please wait for the next one.', 'WRONG_CODE');
  }
}

/** The password was right, but the account has a second factor, too. */
export class CodeRequiredError extends ForbiddenError {
  constructor() {
    super('Please enter the code that your authenticator app shows.', 'CODE_REQUIRED');
  }
}

export class SecondFactorEnabledError extends ConflictError {
  constructor() {
    super('Two-step sign-in is already on.', 'SECOND_FACTOR_ENABLED');
  }
}

export class SecondFactorNotEnabledError extends ConflictError {
  constructor() {
    super('Two-step sign-in is not on.', 'SECOND_FACTOR_NOT_ENABLED');
  }
}

export class SecondFactorRequiredHereError extends ConflictError {
  constructor() {
    super('Administrators must use two-step sign-in here, so it cannot be turned off.', 'SECOND_FACTOR_MANDATORY');
  }
}
