import { BadRequestError, ConflictError } from '../../../../core/errors/common-errors.js';

/** One text for a link that is used, too old, replaced by a newer one or made up. */
export class PasswordResetInvalidError extends BadRequestError {
  constructor() {
    super('This link is no longer valid. Please request a new one.', 'PASSWORD_RESET_INVALID');
  }
}

/** No mail server is set. */
export class NoPasswordResetError extends ConflictError {
  constructor() {
    super('Passwords cannot be reset by e-mail here. Please ask your administrator.', 'NO_PASSWORD_RESET');
  }
}
