import { ExtractionError, type Refusal } from './extraction-error.js';
import type { ExtractionLimits } from './extraction-limits.js';
import { isOle2, oleStreams, readStart } from './doc/ole2.js';
import { isEncryptedWord, isWord6 } from './doc/word-header.js';
import { startsAsText } from './txt/text-encoding.js';
import type { DocumentKind } from './text-extractor.js';
import { mainPartOf } from './docx/docx-parts.js';
import { readZipDirectory } from './docx/zip-directory.js';

/** Real court files start with junk before the header; readers look this far. */
const PDF_HEADER_BYTES = 1024;
const PDF_HEADER = /%PDF-\d/;
const ZIP_HEADER = 'PK\u0003\u0004';
const MARKUP_BYTES = 1024;

const NAMES: Record<DocumentKind, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  doc: 'a Word 97-2003 document (DOC)',
  txt: 'plain text',
};

const RTF = 'RTF';
/** Formats that are text on the inside, so that only their first words tell; in small letters. */
const MARKUP: readonly [starts: readonly string[], name: string][] = [
  [['{\\rtf'], RTF],
  [['mime-version:'], 'a web archive (MHTML)'],
  [['<!doctype html', '<html', '<head>', '<body'], 'HTML'],
];

export type SniffLimits = Pick<ExtractionLimits, 'maxArchiveEntries' | 'maxUnpackedBytes'>;

/**
 * What the bytes are, by their content alone.
 * @throws ExtractionError `unsupported` with the name of what was found, `encrypted`, `corrupt`, `too-large`, `empty`
 */
export function identify(bytes: Uint8Array, limits: SniffLimits): DocumentKind {
  if (bytes.length === 0) throw new ExtractionError('empty');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PDF_HEADER.test(buffer.toString('latin1', 0, PDF_HEADER_BYTES))) return 'pdf';
  if (buffer.toString('latin1', 0, 4) === ZIP_HEADER) return identifyZip(buffer, limits);
  if (isOle2(buffer)) return identifyOle2(buffer);
  if (startsAsText(buffer)) return 'txt';
  throw unsupported('an unknown binary format');
}

/**
 * Checks that a file is what its name says.
 * @param filename only its extension is used
 * @throws ExtractionError as `identify`, and `mismatch` when the content is another kind
 */
export function identifyNamed(bytes: Uint8Array, filename: string, limits: SniffLimits): DocumentKind {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (!(extension in NAMES))
    throw new ExtractionError('unsupported', undefined, { detail: 'Please upload a PDF, TXT, DOC, or DOCX file.' });
  const found = identifyOrDescribe(bytes, limits);
  const markup = found === 'txt' ? markupName(bytes) : null;
  // A web page or a mail named .txt is read for its words.
  if (markup && (extension !== 'txt' || markup === RTF)) throw mismatch(markup, extension);
  if (found === extension) return found as DocumentKind;
  if (found in NAMES) throw mismatch(NAMES[found as DocumentKind], extension);
  throw mismatch(found, extension);
}

const WORD = /\.docx?$/iu;

/**
 * What speaks against a file at its upload, which reads no more than its structure.
 * @returns null for one that is what its name says
 */
export function refusalOf(bytes: Uint8Array, filename: string, limits: SniffLimits): Refusal | null {
  try {
    identifyNamed(bytes, filename, limits);
    return null;
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return { error, explains: explains(error, bytes, filename) };
  }
}

function explains({ failure }: ExtractionError, bytes: Uint8Array, filename: string): boolean {
  if (failure === 'encrypted' || failure === 'empty' || failure === 'unsupported') return true;
  if (failure !== 'mismatch') return false;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A Word file under the wrong one of its names, a web page or RTF named so: mistakes that programs make for their users.
  return (
    (WORD.test(filename) && (markupName(bytes) !== null || isOle2(buffer) || isDocx(buffer))) ||
    (!WORD.test(filename) && markupName(bytes) === RTF)
  );
}

const isDocx = (buffer: Buffer): boolean => buffer.toString('latin1', 0, 4) === ZIP_HEADER && buffer.includes('word/');

function identifyOrDescribe(bytes: Uint8Array, limits: SniffLimits): string {
  try {
    return identify(bytes, limits);
  } catch (error) {
    if (error instanceof UnsupportedContentError) return error.found;
    throw error;
  }
}

function identifyZip(buffer: Buffer, limits: SniffLimits): DocumentKind {
  const entries = readZipDirectory(buffer, limits);
  const main = entries.has('[Content_Types].xml') ? mainPartOf(buffer, entries) : undefined;
  if (main !== undefined) {
    if (entries.get(main)?.encrypted) throw new ExtractionError('encrypted');
    return 'docx';
  }
  throw unsupported('a ZIP archive of another kind');
}

/** Streams that tell what else an Office file is. */
const OTHER_OFFICE: readonly [stream: string, name: string][] = [
  ['Workbook', 'an Excel workbook'],
  ['Book', 'an Excel workbook'],
  ['PowerPoint Document', 'a PowerPoint presentation'],
  ['__properties_version1.0', 'an Outlook message'],
];
const OLD_WORD = 'It was written by Word 6 or Word 95. Please open it in Word or LibreOffice and save it as DOCX.';

function identifyOle2(buffer: Buffer): DocumentKind {
  const streams = oleStreams(buffer);
  if (!streams) throw new ExtractionError('corrupt');
  // Word wraps a password-protected DOCX in an OLE2 file.
  if (streams.has('EncryptedPackage')) throw new ExtractionError('encrypted');
  const word = streams.get('WordDocument');
  if (!word) throw unsupported(OTHER_OFFICE.find(([name]) => streams.has(name))?.[1] ?? 'an Office file of another kind');
  const header = readStart(buffer, word, streams.root);
  if (isWord6(header)) throw new ExtractionError('unsupported', undefined, { detail: OLD_WORD });
  if (isEncryptedWord(header)) throw new ExtractionError('encrypted');
  return 'doc';
}

function markupName(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, MARKUP_BYTES))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .toLowerCase();
  const first = behind(behind(start.trimStart(), '<?xml', '>'), '<!--', '-->');
  return MARKUP.find(([starts]) => starts.some((each) => first.startsWith(each)))?.[1] ?? null;
}

/** A text without what it begins with, up to where that ends; as it is where it begins with something else. */
function behind(text: string, begin: string, end: string): string {
  const at = text.startsWith(begin) ? text.indexOf(end) : -1;
  return at < 0 ? text : text.slice(at + end.length).trimStart();
}

const mismatch = (found: string, extension: string) =>
  new ExtractionError('mismatch', undefined, { detail: `It is named .${extension} but holds ${found}. Please save it as DOCX or PDF.` });

class UnsupportedContentError extends ExtractionError {
  constructor(readonly found: string) {
    super('unsupported', undefined, { detail: `It holds ${found}.` });
  }
}

const unsupported = (found: string) => new UnsupportedContentError(found);
