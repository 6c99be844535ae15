import { ConflictError, NotFoundError } from '../../../../core/errors/common-errors.js';

export class ProposalNotFoundError extends NotFoundError {
  constructor() {
    super('These changes are no longer waiting. Please ask for them again.', 'PROPOSAL_NOT_FOUND');
  }
}

/** The draft is no longer the one that the changes were shown on. */
export class DraftChangedError extends ConflictError {
  constructor() {
    super('The draft has changed since these changes were proposed, so nothing was kept. Please ask for them again.', 'DRAFT_CHANGED');
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

/** A change that builds on one that was rejected. */
export class ChangeDependsError extends ConflictError {
  constructor(instruction: string) {
    super(
      `"${instruction.slice(0, 120)}" depends on a change that you rejected, so nothing was kept. Accept that one too, or reject both.`,
      'CHANGE_DEPENDS',
    );
  }
}
