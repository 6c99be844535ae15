import { AppError } from '../../../shared/api/app-error.js';
import { draftingMessages as text } from '../messages.js';

const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  DOCUMENT_TOO_LONG: text.tooLong,
  DOCUMENT_TOO_COMPLEX: text.tooComplex,
  DOCUMENT_TOO_MANY_PAGES: text.tooManyPages,
};
/** The size of the file and then the limit of its court, in the server's message. */
const MEGABYTES = /(?<![\d.])(\d{1,9}(?:\.\d{1,2})?) MB/g;

/** Why a file is refused and what to do about it; null for a failure that nobody can do anything about but try again. */
export function downloadRefusal(error: unknown): string | null {
  if (!(error instanceof AppError) || error.status !== 413) return null;
  const { code, detail = '' } = error;
  const sizes = [...detail.matchAll(MEGABYTES)].map(([, megabytes]) => megabytes);
  // The name of the format stands between them, and may hold a size too.
  const [size, limit] = [sizes[0], sizes.at(-1)];
  if (code === 'FILE_TOO_LARGE_FOR_COURT' && size && limit) return text.tooLargeForCourt(size, limit);
  return TEXT_BY_CODE[code] ?? (detail || null);
}
