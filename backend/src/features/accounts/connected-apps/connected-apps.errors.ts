import { ConflictError, NotFoundError, ValidationError } from '../../../core/errors/common-errors.js';

/** Also for another owner's. */
export class ConnectedAppNotFoundError extends NotFoundError {
  constructor() {
    super('This app is not connected any longer.', 'CONNECTED_APP_NOT_FOUND');
  }
}

/** Too old, answered, unknown, or begun in another browser: whoever began a request is who answers it. */
export class AppRequestNotFoundError extends NotFoundError {
  constructor() {
    super('This request has expired, or was begun in another browser. Please connect again from the program.', 'APP_REQUEST_NOT_FOUND');
  }
}

/** The account has as many connected apps as it may have. */
export class TooManyConnectedAppsError extends ConflictError {
  constructor(most: number) {
    super(`You can have at most ${most} connected apps. Please disconnect one first.`, 'TOO_MANY_CONNECTED_APPS');
  }
}

/** More than the program asks for. */
export class ScopeNotRequestedError extends ValidationError {
  constructor() {
    super([{ field: 'scopes', message: 'The program has not asked for this' }]);
  }
}
