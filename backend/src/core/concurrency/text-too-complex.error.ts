import { AppError } from '../errors/app-error.js';

/** A user's text took too long or too much memory to work on; it would again. */
export class TextTooComplexError extends AppError {
  constructor(cause?: unknown) {
    super('TEXT_TOO_COMPLEX', 422, 'This text takes too long to work on. Please shorten it or divide it into parts.', { cause });
  }
}
