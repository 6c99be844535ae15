import { AppError } from '../../core/errors/app-error.js';
import { UnavailableError } from '../../core/errors/common-errors.js';

/** Why a PDF cannot be drawn, as a clause that follows the name of the file. */
const REASONS = {
  encrypted: 'is protected by a password or by permissions. Please upload a copy without protection.',
  damaged: 'is damaged. Please print it to PDF again and upload that copy.',
  form: 'is a form whose entries are drawn by the program that opens it. Please print it to PDF and upload that copy.',
  layers: 'has layers that are switched off. Please print it to PDF and upload that copy.',
  portfolio: 'is a collection of other files. Please upload each of them by itself.',
  pages: 'has too many pages.',
  complex: 'takes too long to work on. Please divide it into parts.',
} as const;
export type PdfRefusal = keyof typeof REASONS;

export const isPdfRefusal = (reason: string): reason is PdfRefusal => Object.hasOwn(REASONS, reason);

/** A PDF that cannot be drawn whole. */
export class PdfRefusedError extends AppError {
  constructor(
    readonly reason: PdfRefusal,
    options: { cause?: unknown } = {},
  ) {
    super('ANNEXURE_REFUSED', 422, `The file ${REASONS[reason]}`, options);
  }

  /** The reason with the name of the file. */
  about(filename: string): string {
    return `“${filename}” ${REASONS[this.reason]}`;
  }
}

export class PdfPagesUnavailableError extends UnavailableError {
  constructor(cause?: unknown) {
    super('PDF files cannot be put together at the moment. Please try again later.', 'PDF_UNAVAILABLE', { cause });
  }
}
