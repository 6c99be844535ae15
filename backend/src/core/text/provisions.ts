import { isAbbreviated } from './abbreviations.js';
import { type TextSpan, trimmedSpan } from './text-span.js';

/** End punctuation of Latin and Indic scripts with what may close after it. */
const END = /[.!?।॥]["'”’)\]]*(?=\s|$)|[.;:](?:\s*[—–-])?(?=\s*\n)|\n(?:[^\S\n]*\n)+/gu;
/** A numbered or lettered unit of its own: "(2)", "(iv)", "26.", "26A." */
const UNIT_AHEAD = /^\s*(?:\((?:\d{1,3}[A-Z]?|[a-z]{1,2}|[ivxlc]{1,6})\)|\d{1,4}[A-Z]{0,2}\.)\s/u;
const SENTENCE_AHEAD = /^\s*["'“‘([]*[\p{Lu}\p{Lo}\p{Nd}]/u;
/** A full stop after a bare number at the start of a line belongs to the number of a section. */
const BARE_NUMBER = /(?:^\s*|\n[^\S\n]*)\d{1,4}[A-Z]{0,2}\.$/u;
/** How far back the number before a full stop is looked for. */
const LOOK_BACK = 24;

/**
 * Splits law into the parts that can be quoted on their own: sentences, sub-sections, clauses of a list and provisos. They come in order
 * and do not overlap; together they hold every character that is not white space. `sentences` splits running prose, which has no such
 * parts: there a number at the start of a line, or a colon before one, says nothing.
 */
export function provisions(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!endsHere(text, match.index, match[0], end)) continue;
    add(spans, text, start, end);
    start = end;
  }
  add(spans, text, start, text.length);
  return spans.flatMap((span) => [...splitAtProvisos(text, span)]);
}

/** "Provided that …" limits the sentence before it and deserves to be quoted with it, or on its own. */
export function isProviso(text: string): boolean {
  return /^(?:provided\s+(?:that|further|also|always)|explanation\b|exception\b)/iu.test(text);
}

const TAKES_BACK = /\b(?:not|no|unless|only if|nothing|neither|nor|never)\b/iu;
/** "Shall not be denied to any person" gives. */
const GIVES = /\b(?:not|never) be (?:denied|refused|rejected|withheld)\b/giu;
/** "Provided that where all have not joined, …": a case, of which the proviso then says something. */
const CASE = /^\W{0,3}Provided\s{1,3}(?:further\s{1,3}|also\s{1,3})?that[\s,]{1,3}(?:where|when|if|in case)\b[^,.;:]{0,300}[,.;:]/iu;

/** Whether a proviso or an exception takes something of its rule back; otherwise it adds to it. */
export const takesBack = (words: string): boolean => TAKES_BACK.test(words.replace(CASE, '').replace(GIVES, ''));

function endsHere(text: string, at: number, mark: string, end: number): boolean {
  if (mark.startsWith('\n')) return true;
  const ahead = text.slice(end, end + LOOK_BACK);
  if (';:'.includes(mark[0] ?? '')) return UNIT_AHEAD.test(ahead);
  if (mark[0] !== '.') return true;
  const before = text.slice(Math.max(0, at - LOOK_BACK), at + 1);
  if (BARE_NUMBER.test(before)) return false;
  if (isAbbreviated(text, at)) return false;
  return SENTENCE_AHEAD.test(ahead) || UNIT_AHEAD.test(ahead) || ahead.trim() === '';
}

function* splitAtProvisos(text: string, { start, end }: TextSpan): Generator<TextSpan> {
  let from = start;
  for (const match of text.slice(start, end).matchAll(/[:;.—–-]\s+(?=Provided\s+(?:that|further|also|always)\b)/gu)) {
    const at = start + match.index + match[0].length;
    yield trimmedSpan(text, from, at);
    from = at;
  }
  yield trimmedSpan(text, from, end);
}

function add(spans: TextSpan[], text: string, start: number, end: number): void {
  const span = trimmedSpan(text, start, end);
  if (span.end > span.start) spans.push(span);
}
