import { BadRequestError, ConflictError, UnavailableError } from '../../core/errors/common-errors.js';

export class NoPreviousGenerationError extends ConflictError {
  constructor() {
    super('There is no previous index to go back to.', 'NO_PREVIOUS_GENERATION');
  }
}

/** Questions would be encoded in terms other than those the generation was built with. */
export class IncompatibleGenerationError extends ConflictError {
  constructor() {
    super('The previous index was built by another version or with another embedding model. Rebuild instead.', 'INCOMPATIBLE_GENERATION');
  }
}

/** For people, wherever the state of the index is shown. */
export const INDEX_REBUILDING = 'The index is being rebuilt';

/** The library cannot be searched at the moment; the message is for the person who asked. */
export class LibraryUnavailableError extends UnavailableError {}

/** The index server did not answer, or not in time. */
export class IndexAwayError extends LibraryUnavailableError {
  constructor(cause: unknown) {
    super('The library cannot be searched at the moment. Please try again later.', 'INDEX_UNAVAILABLE', { cause });
  }
}

/** The index was lost and is being rebuilt from the library. */
export class IndexRebuildingError extends LibraryUnavailableError {
  constructor() {
    super(`${INDEX_REBUILDING}. Please try again later.`, 'INDEX_REBUILDING');
  }
}

export class NothingToIndexError extends BadRequestError {
  constructor() {
    super('The document contains no text apart from headings.', 'NOTHING_TO_INDEX');
  }
}

/** The settings name an embedding service, which a choice in the panel cannot replace. */
export class SentenceModelFixedError extends ConflictError {
  constructor() {
    super(
      'EMBEDDINGS_URL names an embedding service. Remove that setting and restart to choose a sentence model here.',
      'SENTENCE_MODEL_FIXED',
    );
  }
}

export class UnknownSentenceModelError extends BadRequestError {
  constructor() {
    super('There is no sentence model of this name.', 'UNKNOWN_SENTENCE_MODEL');
  }
}
