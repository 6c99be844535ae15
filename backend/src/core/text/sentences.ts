import { isAbbreviated } from './abbreviations.js';
import { type TextSpan, trimmedSpan } from './text-span.js';

const BOUNDARY = /[.?!।॥][”"'’)\]]*(?=\s)|\n(?:[^\S\n]*\n)+/gu;
const BOUNDARY_OR_SEMICOLON = /[.?!;।॥][”"'’)\]]*(?=\s)|\n(?:[^\S\n]*\n)+/gu;

export interface SentenceOptions {
  /** Whether a part that ends in a semicolon, with a capital or a number after it, counts as a sentence; not unless given. */
  atSemicolons?: boolean;
}

/** Offsets just past each sentence of running prose, English or Hindi; the last is the text's length. A blank line ends one too. */
export function sentenceEnds(text: string, { atSemicolons = false }: SentenceOptions = {}): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(atSemicolons ? BOUNDARY_OR_SEMICOLON : BOUNDARY)) {
    const [mark] = match;
    const end = match.index + mark.length;
    if (mark.startsWith('.') && isAbbreviated(text, match.index)) continue;
    if (/^[.;]/u.test(mark) && /^\s+\p{Ll}/u.test(text.slice(end, end + 6))) continue;
    ends.push(end);
  }
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
}

/** The sentences of running prose, without the white space around them. Law that is quoted clause by clause is split by `provisions`. */
export function sentences(text: string, options?: SentenceOptions): TextSpan[] {
  const ends = sentenceEnds(text, options);
  return ends.map((end, index) => trimmedSpan(text, ends[index - 1] ?? 0, end)).filter(({ start, end }) => end > start);
}
