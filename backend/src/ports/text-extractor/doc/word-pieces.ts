import { legacyFontOf } from '../legacy-fonts/legacy-font.js';
import { krutiDevToUnicode } from '../legacy-fonts/kruti-dev.js';
import { legacyLetters } from '../legacy-fonts/unknown-fonts.js';
import { windows1252, windows1252Byte } from '../txt/windows-1252.js';
import { wordRuns } from './word-runs.js';
import { paragraphFonts, StyleFonts } from './word-styles.js';

/** A part of the text as `word-extractor` keeps it; its length must stay as it is. */
export interface Piece {
  text: string;
  startFilePos: number;
  endFilePos: number;
  /** Bytes of a character. */
  bpc: number;
}

/** What the reader of the file is told. */
export interface DocFindings {
  struck: boolean;
  converted: boolean;
  unknownFonts: Map<string, number>;
  /** The marks of pictures, by the code point that stands in their place until the text is whole. */
  pictures: Map<string, string>;
  /** Fields whose values are not read. */
  formFields: boolean;
}

/** Removed with other control characters. */
const NOTHING = '\0';
/** Letters of Kruti Dev are kept apart as code points of private use until the text is whole: a sign may belong to the next run. */
const MARKED = 0xe800;
/** What stands in the place of a picture, and code points of private use that stand there instead. */
const PICTURE = '\u0001';
const FIRST_PICTURE = 0xe900;
const MAX_PICTURES = 1_000;
const PICTURE_PLACES = /[\ue900-\uece7]/gu;
const FORM_FIELDS = /FORM(?:CHECKBOX|DROPDOWN)/u;
const MARKED_TEXT = /[\ue820-\ue8ff]+/gu;

/** Takes deleted, struck and hidden words out of the pieces, and marks what is set in Kruti Dev, and pictures. */
export function applyProperties(
  pieces: readonly Piece[],
  main: Buffer,
  table: Buffer,
  findings: DocFindings,
  pictureAt: (place: number) => string,
): void {
  const fonts = new StyleFonts(main, table);
  findings.formFields = pieces.some(({ text }) => FORM_FIELDS.test(text));
  const ranges = new PieceRanges(pieces);
  const legacyOf = (name: string | undefined): 'kruti-dev' | 'unknown' | null => (name === undefined ? null : legacyFontOf(name));
  const setIn = (font: string | undefined, from: number, to: number): void => {
    const legacy = legacyOf(font);
    if (legacy === 'kruti-dev') {
      ranges.change(from, to, marked);
      findings.converted = true;
    } else if (legacy === 'unknown' && font !== undefined)
      ranges.change(from, to, (text) => {
        findings.unknownFonts.set(font, (findings.unknownFonts.get(font) ?? 0) + legacyLetters(text));
        return text;
      });
  };
  if (legacyOf(fonts.ofDocument)) setIn(fonts.ofDocument, 0, main.length);
  for (const { from, to, font } of paragraphFonts(main, table, fonts)) {
    if (font === undefined) continue;
    ranges.change(from, to, unmarked);
    setIn(font, from, to);
  }
  for (const { from, to, deleted, struck, hidden, font, picture } of wordRuns(main, table, fonts)) {
    if (struck && !deleted) findings.struck = true;
    if (deleted || struck || hidden) ranges.change(from, to, (text) => NOTHING.repeat(text.length));
    else if (font !== undefined) {
      ranges.change(from, to, unmarked);
      setIn(font, from, to);
    }
    const mark = picture === undefined || deleted || hidden || findings.pictures.size >= MAX_PICTURES ? '' : pictureAt(picture);
    if (mark === '') continue;
    const place = String.fromCharCode(FIRST_PICTURE + findings.pictures.size);
    findings.pictures.set(place, mark);
    ranges.change(from, to, (text) => text.replace(PICTURE, place));
  }
}

/** The text with what was marked in it as Unicode, and the marks of pictures in their places. */
export const withoutPlaces = (text: string, { pictures }: DocFindings): string =>
  text.replace(MARKED_TEXT, (typed) => krutiDevToUnicode(unmarked(typed))).replace(PICTURE_PLACES, (place) => pictures.get(place) ?? place);

const marked = (text: string): string =>
  [...text]
    .map((character) => {
      const byte = character.length === 1 ? windows1252Byte(character) : undefined;
      return byte === undefined || byte < 0x20 ? character : String.fromCharCode(MARKED + byte);
    })
    .join('');

const unmarked = (text: string): string =>
  text.replace(/[\ue820-\ue8ff]/gu, (mark) => windows1252(String.fromCharCode(mark.charCodeAt(0) - MARKED)));

/** Pieces by their places in the file. */
class PieceRanges {
  private readonly sorted: Piece[];

  constructor(pieces: readonly Piece[]) {
    this.sorted = [...pieces].sort((a, b) => a.startFilePos - b.startFilePos);
  }

  /** @param how keeps the length */
  change(from: number, to: number, how: (text: string) => string): void {
    for (let i = this.firstEndingAfter(from); i < this.sorted.length; i++) {
      const piece = this.sorted[i] as Piece;
      if (piece.startFilePos >= to) return;
      const start = Math.max(0, Math.floor((from - piece.startFilePos) / piece.bpc));
      const end = Math.min(piece.text.length, Math.ceil((to - piece.startFilePos) / piece.bpc));
      if (end > start) piece.text = piece.text.slice(0, start) + how(piece.text.slice(start, end)) + piece.text.slice(end);
    }
  }

  private firstEndingAfter(place: number): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] as Piece).endFilePos > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
