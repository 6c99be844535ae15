import { BadRequestError, ConflictError } from '../../core/errors/common-errors.js';

export class NoPreviousGenerationError extends ConflictError {
  constructor() {
    super('There is no previous index to go back to.', 'NO_PREVIOUS_GENERATION');
  }
}

/** Questions would be asked in other terms than the generation was built with. */
export class IncompatibleGenerationError extends ConflictError {
  constructor() {
    super('The previous index was built by another version or with another embedding model. Rebuild instead.', 'INCOMPATIBLE_GENERATION');
  }
}

export class NothingToIndexError extends BadRequestError {
  constructor() {
    super('The document holds no text beside headings.', 'NOTHING_TO_INDEX');
  }
}
