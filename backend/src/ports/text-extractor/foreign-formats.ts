import type { ZipEntry } from './docx/zip-directory.js';

const MARKUP_BYTES = 1024;
const MAX_PROLOGUE = 10;

/** A format that is not read, with what to do about it. */
export interface ForeignFormat {
  name: string;
  advice: string;
  /** Whether its words are read where it is named .txt, as those of web pages and mails are. */
  readAsText?: boolean;
}

const SAVE = 'Please save it as DOCX or PDF.';
const PHOTOGRAPH = 'Please upload it as a photograph, or save it as PDF.';

const format = (name: string, advice = SAVE): ForeignFormat => ({ name, advice });

export const UNKNOWN_BINARY = format('an unknown binary format');

/** Formats that are text on the inside, so that only their first words tell; in small letters. */
const MARKUP: readonly [starts: readonly string[], format: ForeignFormat][] = [
  [['{\\rtf'], format('RTF')],
  [['<w:worddocument', '<pkg:package'], format('a Word document in XML')],
  [['<office:document'], format('an OpenDocument text in XML')],
  [['mime-version:'], { ...format('a web archive (MHTML)'), readAsText: true }],
  [['<!doctype html', '<html', '<head>', '<body'], { ...format('HTML'), readAsText: true }],
];

/** What a file of text is, if it is more than plain text; null where it is not. */
export function markupOf(bytes: Uint8Array): ForeignFormat | null {
  let first = Buffer.from(bytes.subarray(0, MARKUP_BYTES))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .toLowerCase()
    .trimStart();
  for (let i = 0; i < MAX_PROLOGUE; i++) first = behind(behind(first, '<?', '?>'), '<!--', '-->');
  return MARKUP.find(([starts]) => starts.some((each) => first.startsWith(each)))?.[1] ?? null;
}

/** A text without what it begins with, up to where that ends; as it is where it begins with something else. */
function behind(text: string, begin: string, end: string): string {
  const at = text.startsWith(begin) ? text.indexOf(end) : -1;
  return at < 0 ? text : text.slice(at + end.length).trimStart();
}

/** First bytes of pictures in Latin-1, some after a length of four bytes. */
const PICTURES: readonly [start: RegExp, name: string][] = [
  [/^\u00ff\u00d8\u00ff/u, 'JPG'],
  [/^\u0089PNG\r\n/u, 'PNG'],
  [/^GIF8[79]a/u, 'GIF'],
  [/^(?:II\*\0|MM\0\*)/u, 'TIFF'],
  [/^RIFF[\s\S]{4}WEBP/u, 'WebP'],
  [/^[\s\S]{4}ftyp(?:heic|heix|hevc|mif1|msf1|avif)/u, 'HEIC'],
];
const PICTURE_BYTES = 16;
/** Signatures of Word for DOS and of Word 1 and 2 for Windows. */
const OLD_WORD = new Set([0xbe31, 0xbe32, 0xa59b, 0xa5db]);

/** What a file of binary data is, as far as it can be told. */
export function binaryOf(bytes: Buffer): ForeignFormat {
  if (bytes.length > 2 && OLD_WORD.has(bytes.readUInt16LE(0))) return format('a document of an old version of Word');
  const start = bytes.toString('latin1', 0, PICTURE_BYTES);
  const picture = PICTURES.find(([pattern]) => pattern.test(start))?.[1];
  return picture === undefined ? UNKNOWN_BINARY : format(`a picture (${picture})`, PHOTOGRAPH);
}

const EXCEL = format('an Excel workbook', 'Please save it as PDF.');
const POWERPOINT = format('a PowerPoint presentation', 'Please save it as PDF.');

/** Streams that tell what else an Office file is. */
const OFFICE: readonly [stream: string, format: ForeignFormat][] = [
  ['Workbook', EXCEL],
  ['Book', EXCEL],
  ['PowerPoint Document', POWERPOINT],
  ['__properties_version1.0', format('an Outlook message', 'Please save it as PDF or TXT.')],
];

export const officeFileOf = (streams: ReadonlyMap<string, unknown>): ForeignFormat =>
  OFFICE.find(([name]) => streams.has(name))?.[1] ?? format('an Office file of another kind');

/** Parts that tell what an archive is, by how their names begin. */
const ARCHIVES: readonly [part: string, format: ForeignFormat][] = [
  ['xl/', EXCEL],
  ['ppt/', POWERPOINT],
  ['Index/Document.iwa', format('a Pages document')],
];
const ZIP_NAME_AT = 30;
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.';
const ARCHIVE = format('a ZIP archive', 'Please unpack it and upload the files that are in it.');

/** What an archive is that is no Word document. An OpenDocument file says so first, unpacked ([ODF] 1.3, part 2, 3.3). */
export function archiveOf(bytes: Buffer, entries: ReadonlyMap<string, ZipEntry>): ForeignFormat {
  const start = bytes.toString('latin1', ZIP_NAME_AT, ZIP_NAME_AT + OPEN_DOCUMENT.length + 'text'.length);
  if (start.startsWith(OPEN_DOCUMENT) || entries.has('META-INF/manifest.xml'))
    return format(start.endsWith('.text') || entries.has('content.xml') ? 'an OpenDocument text (ODT)' : 'an OpenDocument file');
  const names = [...entries.keys()];
  return ARCHIVES.find(([part]) => names.some((name) => name.startsWith(part)))?.[1] ?? ARCHIVE;
}
