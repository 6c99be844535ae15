import { normalized } from '../../../../core/text/normalized.js';

export const DEVANAGARI = /[\u0900-\u097f]/u;

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
/** Signs that take the place of the vowel that a consonant otherwise has. */
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
  '्': '',
};
const SIGNS: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': '' };
/** The dot below that writes a borrowed sound (ज़ beside ज); most people leave it out. */
const NUKTA = /\u093c/gu;

/** One spelling for what is written with and without the dot below, in either of the ways that Unicode has for it. */
export const plainDevanagari = (text: string): string => normalized(normalized(text, 'NFD').replace(NUKTA, ''), 'NFC');

/** A word of Devanagari in Latin letters, about as people type it on a phone: जमानत → "jamaanat". The vowel that ends a word is silent. */
export function romanised(word: string): string {
  const letters = [...plainDevanagari(word)];
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? SIGNS[letter] ?? letter;
      const next = letters[at + 1];
      return next === undefined || next in VOWEL_SIGNS ? consonant : `${consonant}a`;
    })
    .join('');
}

const ENDINGS = ['ियों', 'ियाँ', 'ियां', 'ाओं', 'ाएँ', 'ाएं', 'ों', 'ें', 'ाँ', 'ां', 'ीं', 'ी', 'ा', 'े', 'ो', 'ि', 'ु', 'ू'];
/** Shorter stems would collide. */
const SHORTEST_STEM = 2;

/**
 * A Hindi word without its endings of case, number and gender: किरायेदारों, किरायेदार → किरायेदार. A light stemmer, like Ramanathan and Rao
 * 2003.
 */
export function hindiStem(word: string): string {
  const plain = plainDevanagari(word);
  const ending = ENDINGS.find((each) => plain.endsWith(each) && plain.length - each.length >= SHORTEST_STEM);
  return ending ? plain.slice(0, -ending.length) : plain;
}
