/** A picture that stands in the text of a document, by its mark in that text (`markOf` of its place in the list). */
export interface EmbeddedPicture {
  /** What it is in, such as `JPG` or `EMF`. */
  kind: string;
  /** JPG or PNG; null for what is not drawn here. */
  data: Uint8Array | null;
  /** In points as the document shows it, where it says so. */
  shown?: Size;
}

export interface Size {
  width: number;
  height: number;
}

/** Enough for an annexure of photographs; what is beyond is named. */
const MAX_PICTURES = 500;
const MAX_BYTES = 64 * 1024 * 1024;
/** In points: a tick, a rule, a bullet. No line of text is so low or so narrow. */
const SMALLEST_SIDE = 6;

/** How pictures begin and end: of one that was cut off only a part is shown, which is not to be taken for all of it. */
const FORMATS: readonly [kind: string, start: Buffer, end: Buffer][] = [
  ['JPG', Buffer.from('ffd8ff', 'hex'), Buffer.from('ffd9', 'hex')],
  ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('IEND')],
];
/** Programs add some bytes behind the end. */
const END_WITHIN = 4_096;

/** The pictures of a document while it is read. */
export class PictureList {
  readonly pictures: EmbeddedPicture[] = [];
  private readonly seen = new Set<string>();
  private bytes = 0;

  /**
   * @param name by which the same picture is known again; it is read once
   * @param data its bytes, asked for only when they are needed; undefined where the document does not hold it
   * @returns what is to stand in its place in the text
   */
  add(name: string, kind: string, data: () => Uint8Array | undefined, shown?: Size): string {
    const isDecoration = shown !== undefined && Math.min(shown.width, shown.height) < SMALLEST_SIDE;
    if (isDecoration || this.seen.has(name) || this.pictures.length >= MAX_PICTURES) return '';
    this.seen.add(name);
    const bytes = data();
    const [format, , end] = (bytes && FORMATS.find(([, start]) => start.equals(bytes.subarray(0, start.length)))) ?? [];
    const isWhole = bytes && end && Buffer.from(bytes.subarray(-END_WITHIN)).includes(end);
    const taken = isWhole && this.bytes + bytes.length <= MAX_BYTES ? bytes : null;
    this.bytes += taken?.length ?? 0;
    this.pictures.push({ kind: `${end && !isWhole ? 'damaged ' : ''}${format ?? kind}`, data: taken, shown });
    return markOf(this.pictures.length - 1);
  }
}

/** Marks are made of noncharacters, which no text is to hold: one that begins a mark, then the digits of a number. */
const BEGINS = '\ufdef';
const FIRST_DIGIT = 0xfdd0;
const MARK = /(\ufdef[\ufdd0-\ufddf]+)/u;
const MARK_CHARACTERS = /[\ufdd0-\ufdef]/gu;

export const markOf = (index: number): string =>
  BEGINS + [...index.toString(16)].map((digit) => String.fromCharCode(FIRST_DIGIT + parseInt(digit, 16))).join('');

/** A text of a file without characters that would be taken for marks. */
export const withoutMarks = (text: string): string => text.replace(MARK_CHARACTERS, '');

/** A text of which what is not a mark is changed. */
export const besideMarks = (text: string, change: (text: string) => string): string =>
  text
    .split(MARK)
    .map((part) => (part.startsWith(BEGINS) ? part : change(part)))
    .join('');

/** The text with words in the place of its marks, on lines of their own. */
export function withPictureTexts(text: string, textOf: (index: number) => string): string {
  return text.split(MARK).reduce((before, part) => {
    const words = part.startsWith(BEGINS) ? textOf(indexOf(part)).trim() : null;
    if (words === null) return before.endsWith('\n') ? before + part.replace(/^[ \t]*\n/u, '') : before + part;
    if (words === '') return before;
    return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${words}\n`;
  }, '');
}

const indexOf = (mark: string): number =>
  parseInt([...mark.slice(1)].map((digit) => (digit.charCodeAt(0) - FIRST_DIGIT).toString(16)).join(''), 16);
