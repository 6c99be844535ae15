/** A refusal or a failure of the index. The message is about the request or the store, and never holds text of a document. */
export class SparseIndexError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** The named generation does not exist; without a message, nothing was ever promoted. */
export class NoActiveGenerationError extends SparseIndexError {}

/** The vectors were made with another encoder, analyser or embedding model than the generation's. */
export class ManifestMismatchError extends SparseIndexError {}

/** The generation already holds a higher version of the document. */
export class StaleVersionError extends SparseIndexError {}

/** A filter or a passage names a field that the manifest does not declare. */
export class UndeclaredFieldError extends SparseIndexError {}

/** A malformed vector, filter, limit or manifest. */
export class InvalidIndexInputError extends SparseIndexError {}

/** Another build is under way; it must be sealed, aborted or have died first. */
export class BuilderBusyError extends SparseIndexError {}

/** The build was aborted, sealed or lost, so its builder can no longer be used. */
export class BuilderClosedError extends SparseIndexError {}

/** Promotion needs a sealed generation; sealing needs the announced counts. */
export class GenerationNotSealedError extends SparseIndexError {}

/** Another generation was promoted in the meantime. */
export class ActiveGenerationChangedError extends SparseIndexError {}

/** The active generation cannot be dropped. */
export class ActiveGenerationDropError extends SparseIndexError {}

/** The store is locked, out of room or cannot be read; the call may be tried again. */
export class IndexUnavailableError extends SparseIndexError {}

/** A file of the index is damaged or gone: waiting does not help, building it again does. */
export class IndexUnreadableError extends IndexUnavailableError {}
