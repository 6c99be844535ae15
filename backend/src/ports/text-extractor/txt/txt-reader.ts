import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { cleanText } from '../text-cleaning.js';
import { decodeText } from './text-encoding.js';
import type { ExtractedPage } from '../text-extractor.js';
import type { ReadText } from '../pool/extraction-messages.js';

/**
 * Plain text in any common encoding; form feeds make pages.
 * @throws ExtractionError `mismatch` when it turns out to be binary, `empty`, `too-large`
 */
export function readTxt(bytes: Uint8Array, limits: ExtractionLimits): ReadText {
  const decoded = decodeText(bytes);
  if (!decoded) throw new ExtractionError('mismatch');
  if (decoded.text.length > limits.maxCharacters) throw new ExtractionError('too-large');
  const pages = splitPages(decoded.text);
  if (pages.length > limits.maxPages) throw new ExtractionError('too-large');
  if (pages.every((page) => page.text.trim() === '')) throw new ExtractionError('empty');
  return { pages, engine: `txt (${decoded.encoding})`, warnings: [] };
}

function splitPages(text: string): ExtractedPage[] {
  const parts = text.split('\f').map(cleanText);
  if (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  if (parts.length === 1) return [{ number: text.includes('\f') ? 1 : null, text: parts[0] ?? '' }];
  return parts.map((part, index) => ({ number: index + 1, text: part }));
}
