import { AppError } from '../../core/errors/app-error.js';
import { BadRequestError, ConflictError, ForbiddenError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for a matter that the caller does not work in. */
export class MatterNotFoundError extends NotFoundError {
  constructor() {
    super('Matter not found', 'MATTER_NOT_FOUND');
  }
}

/** Somebody changed it since the caller read it; nothing was changed. */
export class MatterChangedError extends ConflictError {
  constructor() {
    super('This matter was changed in the meantime. Open it again, then make your change.', 'MATTER_CHANGED');
  }
}

export class TooManyMattersError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} matters are kept. Delete some of them first.`, 'TOO_MANY_MATTERS');
  }
}

/** One of what was to be moved is not there, or another owner's; nothing was moved. */
export class MovedItemNotFoundError extends NotFoundError {
  constructor(what: string) {
    super(`${what} not found. Nothing was moved.`, 'MATTER_ITEM_NOT_FOUND');
  }
}

/** One text for an e-mail without an account, one that may not sign in, and the caller's own: a stranger learns nothing from it. */
export class CannotBeInvitedError extends AppError {
  constructor() {
    super('CANNOT_BE_INVITED', 422, 'Nobody else who can work here has this e-mail. Check it, or ask them to register first.');
  }
}

export class MatterMemberNotFoundError extends NotFoundError {
  constructor() {
    super('Member not found', 'MATTER_MEMBER_NOT_FOUND');
  }
}

export class TooManyMembersError extends ConflictError {
  constructor(most: number) {
    super(`A matter is shared with at most ${most} people. Remove somebody first.`, 'TOO_MANY_MEMBERS');
  }
}

/** Somebody else made it, and may put nothing into the matter that it was to be moved to. */
export class MakerNotInMatterError extends ForbiddenError {
  constructor() {
    super('Somebody else made one of these and cannot edit that matter. Share it with them first. Nothing was moved.', 'MATTER_ROLE');
  }
}

/** Files of a matter are named by their names, which two people may have given twice. */
export class FileNameInMatterError extends ConflictError {
  constructor() {
    super('That matter already has a file of this name. Upload it under another name. Nothing was moved.', 'FILE_NAME_IN_MATTER');
  }
}

/** Something was to leave a confidential matter for one that is not, or for none; nothing was moved. */
export class StaysConfidentialError extends ConflictError {
  constructor() {
    super(
      'What belongs to a confidential matter can be moved to another confidential matter only. Nothing was moved.',
      'CONFIDENTIAL_MATTER',
    );
  }
}

/** Also for a date of another owner's matter. */
export class MatterDeadlineNotFoundError extends NotFoundError {
  constructor() {
    super('Date not found', 'MATTER_DEADLINE_NOT_FOUND');
  }
}

export class TooManyMatterDeadlinesError extends ConflictError {
  constructor(most: number) {
    super(`A matter keeps at most ${most} dates. Delete some of them first.`, 'TOO_MANY_MATTER_DEADLINES');
  }
}

/** Says nothing of whether there ever was one. */
export class CalendarFeedNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such calendar', 'CALENDAR_FEED_NOT_FOUND');
  }
}

/** One text for a link that is too old or was never valid. */
export class RemindersLinkError extends BadRequestError {
  constructor() {
    super('This link is no longer valid. Sign in and switch the e-mails off under Matters.', 'REMINDERS_LINK_INVALID');
  }
}
