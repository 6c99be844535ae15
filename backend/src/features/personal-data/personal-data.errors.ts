import { ConflictError, ForbiddenError } from '../../core/errors/common-errors.js';

/** Not 401: the session is good, and a client must not end it. */
export class WrongPasswordError extends ForbiddenError {
  constructor() {
    super('The password is not correct.', 'WRONG_PASSWORD');
  }
}

export class AdministratorAccountError extends ConflictError {
  constructor() {
    super(
      'An administrator’s account cannot be deleted. Another administrator has to remove its admin rights first.',
      'ADMINISTRATOR_ACCOUNT',
    );
  }
}
