import { normalized } from '../../../core/text/normalized.js';

/** Words of four letters or more are seldom in a text by chance. */
const WORD = /[\p{L}\p{M}\p{N}]{4,}/gu;
const NEITHER_LETTER_NOR_FIGURE = /[^\p{L}\p{M}\p{N}]+/gu;
/** Of each text, for time. */
const MAX_CHARACTERS = 60_000;
const MAX_WORDS = 300;
/** Share of the words of each text that the other one has: a recogniser mistakes some, and a layer that has fewer is worse than what is read anew. */
const SAME_SHARE = 0.7;
const FEW_WORDS = 5;

/**
 * Whether the text of a page and what was read from its picture are one text, whatever stands between its letters and in what order.
 * Where neither says much, they are.
 */
export function saysTheSame(layer: string, read: string): boolean {
  const [a, b] = [layer, read].map((text) => normalized(text.slice(0, MAX_CHARACTERS).toLowerCase()));
  return holdsWordsOf(a ?? '', b ?? '') && holdsWordsOf(b ?? '', a ?? '');
}

function holdsWordsOf(text: string, other: string): boolean {
  const words = other.match(WORD) ?? [];
  if (words.length < FEW_WORDS) return true;
  const letters = text.replace(NEITHER_LETTER_NOR_FIGURE, '');
  const step = Math.max(1, words.length / MAX_WORDS);
  const some = Array.from({ length: Math.floor(words.length / step) }, (_, i) => words[Math.floor(i * step)] ?? '');
  return some.filter((word) => letters.includes(word)).length >= some.length * SAME_SHARE;
}
