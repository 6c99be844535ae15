import { AppError } from '../../core/errors/app-error.js';
import { BadRequestError, ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

export class FileTypeError extends BadRequestError {
  constructor() {
    super('Please upload a PDF, TXT, DOC, or DOCX file', 'FILE_TYPE_NOT_ALLOWED');
  }
}

export class FileContentError extends BadRequestError {
  constructor() {
    super('Invalid file type or format', 'FILE_CONTENT_MISMATCH');
  }
}

export class NoFileError extends BadRequestError {
  constructor() {
    super('Please select a file', 'NO_FILE');
  }
}

export class FileNotFoundError extends NotFoundError {
  constructor() {
    super('File not found', 'FILE_NOT_FOUND');
  }
}

/** It is one of the caller's files, and what it was named for is done in a matter that it does not belong to. */
export class FileOutsideMatterError extends ConflictError {
  constructor() {
    super('This file does not belong to that matter. Move it there first, or choose a file of the matter.', 'FILE_OUTSIDE_MATTER');
  }
}

/** The user's file holds no text that could be read; the reason is the file's own. */
export class FileUnreadableError extends AppError {
  constructor(reason: string) {
    super('FILE_UNREADABLE', 422, reason);
  }
}

export class FileNotReadyError extends AppError {
  constructor() {
    super('FILE_NOT_READY', 409, 'The file is still being read. Please try again in a moment.', { retryAfterSeconds: 3 });
  }
}
