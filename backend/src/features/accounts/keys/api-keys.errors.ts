import { ConflictError, NotFoundError } from '../../../core/errors/common-errors.js';

/** Also for another owner's key. */
export class ApiKeyNotFoundError extends NotFoundError {
  constructor() {
    super('API key not found', 'API_KEY_NOT_FOUND');
  }
}

/** The account has as many live keys of this kind as it may have. */
export class TooManyApiKeysError extends ConflictError {
  constructor(most: number) {
    super(`You can have at most ${most} active API keys. Please revoke one first.`, 'TOO_MANY_API_KEYS');
  }
}
