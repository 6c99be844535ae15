import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { krutiDevToUnicode } from '../legacy-fonts/kruti-dev.js';
import { joinedLines } from '../ocr/joined-page.js';
import type { OcrLine } from '../ocr/ocr-engine.js';
import type { PageValue } from './values/page-values.js';
import { boxAround, type Glyph, type PrintedLine, printedLines } from './printed-lines.js';

/** As PDFium ends lines. */
const LINE_END = '\r\n';
const CERTAIN = 100;

/** The text of a line, with what is set in Kruti Dev as what it shows. */
export function lineText(line: readonly Glyph[]): string {
  let out = '';
  let typed = '';
  for (const { text, legacy } of line) {
    // A space that stands for a gap has no font.
    if (legacy || (typed !== '' && text.trim() === '')) typed += text;
    else {
      out += krutiDevToUnicode(typed) + text;
      typed = '';
    }
  }
  return out + krutiDevToUnicode(typed);
}

export const textOfGlyphs = (lines: readonly Glyph[][]): string => lines.map((line) => lineText(line)).join(LINE_END);

/** The text of a page with what was filled in or typed over it, at its place. */
export function textWithValues(pdfium: WrappedPdfiumModule, page: number, lines: readonly Glyph[][], values: readonly PageValue[]): string {
  const printed = lines.flatMap((line): OcrLine[] => {
    const words = printedLines(pdfium, page, wordsOf(line)).map((word) => ({ ...word, confidence: CERTAIN }));
    return words.length > 0 ? [{ begins: false, words }] : [];
  });
  return joinedLines(printed, [], valueLines(pdfium, page, values), { keepsWords: true })
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .join(LINE_END);
}

/** Values as lines with places on the page as it is shown. */
export const valueLines = (pdfium: WrappedPdfiumModule, page: number, values: readonly PageValue[]): PrintedLine[] =>
  values.flatMap(({ text, box }) => printedLines(pdfium, page, [[{ text, box, at: -1 }]]));

function wordsOf(line: readonly Glyph[]): Glyph[][] {
  const words: Glyph[][] = [[]];
  for (const glyph of line) {
    if (glyph.text.trim() !== '') (words.at(-1) as Glyph[]).push(glyph);
    else if ((words.at(-1) as Glyph[]).length > 0) words.push([]);
  }
  return words.flatMap((word) => {
    const box = boxAround(word);
    return box ? [[{ text: lineText(word), box, at: word[0]?.at ?? -1 }]] : [];
  });
}
