import { ConflictError, NotFoundError } from '../../../../core/errors/common-errors.js';

export class ProposalNotFoundError extends NotFoundError {
  constructor() {
    super('These changes are no longer waiting. Please ask for them again.', 'PROPOSAL_NOT_FOUND');
  }
}

/** Another choice of the same proposal was kept before, or is being kept. */
export class ChangesKeptError extends ConflictError {
  constructor() {
    super('Other changes from this proposal have already been kept.', 'CHANGES_KEPT');
  }
}

/** A change of the same words as another one that was accepted. */
export class ChangesOverlapError extends ConflictError {
  constructor(message: string) {
    super(
      `${message.slice(0, 120)}: this changes the same words as another change that you accepted, so nothing was kept. Accept one of the two.`,
      'CHANGE_DEPENDS',
    );
  }
}

/** The proposal was answered, kept or discarded while an answer to it was followed. */
export class ProposalAnsweredError extends ConflictError {
  constructor() {
    super('This proposal has changed since. Look at it again before you answer.', 'PROPOSAL_CHANGED');
  }
}
