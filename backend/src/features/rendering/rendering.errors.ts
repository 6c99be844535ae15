import { TooLargeError, ValidationError } from '../../core/errors/common-errors.js';

export class DocumentTooLongError extends TooLargeError {
  constructor(limit: number) {
    super(`The document is too long: at most ${limit.toLocaleString('en-US')} characters can be downloaded.`, 'DOCUMENT_TOO_LONG');
  }
}

export class DocumentTooComplexError extends TooLargeError {
  constructor() {
    super('The document has too many paragraphs, lines or table cells to be downloaded.', 'DOCUMENT_TOO_COMPLEX');
  }
}

export const unknownFormat = (): ValidationError => new ValidationError([{ field: 'format', message: 'Format must be txt, pdf or docx' }]);

export const invalidDocumentType = (): ValidationError =>
  new ValidationError([{ field: 'document_type', message: 'Document type must be lower-case letters, digits and underscores' }]);

export const emptyDocument = (): ValidationError =>
  new ValidationError([{ field: 'document_content', message: 'No document to download' }]);
