import { ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for another owner's party. */
export class PartyNotFoundError extends NotFoundError {
  constructor() {
    super('Party not found. It may have been deleted from the party book.', 'PARTY_NOT_FOUND');
  }
}

/** Somebody changed it since the caller read it; nothing was changed. */
export class PartyChangedError extends ConflictError {
  constructor() {
    super('This party was changed in the meantime. Open it again, then make your change.', 'PARTY_CHANGED');
  }
}

/** The book says the very same of somebody already; nothing was added. */
export class PartyKnownError extends ConflictError {
  constructor() {
    super('The party book says the very same of this party already. Nothing was added.', 'PARTY_KNOWN');
  }
}

export class TooManyPartiesError extends ConflictError {
  constructor(most: number) {
    super(`The party book holds at most ${most} parties. Delete some of them first. Nothing was added.`, 'TOO_MANY_PARTIES');
  }
}
