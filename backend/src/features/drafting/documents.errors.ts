import { AppError } from '../../core/errors/app-error.js';
import { NotFoundError, UnavailableError } from '../../core/errors/common-errors.js';

/** Text of a failed first generation, of a reply or of a regeneration. */
const FAILED = {
  document: 'Failed to generate document. Please try again.',
  reply: 'Failed to generate legal reply. Please try again.',
  regenerate: 'Failed to regenerate document. Please try again.',
} as const;

/** The work failed after the tokens were reserved; they were given back. */
export class GenerationFailedError extends UnavailableError {
  constructor(kind: keyof typeof FAILED, cause: unknown) {
    super(FAILED[kind], 'GENERATION_FAILED', { cause });
  }
}

export class SuggestionsMissingError extends AppError {
  constructor() {
    super('VALIDATION_FAILED', 422, 'Please enter modification suggestions', {
      errors: [{ field: 'modification_suggestions', message: 'Please enter modification suggestions' }],
    });
  }
}

/** A request is repeated whose result its owner has deleted since. */
export class ResultDeletedError extends NotFoundError {
  constructor() {
    super('The document that this request made was deleted.', 'RESULT_DELETED');
  }
}
