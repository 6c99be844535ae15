import { type TextSpan, trimmedSpan } from '../../../../core/text/text-span.js';
import type { Part, PartKind } from './part.js';

const PARAGRAPH_END = /\n[^\S\n]*\n\s*/gu;
/** A paragraph that ends here is whole; another letter may follow only in a sentence that goes on. */
const ENDED = /[.।॥:?][\s"'”’)\]*]*$/u;
const BEGINS = /^[\s["“'‘(*]*[\p{Lu}\p{Lo}\p{N}]/u;
const WORDS = /\p{L}/u;
/** Characters in which the end and the beginning of a paragraph can be told. */
const EDGE = 16;

/**
 * The words of one run that no label divides, paragraph by paragraph; lines of asterisks, which stand for omitted words, are no part.
 * @param returned the run comes after a list that is inside what it belongs to
 */
export function ownWords(text: string, { start, end }: TextSpan, returned: boolean): Part[] {
  const edges = [start];
  for (const match of text.slice(start, end).matchAll(PARAGRAPH_END)) {
    const before = start + match.index;
    const at = before + match[0].length;
    if (ENDED.test(text.slice(Math.max(start, before - EDGE), before)) && begins(text, at)) edges.push(at);
  }
  edges.push(end);
  return edges
    .slice(1)
    .map((edge, at) => withoutAsterisks(text, trimmedSpan(text, edges[at] ?? start, edge)))
    .filter((span) => WORDS.test(text.slice(span.start, span.end)))
    .map((span, at): Part => {
      const kind: PartKind = at > 0 ? 'paragraph' : !returned ? 'opening' : begins(text, span.start) ? 'paragraph' : 'tail';
      return { kind, label: '', style: null, ordinal: at + 1, ...span, parts: [] };
    });
}

const begins = (text: string, at: number): boolean => BEGINS.test(text.slice(at, at + EDGE));

/** Without lines of asterisks at the end; asterisks in the last line of words are kept. */
function withoutAsterisks(text: string, { start, end }: TextSpan): TextSpan {
  let last = end;
  while (last > start && /[\s*]/u.test(text[last - 1] as string)) last -= 1;
  return { start, end: text.slice(last, end).includes('\n') ? last : end };
}
