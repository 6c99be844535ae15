import type { SourcePlace } from '../source-place.js';

export interface MarkedText {
  before: string;
  marked: string;
  after: string;
}

/** A stretch of a text; positions in UTF-16 units of the whole document. */
export interface Span {
  spanStart: number;
  spanEnd: number;
}

/** A page's text, split around the part of the span that lies on it; null if none does. */
export function markedText(page: Span & { text: string }, span: Span): MarkedText | null {
  const start = Math.max(span.spanStart, page.spanStart);
  const end = Math.min(span.spanEnd, page.spanEnd);
  if (start >= end) return null;
  const cut = (from: number, to: number): string => page.text.slice(from - page.spanStart, to - page.spanStart);
  return { before: cut(page.spanStart, start), marked: cut(start, end), after: cut(end, page.spanEnd) };
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether the place still holds what the answer took from it; it does not if the source has been replaced since. */
export function stillThere(marked: string, place: SourcePlace): boolean {
  if ('whole' in place) return true;
  const words = folded(marked);
  if ('quotation' in place) {
    const quoted = folded(place.quotation);
    return words.length > 0 && (quoted.startsWith(words) || words.startsWith(quoted));
  }
  const [number, heading] = [folded(place.unit), folded(place.heading)];
  return words.length > 0 && (words.startsWith(number) || (heading !== '' && words.includes(heading)));
}
