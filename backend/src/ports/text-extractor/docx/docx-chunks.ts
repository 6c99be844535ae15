import { ExtractionError } from '../extraction-error.js';
import { htmlText } from '../markup/html-text.js';
import { mailsText } from '../txt/mail-text.js';
import { decodeText } from '../txt/text-encoding.js';

const HTML = /\.(?:x?html?|htm)$/iu;
/** Built as a mail is, with the page as its first part. */
const WEB_ARCHIVE = /\.(?:mht|mhtml|eml)$/iu;
const TEXT = /\.txt$/iu;
const START = 1_024;
const LOOKS_LIKE_HTML = /<(?:!doctype\s+html|html|head|body|p|div|table|h[1-6])\b/iu;

/**
 * The text of a part in another format that a Word document embeds (`altChunk`), as exports of web programs do.
 * @throws ExtractionError `unsupported` for a format that only Word reads
 */
export function chunkText(part: { name: string; data: Buffer } | undefined): string {
  if (!part) return '';
  const decoded = decodeText(part.data)?.text ?? '';
  const archive = WEB_ARCHIVE.test(part.name) ? mailsText(decoded) : null;
  if (archive) return archive.text;
  if (HTML.test(part.name) || LOOKS_LIKE_HTML.test(decoded.slice(0, START))) return htmlText(decoded);
  if (TEXT.test(part.name)) return decoded;
  throw new ExtractionError('unsupported', undefined, {
    detail: 'It embeds its text in another format. Please open it in Word and save it as DOCX again, or as PDF.',
  });
}
