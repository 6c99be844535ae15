import { ConflictError, UnavailableError } from '../../core/errors/common-errors.js';

export class AnswerFailedError extends UnavailableError {
  constructor(cause: unknown) {
    super('Failed to get response. Please try again.', 'ANSWER_FAILED', { cause });
  }
}

export class AnswerStoppedError extends ConflictError {
  constructor() {
    super('The answer was stopped.', 'ANSWER_STOPPED');
  }
}
