import { ExtractionError, type Refusal } from './extraction-error.js';
import type { ExtractionLimits } from './extraction-limits.js';
import { isOle2, oleStreams, readStart } from './doc/ole2.js';
import { isEncryptedWord, isWord6 } from './doc/word-header.js';
import { archiveOf, binaryOf, type ForeignFormat, markupOf, officeFileOf, UNKNOWN_BINARY } from './foreign-formats.js';
import { startsAsText } from './txt/text-encoding.js';
import type { DocumentKind } from './text-extractor.js';
import { mainPartOf } from './docx/docx-parts.js';
import { readZipDirectory } from './docx/zip-directory.js';

/** Real court files start with junk before the header; readers look this far. */
const PDF_HEADER_BYTES = 1024;
const PDF_HEADER = /%PDF-\d/;
const ZIP_HEADER = 'PK\u0003\u0004';

const rename = (extension: string): string => `Please rename it to end in .${extension}, and upload it again.`;

/** What is read, under the wrong one of its names. */
const READABLE: Record<DocumentKind, ForeignFormat> = {
  pdf: { name: 'a PDF', advice: rename('pdf') },
  docx: { name: 'a Word document (DOCX)', advice: 'Please save it as PDF, or rename it to end in .docx.' },
  doc: { name: 'a Word 97-2003 document (DOC)', advice: 'Please save it as PDF, or rename it to end in .doc.' },
  txt: { name: 'plain text', advice: rename('txt') },
};

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
  throw new UnsupportedContentError(binaryOf(buffer));
}

/**
 * Checks that a file is what its name says.
 * @param filename only its extension is used
 * @throws ExtractionError as `identify`, and `mismatch` when the content is another kind
 */
export function identifyNamed(bytes: Uint8Array, filename: string, limits: SniffLimits): DocumentKind {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (!(extension in READABLE))
    throw new ExtractionError('unsupported', undefined, { detail: 'Please upload a PDF, TXT, DOC, or DOCX file.' });
  const found = identifyOrDescribe(bytes, limits);
  const markup = found === 'txt' ? markupOf(bytes) : null;
  if (markup && !(extension === 'txt' && markup.readAsText)) throw new MisnamedError(markup, extension, true);
  if (found === extension) return found;
  if (typeof found !== 'string') throw new MisnamedError(found, extension, found !== UNKNOWN_BINARY);
  // Nobody takes plain text for a PDF or a DOCX: such a file is broken.
  throw new MisnamedError(READABLE[found], extension, found !== 'txt' || extension === 'doc');
}

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
    return { error, explains: explains(error) };
  }
}

const explains = (error: ExtractionError): boolean =>
  error instanceof MisnamedError ? error.explains : ['encrypted', 'empty', 'unsupported'].includes(error.failure);

function identifyOrDescribe(bytes: Uint8Array, limits: SniffLimits): DocumentKind | ForeignFormat {
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
  if (main === undefined) throw new UnsupportedContentError(archiveOf(buffer, entries));
  if (entries.get(main)?.encrypted) throw new ExtractionError('encrypted');
  return 'docx';
}

const OLD_WORD = 'It was written by Word 6 or Word 95. Please open it in Word or LibreOffice and save it as DOCX.';

function identifyOle2(buffer: Buffer): DocumentKind {
  const streams = oleStreams(buffer);
  if (!streams) throw new ExtractionError('corrupt');
  // Word wraps a password-protected DOCX in an OLE2 file.
  if (streams.has('EncryptedPackage')) throw new ExtractionError('encrypted');
  const word = streams.get('WordDocument');
  if (!word) throw new UnsupportedContentError(officeFileOf(streams));
  const header = readStart(buffer, word, streams.root);
  if (isWord6(header)) throw new ExtractionError('unsupported', undefined, { detail: OLD_WORD });
  if (isEncryptedWord(header)) throw new ExtractionError('encrypted');
  return 'doc';
}

/** A file under a name that is not its own. */
class MisnamedError extends ExtractionError {
  /** @param explains whether people learn from it what happened to their file */
  constructor(
    { name, advice }: ForeignFormat,
    extension: string,
    readonly explains: boolean,
  ) {
    super('mismatch', undefined, { detail: `It is named .${extension} but holds ${name}. ${advice}` });
  }
}

class UnsupportedContentError extends ExtractionError {
  constructor(readonly found: ForeignFormat) {
    super('unsupported', undefined, { detail: `It holds ${found.name}.` });
  }
}
