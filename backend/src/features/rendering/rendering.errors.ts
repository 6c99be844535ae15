import { ERROR_CODES, isErrorCode } from '../../core/errors/error-codes.js';
import { AppError, type SizeRefused } from '../../core/errors/app-error.js';
import { ConflictError, NotFoundError, TooLargeError, ValidationError } from '../../core/errors/common-errors.js';

export class DocumentTooLongError extends TooLargeError {
  constructor(limit: number) {
    super(`The document is too long: at most ${limit.toLocaleString('en-US')} characters can be downloaded.`, 'DOCUMENT_TOO_LONG');
  }
}

export class DocumentTooComplexError extends TooLargeError {
  constructor() {
    super('The document has too many paragraphs, lines or table cells to be downloaded.', TOO_COMPLEX);
  }
}

export class DocumentTooManyPagesError extends TooLargeError {
  constructor(limit: number) {
    super(`The document would fill more than ${limit} pages. Please divide it into parts, or download it as TXT or DOCX.`, TOO_MANY_PAGES);
  }
}

/** A link that was changed, used up, or is too old; it does not say which. */
export class DownloadLinkError extends NotFoundError {
  constructor() {
    super('This download link is no longer valid. Please download the document again.', 'DOWNLOAD_LINK_INVALID');
  }
}

const NO_LETTERHEAD = 'NO_LETTERHEAD';
const TOO_COMPLEX = 'DOCUMENT_TOO_COMPLEX';
const FILE_TOO_LARGE = 'FILE_TOO_LARGE_FOR_COURT';
const TOO_MANY_PAGES = 'DOCUMENT_TOO_MANY_PAGES';

/** A rendering that ended in a worker with this code and text. */
export class RenderFailedError extends AppError {
  constructor(code: string | null, text: string | null) {
    const known = isErrorCode(code) ? code : 'RENDER_FAILED';
    super(known, ERROR_CODES[known].status, text ?? RENDER_FAILED);
  }
}

/** A letterhead is asked for, and administrators have set none. */
export class NoLetterheadError extends AppError {
  constructor() {
    super(NO_LETTERHEAD, 422, 'No letterhead has been set. Please download the document without one.');
  }
}

export class CourtFormatNotFoundError extends NotFoundError {
  constructor() {
    super('Court format not found', 'COURT_FORMAT_NOT_FOUND');
  }
}

export class CourtFormatExistsError extends ConflictError {
  constructor() {
    super('There is already a court format of this name.', 'COURT_FORMAT_EXISTS');
  }
}

export class TooManyCourtFormatsError extends ConflictError {
  constructor(most: number) {
    super(`At most ${most} court formats can be kept. Please remove one first.`, 'TOO_MANY_COURT_FORMATS');
  }
}

/** A file that its court does not take for e-filing. */
export class FileTooLargeForCourtError extends TooLargeError {
  constructor(format: string, { bytes, limit }: SizeRefused) {
    super(
      `The file has ${(Math.ceil(bytes / 10_000) / 100).toFixed(2)} MB, and the court format "${format}" allows ${limit / 1_000_000} MB. ` +
        'Please leave out annexures or make them smaller, or choose no court format.',
      FILE_TOO_LARGE,
      { bytes, limit },
    );
  }
}

export const RENDER_FAILED = 'Failed to download document';

const refusal = (field: string, message: string): ValidationError => new ValidationError([{ field, message }]);

export const unknownFormat = (): ValidationError => refusal('format', 'Format must be txt, pdf or docx');
export const unknownPaper = (): ValidationError => refusal('paper', 'Paper must be A4, Legal or Letter');
export const comparisonIsDocx = (): ValidationError => refusal('compare_with', 'A comparison can be downloaded as docx only');
export const unknownLetterhead = (): ValidationError => refusal('letterhead', 'letterhead must be true or false');
export const letterheadHasNoPlace = (): ValidationError =>
  refusal('letterhead', 'A letterhead is printed on pdf and docx only, and not on a comparison');
export const courtFormatHasNoPlace = (): ValidationError =>
  refusal('court_format', 'A court format is for pdf and docx only, and neither for a comparison nor together with a letterhead');
export const invalidDocumentType = (): ValidationError =>
  refusal('document_type', 'Document type must be lower-case letters, digits and underscores');
export const emptyDocument = (): ValidationError => refusal('document_content', 'No document to download');
