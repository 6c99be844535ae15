import { distance, heardWord, type HeardWord } from './heard-word.js';
import { lazily, readData } from './read-data.js';

/** An act that a question names. */
export interface NamedAct {
  /** Its title and year: 'Negotiable Instruments Act, 1881'. */
  act: string;
  /** UTF-16 offsets in the question. */
  start: number;
  end: number;
}

interface Word extends HeardWord {
  text: string;
  start: number;
  end: number;
}

interface Name {
  act: string;
  words: readonly Word[];
  /** An abbreviation: its letters are compared and not its sound, those of a single word as capitals or small letters. */
  short: boolean;
}

interface Entry {
  act: string;
  hi: string[];
  latin: string[];
  short: string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BRACKETED = /\([^()]{0,200}\)/gu;
const YEAR = /(\d{4})$/u;
/** Capitals that are also written with full stops: "N.I. Act". */
const SPELT_OUT = /^[A-Z]{2,5}$/u;
const ACT_WORDS = new Set(['act', 'ekt', 'adhiniyam', 'adhinium', 'अधिनियम', 'एक्ट']);
const LAW_WORDS = new Set(['law', 'kanoon', 'kanun', 'qanoon', 'कानून', 'लॉ']);
const JOINING = new Set([
  'aur',
  'or',
  'and',
  'evam',
  'tatha',
  'ka',
  'ki',
  'ke',
  'se',
  'of',
  'the',
  'और',
  'एवं',
  'तथा',
  'का',
  'की',
  'के',
  'से',
]);
/** All words for an act and for a law are compared as these, since people use one for the other. */
const ACT = heardWord('act');
const LAW = heardWord('law');

const kindOf = (heard: HeardWord): HeardWord => {
  if (ACT_WORDS.has(heard.plain)) return ACT;
  return LAW_WORDS.has(heard.plain) ? LAW : heard;
};

/** The words of a text without those that join them. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: raw, index }) => {
    const heard = heardWord(raw);
    if (JOINING.has(heard.plain)) return [];
    return [{ ...kindOf(heard), text: raw, start: index, end: index + raw.length }];
  });
}

const spelled = (short: string): string[] => {
  const [first = '', ...rest] = short.split(' ');
  return SPELT_OUT.test(first) ? [short, [[...first].join(' '), ...rest].join(' ')] : [short];
};

const names = lazily((): ReadonlyMap<string, readonly Name[]> => {
  const byFirst = new Map<string, Name[]>();
  const add = (act: string, text: string, short: boolean): void => {
    const words = wordsOf(text);
    const key = words[0]?.[short ? 'plain' : 'sound'] ?? '';
    byFirst.set(key, [...(byFirst.get(key) ?? []), { act, words, short }]);
  };
  for (const { act, hi, latin, short } of (readData('acts.json') as { entries: Entry[] }).entries) {
    for (const name of new Set([...hi, ...latin].flatMap((each) => [each, each.replace(BRACKETED, ' ')]))) add(act, name, false);
    for (const name of new Set(short.flatMap(spelled))) add(act, name, true);
  }
  return byFirst;
});

const isKind = ({ plain }: HeardWord): boolean => plain === ACT.plain || plain === LAW.plain;

/**
 * How far a word is from a word of a name, null when it is a different word. A name with "law" may be said with "act"; one with "act" is a
 * title.
 */
function wordApart(word: Word, known: Word, { words, short }: Name): number | null {
  if (isKind(word) || isKind(known))
    return word.plain === known.plain || (word.plain === ACT.plain && known.plain === LAW.plain) ? 0 : null;
  if (words.length === 1) {
    const same = short ? word.text === known.text : word.plain === known.plain || (!word.latin && !known.latin && word.stem === known.stem);
    return same ? 0 : null;
  }
  if (short) return word.plain === known.plain ? 0 : null;
  // A single word tells the act: "prohibition act" is not the "probation act".
  const telling = words.filter((each) => !isKind(each)).length > 1;
  return telling || word.letters === known.letters ? distance(word, known) : null;
}

/** How far the words from a position on are from a name, null when they are something else. */
function apart(words: readonly Word[], from: number, name: Name): number | null {
  let sum = 0;
  for (const [index, known] of name.words.entries()) {
    const word = words[from + index];
    const far = word ? wordApart(word, known, name) : null;
    if (far === null) return null;
    sum += far;
  }
  return sum;
}

/**
 * The acts that a question names in Hindi, in Hindi typed in Latin letters, as people call them or by an abbreviation: "परक्राम्य लिखत
 * अधिनियम", "dahej kanoon", "NI Act". A year after the name that is that of the act belongs to it.
 */
export function actsNamedIn(question: string): NamedAct[] {
  const words = wordsOf(question);
  const found: NamedAct[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    let best: { name: Name; far: number } | null = null;
    for (const name of first
      ? [...(names().get(first.plain) ?? []), ...(first.sound === first.plain ? [] : (names().get(first.sound) ?? []))]
      : []) {
      const far = apart(words, at, name);
      const longer = name.words.length - (best?.name.words.length ?? 0);
      if (far !== null && (!best || longer > 0 || (longer === 0 && far < best.far))) best = { name, far };
    }
    const count = best?.name.words.length ?? 1;
    const last = words[at + count - 1];
    if (best && first && last) {
      const year = words[at + count];
      const dated = year !== undefined && YEAR.exec(best.name.act)?.[1] === year.text;
      found.push({ act: best.name.act, start: first.start, end: (dated ? year : last).end });
    }
    at += count;
  }
  return found;
}
