import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { normalized } from '../../../core/text/normalized.js';
import { MASK } from './masks.js';

const words = z.record(z.string(), z.string());
const TABLE = z
  .strictObject({ words, particles: words, silent: z.string(), verbs: words, endings: z.array(z.string()), whole: words })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'hindi.json'), 'utf8')));

/** In small letters and without the dots below, which are often left out. */
const plain = (word: string): string => normalized(word.toLowerCase(), 'NFD').replaceAll('\u093c', '');
const split = (list: string): string[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((word) => plain(word.replaceAll('_', ' ')));

/** Each word or phrase of Hindi, in both scripts, with what the grammar reads in its place: English, `~` a postposition, `!` a verb. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(TABLE.words).flatMap(([english, list]) => split(list).map((word): [string, string] => [word, english])),
  ...split(TABLE.silent).map((word): [string, string] => [word, '']),
  ...Object.entries(TABLE.verbs).flatMap(([verb, list]) =>
    split(list).flatMap((stem) =>
      TABLE.endings.map((ending): [string, string] => [
        ending.startsWith('+') ? `${stem}${plain(ending.slice(1).replaceAll('_', ' '))}` : `${stem} ${plain(ending.replaceAll('_', ' '))}`,
        verb,
      ]),
    ),
  ),
  ...Object.entries(TABLE.particles).flatMap(([particle, list]) => split(list).map((word): [string, string] => [word, particle])),
  ...Object.entries(TABLE.whole).flatMap(([verb, list]) => split(list).map((word): [string, string] => [word, verb])),
]);
/** Words of the longest phrase. */
const LONGEST = 4;
/** Hindi in Latin letters that is English, too; none of them tells that a sentence is Hindi. */
const SHARED = new Set(
  'do me is us hi ho par se ki ke ka na ji dar pad mai line bonus fee fees parking number notice lo le ab bhi kul rakhe change the hai like more use mat advance guarantor para dal'.split(
    ' ',
  ),
);
/** A verb of what shall be: "milega", "बढ़ेगा". */
const FUTURE = /^(?!omega$)[a-z]{2,14}(?:ega|egi|enge|unga|ungi)$|[\u0900-\u097f](?:[एे]ग[ाी]|[एे][ंँ]गे|[ूऊ][ंँ]ग[ाी])$/u;
const DEVANAGARI = /[\u0900-\u097f]/u;
const MASKED = new RegExp(`^${MASK}$`);

/** Whether a sentence is in Hindi, in either script. */
export function isHindi(text: string): boolean {
  if (DEVANAGARI.test(text)) return true;
  const tokens = tokensOf(text).filter((token) => !MASKED.test(token));
  if (FUTURE.test(tokens.at(-1) ?? '') && tokens.length > 1) return true;
  const known = tokens.filter((token) => MEANINGS.has(token) && !SHARED.has(token));
  if (known.length > 1 || (known.length > 0 && known.length * 2 >= tokens.length && text.includes(' '))) return true;
  return tokens.some((_token, at) => {
    const length = longestAt(tokens, at);
    const phrase = tokens.slice(at, at + length).join(' ');
    const meaning = MEANINGS.get(phrase) ?? '';
    return length > 0 && (length > 1 || !SHARED.has(phrase)) && /^[!~]/.test(meaning);
  });
}

/** The words of a Hindi sentence as the grammar reads them, in the order of the Hindi; what is not known stays as it was written. */
export function inEnglish(text: string): string {
  // Names keep their capitals and dots, and an address its commas.
  const raw = wordsOf(text);
  const tokens = tokensOf(text);
  const isName = (at: number) => at < tokens.length && longestAt(tokens, at) === 0 && !MASKED.test(tokens[at] ?? '');
  const read: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = longestAt(tokens, at);
    const word = raw[at] ?? '';
    read.push(
      length > 0
        ? (MEANINGS.get(tokens.slice(at, at + length).join(' ')) ?? '')
        : FUTURE.test(tokens[at] ?? '')
          ? '~will'
          : isName(at) && isName(at + 1)
            ? word
            : bareOf(word),
    );
    at += Math.max(1, length);
  }
  return read.filter(Boolean).join(' ');
}

const tokensOf = (text: string): string[] => wordsOf(text).map((word) => (MASKED.test(bareOf(word)) ? bareOf(word) : plain(bareOf(word))));

const bareOf = (word: string): string => word.replace(/,$/, '');

/** The words of a text, a comma with the word before it. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[;।!?]|[.:](?=\s|$)/g, ' ')
    .replace(/,/g, ', ')
    .split(/\s+/)
    .filter((word) => bareOf(word) !== '');

function longestAt(tokens: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1)
    if (MEANINGS.has(tokens.slice(at, at + length).join(' '))) return length;
  return 0;
}
