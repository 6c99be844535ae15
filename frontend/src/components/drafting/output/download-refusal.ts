import { AppError } from '../../../shared/api/app-error.js';
import { draftingMessages as text } from '../messages.js';

const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  DOCUMENT_TOO_LONG: text.tooLong,
  DOCUMENT_TOO_COMPLEX: text.tooComplex,
  DOCUMENT_TOO_MANY_PAGES: text.tooManyPages,
};
/** Courts count by thousands. */
const BYTES_PER_MB = 1_000_000;

/** Why a file is refused and what to do about it; null for a failure that nobody can do anything about but try again. */
export function downloadRefusal(error: unknown): string | null {
  if (!(error instanceof AppError) || error.status !== 413) return null;
  const { code, detail, size } = error;
  if (code === 'FILE_TOO_LARGE_FOR_COURT' && size) return text.tooLargeForCourt(megabytes(size.bytes), megabytes(size.limit));
  return TEXT_BY_CODE[code] ?? (detail || null);
}

/** Rounded up, so that what is too large never reads as if it were not. */
const megabytes = (bytes: number): string => String(Math.ceil((bytes / BYTES_PER_MB) * 100) / 100);
