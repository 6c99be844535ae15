import { ConflictError, NotFoundError, ValidationError } from '../../../core/errors/common-errors.js';

export class SupervisedAccountNotFoundError extends NotFoundError {
  constructor() {
    super('User not found', 'USER_NOT_FOUND');
  }
}

export class AccountNotSupervisedError extends ConflictError {
  constructor() {
    super('The texts of this user need no approval.', 'NOT_SUPERVISED');
  }
}

/** Nobody who can sign in has this e-mail, or it is the account's own: nobody approves their own texts. */
export class CannotSuperviseError extends ValidationError {
  constructor(email: string) {
    super([{ field: 'supervisors', message: `${email} cannot approve these texts: name somebody else who can sign in` }]);
  }
}
