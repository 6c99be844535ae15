import type { Span } from './marked-text.js';

const LINE = /[^\n]+/gu;
/** "138. Dishonour of cheque …—", "12A. Duty.--": a section's number and heading up to its dash, with the footnote brackets of a print. */
const SECTION = /^[ \t]{0,20}\[?\d{1,3}[A-Z]{0,3}\.[ \t]?(?!\d)[^—–]{3,240}?(?:[—–]|--)/u;
const SMALL_OR_INDIAN = /[\p{Ll}\p{Lo}]/u;
const CAPITAL = /\p{Lu}/gu;
/** Characters of a line in capitals, and letters of the shortest: "PART". */
const CAPITALS = { least: 4, most: 160 };

/** "CHAPTER IV", "PART II", "THE FIRST SCHEDULE", and a line in capitals, such as the title of a chapter. */
function isInCapitals(line: string): boolean {
  const { length } = line.trim();
  if (length < CAPITALS.least || length > CAPITALS.most || SMALL_OR_INDIAN.test(line)) return false;
  return (line.match(CAPITAL) ?? []).length >= CAPITALS.least;
}

/** Where a text has the heads of its sections and chapters, in order; none overlap. Positions are in UTF-16 units of the text. */
export function headsOf(text: string): Span[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: line, index }) => {
    const head = isInCapitals(line) ? line : SECTION.exec(line)?.[0];
    return head === undefined ? [] : [{ spanStart: index, spanEnd: index + head.length }];
  });
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
