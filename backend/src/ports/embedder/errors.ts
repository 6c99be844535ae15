import { UnavailableError } from '../../core/errors/common-errors.js';

/** The embedding service is down, too slow, refuses, or returns vectors that cannot be used; `cause` says which. */
export class EmbedderUnavailableError extends UnavailableError {
  constructor(cause: unknown) {
    super('Semantic search is not available. Please try again later.', 'EMBEDDER_UNAVAILABLE', { cause });
  }
}
