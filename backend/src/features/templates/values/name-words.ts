import { stemmer } from 'stemmer';

const NOISE = new Set(
  (
    'the a an of on and or for to in at by with this that these our my your its their clause section provision provisions paragraph para term terms condition conditions ' +
    'dealing deals concerning covering relating mention part parts agreement deed contract document draft about regarding related whole entire one any thing stuff bit'
  ).split(' '),
);

/** Stems of the words that say what something is about, in their order. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .filter((word) => !NOISE.has(word))
    .map((word) => (word === 'sell' || word === 'selling' ? 'sale' : word))
    .map((word) => (/^[a-z]+$/.test(word) ? stemmer(word) : word));
