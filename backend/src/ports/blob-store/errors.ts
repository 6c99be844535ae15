import { BadRequestError, NotFoundError, TooLargeError, UnavailableError } from '../../core/errors/common-errors.js';

export class BlobNotFoundError extends NotFoundError {
  constructor() {
    super('File not found', 'FILE_NOT_FOUND');
  }
}

export class BlobTooLargeError extends TooLargeError {
  constructor(readonly maxBytes: number) {
    super('File too large. Please choose a smaller file.', 'FILE_TOO_LARGE');
  }
}

/** A key outside the syntax of `CheckedBlobStore`; the key itself is not repeated. */
export class InvalidBlobKeyError extends BadRequestError {
  constructor() {
    super('This file cannot be addressed.', 'INVALID_FILE_KEY');
  }
}

/** The store is full, down, too slow or refuses; `cause` says which. */
export class BlobStoreUnavailableError extends UnavailableError {
  constructor(cause: unknown) {
    super('File storage is not available. Please try again later.', 'FILE_STORAGE_UNAVAILABLE', { cause });
  }
}
