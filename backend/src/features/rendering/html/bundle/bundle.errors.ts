import { AppError } from '../../../../core/errors/app-error.js';
import { TooLargeError, ValidationError } from '../../../../core/errors/common-errors.js';
import { BUNDLE_LIMITS } from './bundle-limits.js';

/** A file that cannot be an annexure; the text says which and why. */
export class AnnexureRefusedError extends AppError {
  constructor(text: string, options: { cause?: unknown } = {}) {
    super('ANNEXURE_REFUSED', 422, text, options);
  }
}

export class BundleTooManyBytesError extends TooLargeError {
  constructor() {
    super(
      `The annexures are too large: together they may have ${BUNDLE_LIMITS.bytes / (1024 * 1024)} MB. Please make two bundles.`,
      'BUNDLE_TOO_LARGE',
    );
  }
}

export class BundleTooManyPagesError extends TooLargeError {
  constructor() {
    super(`The bundle would have more than ${BUNDLE_LIMITS.pages} pages. Please make two bundles.`, 'BUNDLE_TOO_LARGE');
  }
}

export const markIsUsedTwice = (mark: string): ValidationError =>
  new ValidationError([{ field: 'annexures', message: `Two annexures have the mark “${mark}”` }]);
export const fileIsUsedTwice = (filename: string): ValidationError =>
  new ValidationError([{ field: 'annexures', message: `“${filename}” is an annexure already` }]);

export const onlySomeTypes = (filename: string): AnnexureRefusedError =>
  new AnnexureRefusedError(`“${filename}” cannot be an annexure: only PDF, DOCX and TXT files can. Please save it as PDF and upload that.`);
export const isNotRead = (filename: string): AnnexureRefusedError =>
  new AnnexureRefusedError(`“${filename}” has not been read. Please wait until it has, or upload it as PDF.`);
export const hasPictures = (filename: string): AnnexureRefusedError =>
  new AnnexureRefusedError(`“${filename}” has pictures, which a bundle takes from PDF files only. Please save it as PDF and upload that.`);
export const isGone = (filename: string, cause: unknown): AnnexureRefusedError =>
  new AnnexureRefusedError(`“${filename}” was deleted meanwhile.`, { cause });
