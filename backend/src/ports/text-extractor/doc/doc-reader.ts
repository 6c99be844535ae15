import { createRequire } from 'node:module';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { cleanText } from '../text-cleaning.js';
import { windows1252 } from '../txt/windows-1252.js';
import { CONVERTED, withoutKrutiDev } from '../legacy-fonts/legacy-text.js';
import { refuseIllegible, refuseUnknownFonts } from '../legacy-fonts/unknown-fonts.js';
import { isMoreThanPageNumber } from '../page-numbers.js';
import { besideMarks, PictureList, withoutMarks } from '../pictures/embedded-picture.js';
import { wordCharacters } from './word-characters.js';
import { applyProperties, type DocFindings, type Piece, withoutPlaces } from './word-pieces.js';
import { WordPictures } from './word-pictures.js';
import type { ReadText } from '../pool/extraction-messages.js';

/** The part of `word-extractor` (which ships no types) that is used. */
interface WordDocument {
  getBody(options: { filterUnicode: boolean }): string;
  getFootnotes(options: { filterUnicode: boolean }): string;
  getEndnotes(options: { filterUnicode: boolean }): string;
  getHeaders(options: { filterUnicode: boolean; includeFooters: boolean }): string;
  getFooters(options: { filterUnicode: boolean }): string;
  getAnnotations(options: { filterUnicode: boolean }): string;
  getTextboxes(options: { filterUnicode: boolean; includeHeadersAndFooters: boolean }): string;
}
interface WordExtractor {
  extract(source: Buffer): Promise<WordDocument>;
}
/** The part of its reader of streams that is changed. */
interface StreamReader {
  _pieces: Piece[];
  documentStream(file: unknown, name: string): Promise<unknown>;
  streamBuffer(stream: unknown): Promise<Buffer>;
  extractWordDocument: (this: StreamReader, file: unknown, main: Buffer) => Promise<WordDocument>;
  writeCharacterProperties(main: Buffer, table: Buffer): void;
}

const WARNINGS = [
  'Page numbers are unknown in this format.',
  'Automatic clause numbers of a DOC file are not read; a DOCX or PDF keeps them.',
];
const FORM_FIELDS = 'Tick boxes and choices of its forms were not read; a DOCX or PDF keeps them.';
const COMMENTS = 'Comments in the margin were left out.';
const STRUCK = 'Words that are struck out were left out.';
/** Curly quotation marks and dashes stay as they are, or quotations would not be verbatim. */
const VERBATIM = { filterUnicode: false };

/**
 * Text of a Word 97-2003 file. Can take seconds on a small file, so it belongs in a thread with a deadline.
 * @throws ExtractionError `corrupt`, `empty`, `too-large`
 */
export async function readDoc(bytes: Uint8Array, limits: ExtractionLimits): Promise<ReadText> {
  const document = await parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { findings, list } = reading;
  const parts = [
    withoutPageNumbers(document.getHeaders({ ...VERBATIM, includeFooters: false })),
    document.getBody(VERBATIM),
    document.getTextboxes({ ...VERBATIM, includeHeadersAndFooters: true }),
    document.getFootnotes(VERBATIM),
    document.getEndnotes(VERBATIM),
    withoutPageNumbers(document.getFooters(VERBATIM)),
  ].map((part) => withoutPlaces(withoutMarks(part), findings));
  parts.push(reading.pictures?.others() ?? '');
  refuseUnknownFonts(findings.unknownFonts);
  const read = parts
    .map((part) => besideMarks(part, cleanText).trim())
    .filter((part) => part !== '')
    .join('\n\n');
  const text = withoutKrutiDev(read);
  if (text === '') throw new ExtractionError('empty');
  if (text.length > limits.maxCharacters) throw new ExtractionError('too-large');
  const pages = [{ number: null, text }];
  refuseIllegible(pages);
  const warnings = [...WARNINGS, ...(findings.converted || text !== read ? [CONVERTED] : [])];
  const omitted = [
    ...(findings.struck ? [STRUCK] : []),
    ...(findings.formFields ? [FORM_FIELDS] : []),
    ...(document.getAnnotations(VERBATIM).trim() === '' ? [] : [COMMENTS]),
  ];
  return { pages, engine: 'word-extractor', warnings, omitted, pictures: list.pictures };
}

const withoutPageNumbers = (margin: string): string => margin.split('\n').filter(isMoreThanPageNumber).join('\n');

interface DocReading {
  findings: DocFindings;
  list: PictureList;
  pictures?: WordPictures;
}

const begun = (): DocReading => ({
  findings: { struck: false, converted: false, unknownFonts: new Map(), pictures: new Map(), formFields: false },
  list: new PictureList(),
});

/** What the file that is being read has shown; a thread reads one at a time. */
let reading = begun();

async function parse(buffer: Buffer): Promise<WordDocument> {
  reading = begun();
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
  const { prototype } = require('word-extractor/lib/word-ole-extractor.js') as { prototype: StreamReader };
  const extract = prototype.extractWordDocument;
  prototype.extractWordDocument = async function (file, main) {
    const data = await this.streamBuffer(await this.documentStream(file, 'Data'));
    reading.pictures = new WordPictures(main, data, reading.list);
    return extract.call(this, file, main);
  };
  // Its own reading of properties takes any whose number ends in five zero bits, such as letter spacing, for a tracked deletion.
  prototype.writeCharacterProperties = function (main, table) {
    applyProperties(this._pieces, main, table, reading.findings, (place) => reading.pictures?.at(place) ?? '');
  };
  vendor = require('word-extractor') as new () => WordExtractor;
  return vendor;
}
