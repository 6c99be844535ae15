import type { TextSpan } from '../../../../core/text/text-span.js';
import { ENGLISH_TOO, HINGLISH_STOP_WORDS } from '../../../../core/text/hinglish/hinglish-words.js';
import { readDates, readDaysOfYear } from '../../../../core/text/values/dates.js';
import { analyse, type Token, tokens } from '../../encoding/analyser.js';
import { isEverydayWord } from '../../encoding/everyday-words.js';
import { DEVANAGARI, hindiStem, plainDevanagari, romanised } from '../../encoding/languages/devanagari.js';
import { HINDI_STOP_WORDS } from '../../encoding/languages/hindi-stop-words.js';
import { type EnglishMeaning, englishOf } from '../../encoding/languages/lexicon.js';
import { soundKey } from '../../encoding/languages/sound-key.js';
import { QUESTION_WORDS } from '../../encoding/stop-words.js';
import { familyOf, hasFamily } from '../../encoding/word-families.js';
import { withNounWill } from './noun-will.js';
import { phrasalSense } from './phrasal-verbs.js';
import type { Vocabulary } from './vocabulary.js';

/** A word of a question: the term that it is compared by, and how it was written. */
export interface QuestionWord {
  /** A term of the index; with a leading '~' the sound of a word that is not English. */
  term: string;
  surface: string;
}

/** A word that was taken for a slip. */
export interface Correction {
  from: string;
  to: string;
}

const NUMBER = /^\p{Nd}/u;
const LATIN = /^[\x00-\x7f]+$/;
const LETTERS = /^[a-z]+$/;
const FRAMING = new Set([...QUESTION_WORDS].flatMap((word) => analyse(word)));

/** Whether a text is in Hindi, in either script: one function word of it is enough. */
export function speaksHindi(text: string): boolean {
  if (DEVANAGARI.test(text)) return true;
  return tokens(text).some(({ start, end }) => {
    const word = text.slice(start, end).toLowerCase();
    return HINGLISH_STOP_WORDS.has(word) && !ENGLISH_TOO.has(word);
  });
}

/** The words of a text in Hindi with their meaning in English, where the lexicon knows one: by the index of the first of the words that it stands for. */
const meaningsOf = (surfaces: readonly string[]): Map<number, EnglishMeaning> =>
  new Map(englishOf(surfaces).map((meaning) => [meaning.from, meaning]));

/** For terms of a question in Hindi, terms of the index that say the same in English; none for a question in English. */
export function englishFor(text: string): Map<string, string[]> {
  const english = new Map<string, string[]>();
  if (!speaksHindi(text)) return english;
  const all = tokens(text);
  const surfaces = all.map(({ start, end }) => text.slice(start, end));
  for (const { en, from } of meaningsOf(surfaces).values()) {
    const term = all[from]?.term ?? '';
    english.set(term, [...(english.get(term) ?? []), ...analyse(en)]);
  }
  return english;
}

/**
 * The content words of a question in English, Hindi or Hindi typed in Latin letters, in order: as terms of the index where they
 * are English or the lexicon knows them, otherwise by their sound, so that both ways of writing them match.
 */
export function questionWords(text: string, vocabulary: Vocabulary): QuestionWord[] {
  const spoken = speaksHindi(text);
  const read = withNounWill(text, spoken);
  const all = tokens(read);
  const surfaces = all.map(({ start, end }) => read.slice(start, end));
  const days = daysIn(read);
  const hindi = spoken || all.some(({ term }, at) => isHindiWord(term, surfaces[at] ?? '', vocabulary));
  const meanings = hindi ? meaningsOf(surfaces) : new Map<number, EnglishMeaning>();
  const small = surfaces.map((surface) => surface.toLowerCase());
  const words: QuestionWord[] = [];
  for (let at = 0; at < all.length; at++) {
    const meaning = meanings.get(at);
    const surface = surfaces[at] ?? '';
    if (days.some(({ start, end }) => start <= (all[at]?.start ?? 0) && (all[at]?.end ?? 0) <= end)) continue;
    const sense = phrasalSense(small, at);
    if (sense !== undefined) {
      for (const term of analyse(sense)) words.push({ term: familyOf(term), surface });
      continue;
    }
    if (meaning) {
      const whole = surfaces.slice(at, at + meaning.count).join(' ');
      for (const term of analyse(meaning.en)) words.push({ term: familyOf(term), surface: whole });
      at += meaning.count - 1;
    } else {
      const term = termOf(all[at]?.term ?? '', surface, vocabulary, hindi);
      if (term) words.push({ term: familyOf(term), surface });
    }
  }
  return words;
}

/** Days that a text tells: no topic is about "5 November 2026", and each such word would count as one that no topic knows. */
const daysIn = (text: string): readonly TextSpan[] => [...readDates(text), ...readDaysOfYear(text)];

/** Shorter words sound like too many others. */
const SHORTEST_HINDI = 4;

/** Whether a term is known as one of an English word that is right as it stands. */
const isEnglish = (term: string, vocabulary: Vocabulary): boolean => vocabulary.has(term) || isEverydayWord(term) || hasFamily(term);

/** Whether a word is Hindi, and neither English nor a misspelt English word: "galat giraftari muavza" has no function word to show it. */
function isHindiWord(term: string, surface: string, vocabulary: Vocabulary): boolean {
  const word = surface.toLowerCase();
  if (word.length < SHORTEST_HINDI || !LETTERS.test(word) || isEnglish(term, vocabulary)) return false;
  return vocabulary.isHindi(word) && vocabulary.heard(word).startsWith('~');
}

/** @returns null for a word without meaning for the search */
function termOf(term: string, surface: string, vocabulary: Vocabulary, hindi: boolean): string | null {
  if (NUMBER.test(surface)) return term;
  if (DEVANAGARI.test(surface)) {
    return HINDI_STOP_WORDS.has(plainDevanagari(surface)) ? null : vocabulary.heard(romanised(hindiStem(surface)));
  }
  const lower = surface.toLowerCase();
  if (HINGLISH_STOP_WORDS.has(lower) || FRAMING.has(term)) return null;
  if (vocabulary.has(term) || !LATIN.test(lower)) return term;
  if (!hindi && isEnglish(term, vocabulary)) return term;
  return hindi && vocabulary.isHindi(lower) ? `~${soundKey(lower)}` : vocabulary.heard(lower);
}

const BLANK = /\s/u;

/** A capital inside a sentence marks a name. */
function isName(text: string, { start }: Token): boolean {
  const first = text.charAt(start);
  let before = start - 1;
  while (before >= 0 && BLANK.test(text.charAt(before))) before--;
  return first !== first.toLowerCase() && before >= 0 && !'.!?'.includes(text.charAt(before));
}

/** "para 2", "sec. 5": the word before a number names a unit. */
const NAMES_UNIT = /^\p{L}+\.? ?\(?\d/u;
const UNIT_REACH = 4;

/** Short forms used in messages, where the short form is not a word of its own. */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abt: 'about',
    agmt: 'agreement',
    amt: 'amount',
    appln: 'application',
    bcoz: 'because',
    becoz: 'because',
    bcz: 'because',
    bf: 'boyfriend',
    cert: 'certificate',
    compny: 'company',
    dept: 'department',
    docs: 'documents',
    gf: 'girlfriend',
    govt: 'government',
    hrs: 'hours',
    hubby: 'husband',
    mnth: 'month',
    mnths: 'months',
    mths: 'months',
    ppl: 'people',
    pymt: 'payment',
    rcvd: 'received',
    recd: 'received',
    regd: 'registered',
    regn: 'registration',
    rong: 'wrong',
    wat: 'what',
    wht: 'what',
    wks: 'weeks',
    yr: 'year',
    yrs: 'years',
  }),
);

/** Unknown English words of a question, which may be slips. Names, numbers and words of other languages are not. */
export function strangeWords(text: string, vocabulary: Vocabulary): Token[] {
  const hindi = speaksHindi(text);
  // In a question written in capitals, names cannot be recognised.
  const tellsNames = /\p{Ll}/u.test(text);
  return tokens(text).filter((token) => {
    const word = text.slice(token.start, token.end).toLowerCase();
    if (
      !/^[a-z]+$/.test(word) ||
      NAMES_UNIT.test(text.slice(token.start, token.end + UNIT_REACH)) ||
      HINGLISH_STOP_WORDS.has(word) ||
      FRAMING.has(token.term)
    )
      return false;
    return (
      !isEnglish(token.term, vocabulary) &&
      !vocabulary.isLegal(token.term) &&
      !(hindi && vocabulary.mayBeHindi(word)) &&
      !(tellsNames && isName(text, token))
    );
  });
}

const BEFORE = /(?<![\p{L}\p{M}\p{N}])[a-z]{1,15} $/iu;
const AFTER = /^ [a-z]{1,15}(?![\p{L}\p{M}\p{N}])/iu;
/** Shorter ones are words by chance ("in to"). */
const SHORTEST_WHOLE = 8;
/** Characters around a word in which its other half is looked for. */
const HALF_REACH = 17;

/** The known word that an unknown one makes with its neighbour ("com pensation"), and its place; undefined for none. */
function splitWordAt(
  text: string,
  { start, end }: Pick<Token, 'start' | 'end'>,
  vocabulary: Vocabulary,
): (TextSpan & { word: string }) | undefined {
  const before = BEFORE.exec(text.slice(Math.max(0, start - HALF_REACH), start))?.[0] ?? '';
  const after = AFTER.exec(text.slice(end, end + HALF_REACH))?.[0] ?? '';
  const places = [
    { start: start - before.length, end },
    { start, end: end + after.length },
  ];
  for (const place of places) {
    const word = text.slice(place.start, place.end).replace(' ', '').toLowerCase();
    const isSplit = place.end - place.start > end - start;
    if (isSplit && word.length >= SHORTEST_WHOLE && vocabulary.corrected(word) === word) return { ...place, word };
  }
  return undefined;
}

/**
 * A question with its slips corrected.
 * @param strange as `strangeWords` finds them, without those that the library knows
 */
export function mended(text: string, strange: readonly Token[], vocabulary: Vocabulary): { text: string; corrections: Correction[] } {
  const corrections: Correction[] = [];
  let out = '';
  let from = 0;
  for (const { start, end } of strange) {
    const split = splitWordAt(text, { start, end }, vocabulary);
    if (split && split.start >= from) {
      const { word: whole } = split;
      out += text.slice(from, split.start) + whole;
      from = split.end;
      corrections.push({ from: text.slice(split.start, split.end), to: whole });
      continue;
    }
    if (start < from) continue;
    const word = text.slice(start, end);
    const right = SHORTHAND.get(word.toLowerCase()) ?? vocabulary.corrected(word.toLowerCase());
    if (right === null || right === word.toLowerCase()) continue;
    out += text.slice(from, start) + right;
    from = end;
    corrections.push({ from: word, to: right });
  }
  return { text: out + text.slice(from), corrections };
}
