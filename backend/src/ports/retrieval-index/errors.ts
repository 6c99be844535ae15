import { AppError } from '../../core/errors/app-error.js';

/** The message is text about the request or the store, never document text. */
export class RetrievalIndexError extends AppError {}

/** Nothing was ever promoted, or the named generation does not exist. */
export class NoActiveGenerationError extends RetrievalIndexError {
  constructor(message = 'The legal index has not been built yet.', cause?: unknown) {
    super('NO_ACTIVE_GENERATION', 503, message, { cause });
  }
}

/** The vectors were made with another encoder, analyser or embedding model than the generation's. */
export class ManifestMismatchError extends RetrievalIndexError {
  constructor(message: string, cause?: unknown) {
    super('MANIFEST_MISMATCH', 409, message, { cause });
  }
}

/** The generation already holds a higher version of the document. */
export class StaleVersionError extends RetrievalIndexError {
  constructor(message: string, cause?: unknown) {
    super('STALE_VERSION', 409, message, { cause });
  }
}

/** A filter or a passage names a field that the manifest does not declare. */
export class UndeclaredFieldError extends RetrievalIndexError {
  constructor(message: string, cause?: unknown) {
    super('UNDECLARED_FIELD', 400, message, { cause });
  }
}

/** A malformed vector, filter, limit or manifest. */
export class InvalidIndexInputError extends RetrievalIndexError {
  constructor(message: string, cause?: unknown) {
    super('INVALID_INDEX_INPUT', 400, message, { cause });
  }
}

/** Another build is under way; it must be sealed, aborted or have died first. */
export class BuilderBusyError extends RetrievalIndexError {
  constructor(message = 'Another index build is under way.', cause?: unknown) {
    super('BUILDER_BUSY', 409, message, { cause });
  }
}

/** The build was aborted, sealed or lost, so its builder can no longer be used. */
export class BuilderClosedError extends RetrievalIndexError {
  constructor(message = 'The index build is closed.', cause?: unknown) {
    super('BUILDER_CLOSED', 409, message, { cause });
  }
}

/** Promotion needs a sealed generation; sealing needs the announced counts. */
export class GenerationNotSealedError extends RetrievalIndexError {
  constructor(message: string, cause?: unknown) {
    super('GENERATION_NOT_SEALED', 409, message, { cause });
  }
}

/** Another generation was promoted in the meantime. */
export class ActiveGenerationChangedError extends RetrievalIndexError {
  constructor(message: string, cause?: unknown) {
    super('ACTIVE_GENERATION_CHANGED', 409, message, { cause });
  }
}

export class ActiveGenerationDropError extends RetrievalIndexError {
  constructor(message = 'The active generation cannot be dropped.', cause?: unknown) {
    super('ACTIVE_GENERATION_DROP', 409, message, { cause });
  }
}

/** The store is down, too slow, locked or out of room; the request may be tried again. */
export class IndexUnavailableError extends RetrievalIndexError {
  constructor(message = 'The legal index is not available. Please try again later.', cause?: unknown) {
    super('INDEX_UNAVAILABLE', 503, message, { cause });
  }
}

/** A file of the index is damaged or gone: waiting does not help, rebuilding it from the library does. */
export class IndexUnreadableError extends IndexUnavailableError {}

const BY_NAME = new Map<string, new (message: string, cause?: unknown) => RetrievalIndexError>(
  [
    NoActiveGenerationError,
    ManifestMismatchError,
    StaleVersionError,
    UndeclaredFieldError,
    InvalidIndexInputError,
    BuilderBusyError,
    BuilderClosedError,
    GenerationNotSealedError,
    ActiveGenerationChangedError,
    ActiveGenerationDropError,
    IndexUnavailableError,
    IndexUnreadableError,
  ].map((type) => [type.name, type]),
);

/** The error for one of `@themis/sparse-index`, also of one that crossed a thread boundary as name and message; undefined for a foreign one. */
export function retrievalIndexError(name: string, message: string, cause?: unknown): RetrievalIndexError | undefined {
  // The package has no words for an index of which nothing was promoted yet.
  if (name === NoActiveGenerationError.name && !message) return new NoActiveGenerationError();
  const type = BY_NAME.get(name);
  return type && new type(message, cause);
}
