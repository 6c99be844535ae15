import { fromRoman } from '../../../../core/text/roman.js';
import { QUESTION_WORDS, STOP_WORDS } from '../stop-words.js';
import { LAW_WORD, nameInitials, type NameWord, nameWords } from './name-words.js';

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’/-]|&(?=\p{L}))*|[^\s]/gu;
/** 'Rule' and 'Order' name a unit, not a law. */
const NAMES_LAW = /^(?:acts?|code|rules|regulations|constitution|ordinance|sanhita|adhiniyam|law)$/iu;
const FILLER = /^(?:the|of|and|for|in|to|on|&|\(|\))$/iu;
const MOST_WORDS = 14;
/** The most names of laws that are read from one question. */
const MOST_NAMES = 8;
const CAPITAL = /\p{Lu}/gu;
const SINGLE = /(?<!\p{L})\p{Lu}(?!\p{L})/gu;
/** An abbreviation has at least two capitals, and no more than this many letters. */
const MOST_LETTERS = 8;

/** The name of a law in a question: capitalised words up to "Act", "Code" and the like. */
export interface WrittenName {
  name: string;
  start: number;
  end: number;
}

const UNIT =
  /^(?:schedules?|sections?|articles?|clauses?|parts?|chapters?|orders?|rules?|paras?|paragraphs?|items?|proviso|explanation|\d.*)$/iu;

/** Whether a name begins only after a word; "XVII of" is the number of a chapter. */
function leads(word: string, next: string): boolean {
  const lower = word.toLowerCase();
  if (FILLER.test(word) || STOP_WORDS.has(lower) || QUESTION_WORDS.has(lower) || UNIT.test(word)) return true;
  return fromRoman(word) > 0 && next.toLowerCase() === 'of';
}

/**
 * Names of laws as a question writes them, recognised by their capitals.
 * @param limit at most
 */
export function writtenNames(question: string, limit = MOST_NAMES): WrittenName[] {
  const words = [...question.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
  const names: WrittenName[] = [];
  for (const [last, word] of words.entries()) {
    if (!NAMES_LAW.test(word.text) || !/^\p{Lu}/u.test(word.text)) continue;
    let first = last;
    while (first > 0 && last - first < MOST_WORDS) {
      const before = words[first - 1]?.text ?? '';
      if (!/^\p{Lu}/u.test(before) && !FILLER.test(before)) break;
      if (NAMES_LAW.test(before) && /^(?:and|&)$/iu.test(words[first]?.text ?? '')) break;
      first--;
    }
    while (first < last && leads(words[first]?.text ?? '', words[first + 1]?.text ?? '')) first++;
    const start = words[first]?.start ?? word.start;
    const year = /^,?\s*\(?\d{4}\)?/.exec(question.slice(word.end));
    if (names.length === limit) break;
    if (first < last)
      names.push({ name: question.slice(start, word.end + (year?.[0].length ?? 0)), start, end: word.end + (year?.[0].length ?? 0) });
  }
  return names;
}

/** A name with the forms it is compared by. */
interface ReadName {
  words: readonly NameWord[];
  stems: ReadonlySet<string>;
  initials: readonly string[];
}

/** Titles read so far: a library has many, and every question that writes a name is compared with all of them. */
const readNames = new Map<string, ReadName>();
const MOST_READ = 50_000;

function readTitle(title: string): ReadName {
  const known = readNames.get(title);
  if (known) return known;
  const words = nameWords(title);
  const name = { words, stems: new Set(words.map(({ stem }) => stem)), initials: nameInitials(title) };
  if (readNames.size >= MOST_READ) readNames.clear();
  readNames.set(title, name);
  return name;
}

/** Whether a name as written can be that of one of these acts, or ends in the whole title of one. */
export function namesOneOf(written: string, titles: readonly string[]): boolean {
  const words = nameWords(written);
  // "A&C Act": single letters, each the first of a word.
  const spelt = (written.match(SINGLE) ?? []).join('').toLowerCase();
  return titles.some((title) => {
    const read = readTitle(title);
    return isSpelt(spelt, read) || fits(words, read) || endsIn(words, read);
  });
}

/** "District Commission Consumer Protection Act" ends in a title. */
const endsIn = (words: readonly NameWord[], title: ReadName): boolean =>
  title.words.length > 1 && title.words.every(({ stem }, at) => words[words.length - title.words.length + at]?.stem === stem);

const isSpelt = (letters: string, { initials }: ReadName): boolean =>
  letters.length > 1 && initials.some((each) => each.startsWith(letters));

/** Every distinctive word is one of the title's, or short for some of them. */
function fits(words: readonly NameWord[], { stems, initials }: ReadName): boolean {
  return words.every(({ stem, surface }) => {
    if (stems.has(stem) || LAW_WORD.test(surface)) return true;
    if (surface.length > MOST_LETTERS || (surface.match(CAPITAL)?.length ?? 0) < 2) return false;
    const letters = surface.toLowerCase().replace(/[^a-z]/g, '');
    return initials.some((each) => each.includes(letters));
  });
}
