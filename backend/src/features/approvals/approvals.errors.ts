import { BadRequestError, ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for a request that the caller neither made nor decides. */
export class ApprovalNotFoundError extends NotFoundError {
  constructor() {
    super('Request for approval not found', 'APPROVAL_NOT_FOUND');
  }
}

export class NothingToApproveError extends BadRequestError {
  constructor() {
    super('Name either a version of a document, or a conversation and one of its questions', 'NOTHING_TO_APPROVE');
  }
}

/** The account needs no approval, so that nobody could give it. */
export class ApprovalNotNeededError extends ConflictError {
  constructor() {
    super('Your texts need no approval.', 'APPROVAL_NOT_NEEDED');
  }
}

export class NoSupervisorError extends ConflictError {
  constructor() {
    super('Nobody is named who could approve your texts. Please ask an administrator.', 'NO_SUPERVISOR');
  }
}

/** Somebody else was faster, or it was withdrawn; nothing was changed. */
export class ApprovalDecidedError extends ConflictError {
  constructor() {
    super('This was decided in the meantime. Open it again.', 'APPROVAL_DECIDED');
  }
}

export class TooManyApprovalsError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} requests for approval are kept. Delete some of them first.`, 'TOO_MANY_APPROVALS');
  }
}
