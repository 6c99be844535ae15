import type { Span } from './marked-text.js';

/** The longest heading of a section. */
const HEAD = 240;
/** "138. Dishonour of cheque …—", "12A. Duty.--": a section's number and heading up to its dash, with the footnote brackets of a print. */
const SECTION = new RegExp(String.raw`^[ \t]*\[?\d{1,3}[A-Z]{0,3}\.[ \t]?(?!\d)[^\n—–]{3,${HEAD}}?\.?[ \t]?(?:[—–]|--)`, 'gmu');
/** "CHAPTER IV", "PART II", "THE FIRST SCHEDULE", and a line in capitals, such as the title of a chapter. */
const CAPITALS = /^[ \t]*(?=(?:[^\p{Lu}\n]*\p{Lu}){4})[^\p{Ll}\p{Lo}\n]{4,160}$/gmu;

/** Where a text has the heads of its sections and chapters, in order; none overlap. Positions are in UTF-16 units of the text. */
export function headsOf(text: string): Span[] {
  const found = [SECTION, CAPITALS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ spanStart: index, spanEnd: index + words.length })),
  );
  return found.sort((a, b) => a.spanStart - b.spanStart).filter(({ spanStart }, at, all) => spanStart >= (all[at - 1]?.spanEnd ?? 0));
}

export interface TextPiece {
  text: string;
  head: boolean;
}

/** A stretch of a text in pieces, the heads in it apart. @param heads of the whole text */
export function withHeads(text: string, { spanStart, spanEnd }: Span, heads: readonly Span[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = spanStart;
  const put = (to: number, head: boolean): void => {
    if (to > from) pieces.push({ text: text.slice(from, to), head });
    from = Math.max(from, to);
  };
  for (const head of heads) {
    if (head.spanEnd <= from || head.spanStart >= spanEnd) continue;
    put(Math.min(head.spanStart, spanEnd), false);
    put(Math.min(head.spanEnd, spanEnd), true);
  }
  put(spanEnd, false);
  return pieces;
}
