import { ConflictError, ForbiddenError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for a conversation that the caller does not see. */
export class ConversationNotFoundError extends NotFoundError {
  constructor() {
    super('Conversation not found', 'CONVERSATION_NOT_FOUND');
  }
}

/** The caller reads it in a matter that they share. */
export class OthersConversationError extends ForbiddenError {
  constructor() {
    super('Only who began this conversation can do that.', 'MATTER_ROLE');
  }
}

/** Also for one that an edit has replaced. */
export class ExchangeNotFoundError extends NotFoundError {
  constructor() {
    super('Question not found', 'EXCHANGE_NOT_FOUND');
  }
}

export class ConversationBusyError extends ConflictError {
  constructor() {
    super('The previous question is still being answered. Wait for its answer, or stop it.', 'CONVERSATION_BUSY');
  }
}

export class ConversationFullError extends ConflictError {
  constructor(most: number) {
    super(`A conversation keeps at most ${most} questions. Start a new one.`, 'CONVERSATION_FULL');
  }
}

export class ConversationTooLongError extends ConflictError {
  constructor() {
    super('This conversation has reached its maximum length. Start a new one.', 'CONVERSATION_TOO_LONG');
  }
}

/** It is asked in one matter, and its conversation belongs to another or to none. */
export class ConversationOutsideMatterError extends ConflictError {
  constructor() {
    super('This conversation does not belong to that matter. Move it there first, or begin another one.', 'CONVERSATION_OUTSIDE_MATTER');
  }
}

export class TooManyConversationsError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} conversations are kept. Delete some of them first.`, 'TOO_MANY_CONVERSATIONS');
  }
}
