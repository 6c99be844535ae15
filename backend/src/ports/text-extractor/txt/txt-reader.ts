import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { CONVERTED, withoutKrutiDev } from '../legacy-fonts/legacy-text.js';
import { refuseIllegible } from '../legacy-fonts/unknown-fonts.js';
import { htmlText } from '../markup/html-text.js';
import { cleanText } from '../text-cleaning.js';
import { mailsText } from './mail-text.js';
import { decodeText } from './text-encoding.js';
import type { ExtractedPage } from '../text-extractor.js';
import type { ReadText } from '../pool/extraction-messages.js';

const HTML = /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b/iu;
const MAX_NAMED = 20;

/**
 * Plain text in any common encoding; form feeds make pages. A mail or a web page that was saved under this name is read for its words, Hindi
 * that was typed for Kruti Dev as what it shows.
 * @throws ExtractionError `mismatch` when it turns out to be binary, `empty`, `too-large`, `unsupported` when its letters are not legible
 */
export function readTxt(bytes: Uint8Array, limits: ExtractionLimits): ReadText {
  const decoded = decodeText(bytes);
  if (!decoded) throw new ExtractionError('mismatch');
  if (decoded.text.length > limits.maxCharacters) throw new ExtractionError('too-large');
  const { text, warnings = [], omitted = [] } = wordsOf(decoded.text);
  if (decoded.wrongBytes)
    warnings.push('Some characters are of another encoding than the rest: compare quotation marks and dashes with the original.');
  if (decoded.restored) warnings.push('Characters that a program had garbled were restored: compare them with the original.');
  const pages = splitPages(text);
  if (pages.length > limits.maxPages) throw new ExtractionError('too-large');
  if (pages.every((page) => page.text.trim() === '')) throw new ExtractionError('empty');
  refuseIllegible(pages);
  return { pages, engine: `txt (${decoded.encoding})`, warnings, omitted };
}

function wordsOf(text: string): { text: string; warnings?: string[]; omitted?: string[] } {
  if (HTML.test(text.slice(0, 1_000))) return { text: htmlText(text) };
  const mail = mailsText(text);
  if (mail) {
    const names = mail.attachments.slice(0, MAX_NAMED).join(', ');
    return { text: mail.text, omitted: names === '' ? [] : [`Attachments of the mail were not read: ${names}.`] };
  }
  const converted = withoutKrutiDev(text);
  return { text: converted, warnings: converted === text ? [] : [CONVERTED] };
}

function splitPages(text: string): ExtractedPage[] {
  const parts = text.split('\f').map(cleanText);
  if (parts.length > 1 && parts.at(-1)?.trim() === '') parts.pop();
  if (parts.length === 1) return [{ number: text.includes('\f') ? 1 : null, text: parts[0] ?? '' }];
  return parts.map((part, index) => ({ number: index + 1, text: part }));
}
