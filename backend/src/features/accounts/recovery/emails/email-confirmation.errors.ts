import { BadRequestError, ConflictError, ForbiddenError } from '../../../../core/errors/common-errors.js';

/** One text for a link that was used, is too old, was overtaken by another change or was never valid. */
export class EmailConfirmationInvalidError extends BadRequestError {
  constructor() {
    super('This link is no longer valid. Please ask your administrator to confirm the address.', 'EMAIL_CONFIRMATION_INVALID');
  }
}

export class EmailConfirmedError extends ConflictError {
  constructor() {
    super('The e-mail of this account is confirmed.', 'EMAIL_CONFIRMED');
  }
}

/** Whoever changed an address cannot confirm it, and neither of the two may be somebody whom the other has made an administrator for that. */
export class SecondAdministratorError extends ForbiddenError {
  constructor(days: number) {
    super(
      `An administrator who did not change the address has to confirm it, and both have to have been one for ${days} days.`,
      'SECOND_ADMINISTRATOR_REQUIRED',
    );
  }
}
