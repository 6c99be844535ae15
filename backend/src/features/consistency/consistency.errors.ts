import { ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for one of another owner's matter. */
export class AcceptedDifferenceNotFoundError extends NotFoundError {
  constructor() {
    super('Difference not found', 'ACCEPTED_DIFFERENCE_NOT_FOUND');
  }
}

export class TooManyAcceptedDifferencesError extends ConflictError {
  constructor(most: number) {
    super(`A matter keeps at most ${most} accepted differences. Delete some of them first.`, 'TOO_MANY_ACCEPTED_DIFFERENCES');
  }
}
