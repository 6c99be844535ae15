import { AppError } from '../../core/errors/app-error.js';
import { DeadlineError, UnavailableError } from '../../core/errors/common-errors.js';

/** No browser is installed, none starts, or the engine is closed or full; TXT and DOCX do not need it. */
export class PdfUnavailableError extends UnavailableError {
  constructor(message: string, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(message, 'PDF_UNAVAILABLE', options);
  }
}

export class PdfTimeoutError extends DeadlineError {
  constructor(deadlineMs: number, options?: { cause?: unknown }) {
    super(
      `The PDF could not be made within ${deadlineMs / 1000} seconds. Please shorten the document or try again.`,
      'PDF_TIMEOUT',
      options,
    );
  }
}

export class PdfFailedError extends AppError {
  constructor(options?: { cause?: unknown }) {
    super('PDF_FAILED', 500, 'The document could not be printed as a PDF. Please try another format.', options);
  }
}

/** Internal to the adapter: the browser under a job ended; never leaves the engine. */
export class BrowserLostError extends Error {
  override readonly name = 'BrowserLostError';
}
