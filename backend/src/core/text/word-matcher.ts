import { normalized } from './normalized.js';

const folded = (text: string): string => normalized(text, 'NFKC').toLowerCase();

/** Tells whether a text contains each of some words, whole or as part of longer ones, in any order and case of letters. */
export function wordMatcher(words: string): (text: string) => boolean {
  const wanted = folded(words).split(/\s+/u).filter(Boolean);
  return (text) => {
    const searched = folded(text);
    return wanted.every((word) => searched.includes(word));
  };
}
