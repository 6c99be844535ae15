import { ConflictError, ForbiddenError, NotFoundError } from '../../core/errors/common-errors.js';

export class EmailTakenError extends ConflictError {
  constructor() {
    super('Email already registered', 'EMAIL_TAKEN');
  }
}

export class UserNotFoundError extends NotFoundError {
  constructor() {
    super('User not found', 'USER_NOT_FOUND');
  }
}

/** Not 401: the session is good, and a client must not end it. */
export class WrongPasswordError extends ForbiddenError {
  constructor() {
    super('The password is not correct.', 'WRONG_PASSWORD');
  }
}

/** Whatever scopes a key has. */
export class AdministratorClosedToKeysError extends ForbiddenError {
  constructor() {
    super('API keys cannot change the accounts of administrators. Please sign in instead.', 'ADMINISTRATOR_CLOSED_TO_KEYS');
  }
}

/** Nobody can sign in to the account of a program, so it can administer nothing. */
export class ProgramAccountError extends ConflictError {
  constructor() {
    super('This is the account of a program, which cannot be an administrator.', 'PROGRAM_ACCOUNT');
  }
}

/** There must always be somebody who can administer. */
export class LastAdminError extends ConflictError {
  constructor() {
    super('The last active administrator cannot be demoted or deactivated', 'LAST_ADMIN');
  }
}
