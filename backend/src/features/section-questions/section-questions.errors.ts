import { ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

export class NoModelForQuestionsError extends ConflictError {
  constructor() {
    super('Questions can be written only where a language model is set.', 'NO_LANGUAGE_MODEL');
  }
}

export class SectionQuestionNotFoundError extends NotFoundError {
  constructor() {
    super('Question not found', 'SECTION_QUESTION_NOT_FOUND');
  }
}
