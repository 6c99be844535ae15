import { createRequire } from 'node:module';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { cleanText } from '../text-cleaning.js';
import { windows1252 } from '../txt/windows-1252.js';
import { CONVERTED, withoutKrutiDev } from '../legacy-fonts/legacy-text.js';
import { refuseIllegible, refuseUnknownFonts } from '../legacy-fonts/unknown-fonts.js';
import { wordCharacters } from './word-characters.js';
import { applyProperties, type DocFindings, type Piece, withoutMarks } from './word-pieces.js';
import type { ReadText } from '../pool/extraction-messages.js';

/** The part of `word-extractor` (which ships no types) that is used. */
interface WordDocument {
  getBody(options: { filterUnicode: boolean }): string;
  getFootnotes(options: { filterUnicode: boolean }): string;
  getEndnotes(options: { filterUnicode: boolean }): string;
  getHeaders(options: { filterUnicode: boolean; includeFooters: boolean }): string;
  getTextboxes(options: { filterUnicode: boolean; includeHeadersAndFooters: boolean }): string;
}
interface WordExtractor {
  extract(source: Buffer): Promise<WordDocument>;
}

const WARNINGS = [
  'Page numbers are unknown in this format.',
  'Automatic clause numbers of a DOC file are not read; a DOCX or PDF keeps them.',
];
const STRUCK = 'Words that are struck out were left out.';
/** Curly quotation marks and dashes stay as they are, or quotations would not be verbatim. */
const VERBATIM = { filterUnicode: false };

/**
 * Text of a Word 97-2003 file. Can take seconds on a small file, so it belongs in a thread with a deadline.
 * @throws ExtractionError `corrupt`, `empty`, `too-large`
 */
export async function readDoc(bytes: Uint8Array, limits: ExtractionLimits): Promise<ReadText> {
  const document = await parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts = [
    document.getHeaders({ ...VERBATIM, includeFooters: false }),
    document.getBody(VERBATIM),
    document.getTextboxes({ ...VERBATIM, includeHeadersAndFooters: false }),
    document.getFootnotes(VERBATIM),
    document.getEndnotes(VERBATIM),
  ];
  refuseUnknownFonts(findings.unknownFonts);
  const read = parts
    .map((part) => cleanText(withoutMarks(part)).trim())
    .filter((part) => part !== '')
    .join('\n\n');
  const text = withoutKrutiDev(read);
  if (text === '') throw new ExtractionError('empty');
  refuseIllegible([{ text }]);
  if (text.length > limits.maxCharacters) throw new ExtractionError('too-large');
  const warnings = [...WARNINGS, ...(findings.converted || text !== read ? [CONVERTED] : [])];
  return { pages: [{ number: null, text }], engine: 'word-extractor', warnings, omitted: findings.struck ? [STRUCK] : [] };
}

/** What the file that is being read has shown; a thread reads one at a time. */
let findings: DocFindings = { struck: false, converted: false, unknownFonts: new Map() };

async function parse(buffer: Buffer): Promise<WordDocument> {
  findings = { struck: false, converted: false, unknownFonts: new Map() };
  try {
    return await new (loadVendor())().extract(buffer);
  } catch (error) {
    // A truncated file ends in a RangeError of the buffer.
    throw new ExtractionError('corrupt', undefined, { cause: error });
  }
}

let vendor: (new () => WordExtractor) | undefined;

function loadVendor(): new () => WordExtractor {
  if (vendor) return vendor;
  const require = createRequire(import.meta.url);
  // Its own filters write the word "undefined" for soft hyphens and unassigned characters; they are read when it loads.
  Object.assign(require('word-extractor/lib/filters.js') as object, { clean: wordCharacters, binaryToUnicode: windows1252 });
  // Its own reading of properties takes any whose number ends in five zero bits, such as letter spacing, for a tracked deletion.
  const reader = require('word-extractor/lib/word-ole-extractor.js') as { prototype: { writeCharacterProperties: unknown } };
  reader.prototype.writeCharacterProperties = function (this: { _pieces: Piece[] }, main: Buffer, table: Buffer): void {
    applyProperties(this._pieces, main, table, findings);
  };
  vendor = require('word-extractor') as new () => WordExtractor;
  return vendor;
}
