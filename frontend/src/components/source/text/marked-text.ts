import type { SourcePlace } from '../source-place.js';

/** A stretch of a text; positions in UTF-16 units of the whole document. */
export interface Span {
  spanStart: number;
  spanEnd: number;
}

/** The part of a span that lies on a page, in units of the page's text; null if none does. */
export function markedSpan(page: Span, span: Span): Span | null {
  const start = Math.max(span.spanStart, page.spanStart);
  const end = Math.min(span.spanEnd, page.spanEnd);
  return start < end ? { spanStart: start - page.spanStart, spanEnd: end - page.spanStart } : null;
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
