import { BadRequestError, ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

export class NoFileError extends BadRequestError {
  constructor() {
    super('Please select a file', 'NO_FILE');
  }
}

export class LegalFileTypeError extends BadRequestError {
  constructor() {
    super('Invalid file type or format', 'FILE_TYPE_NOT_ALLOWED');
  }
}

export class DuplicateSourceError extends ConflictError {
  constructor(filename: string) {
    super(`This file is already in the library as ${filename}`, 'DUPLICATE_SOURCE');
  }
}

export class LegalDocumentNotFoundError extends NotFoundError {
  constructor() {
    super('Document not found', 'DOCUMENT_NOT_FOUND');
  }
}
