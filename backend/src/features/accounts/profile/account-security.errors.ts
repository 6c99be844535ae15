import { NotFoundError, ValidationError } from '../../../core/errors/common-errors.js';

/** Also for another account's login. */
export class LoginSessionNotFoundError extends NotFoundError {
  constructor() {
    super('This session has already ended.', 'SESSION_NOT_FOUND');
  }
}

export class SamePasswordError extends ValidationError {
  constructor() {
    super([{ field: 'newPassword', message: 'Please choose a password that differs from your current one' }]);
  }
}
