import { AppError } from '../../core/errors/app-error.js';
import { BadRequestError } from '../../core/errors/common-errors.js';

export class UnknownDocumentTypeError extends BadRequestError {
  constructor() {
    super('Unknown document type', 'UNKNOWN_DOCUMENT_TYPE');
  }
}

/** An administrator's template needs too much to be run, or ended the process in which it was; it would again. */
export class TemplateTooComplexError extends AppError {
  constructor(cause?: unknown) {
    super('TEMPLATE_TOO_COMPLEX', 422, 'The template could not be run: it takes too much memory or time. Please tell your administrator.', {
      cause,
    });
  }
}
