import { QUESTION_WORDS, STOP_WORDS } from '../../encoding/stop-words.js';
import { LAW_WORD, nameInitials, nameWords } from './name-words.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’/-]*|[^\s]/gu;
/** 'Rule' and 'Order' name a unit, not a law. */
const NAMES_LAW = /^(?:acts?|code|rules|regulations|constitution|ordinance|sanhita|adhiniyam|law)$/iu;
const FILLER = /^(?:the|of|and|for|in|to|on|&|\(|\))$/iu;
const MOST_WORDS = 14;
const CAPITAL = /\p{Lu}/gu;
/** An abbreviation has two capitals at least, and no more letters. */
const MOST_LETTERS = 8;

/** The name of a law in a question: capitalised words up to "Act", "Code" and the like. */
export interface WrittenName {
  name: string;
  start: number;
  end: number;
}

const UNIT =
  /^(?:schedules?|sections?|articles?|clauses?|parts?|chapters?|orders?|rules?|paras?|paragraphs?|items?|proviso|explanation|\d.*)$/iu;

const leads = (word: string): boolean => STOP_WORDS.has(word.toLowerCase()) || QUESTION_WORDS.has(word.toLowerCase()) || UNIT.test(word);

/** Names of laws as a question writes them, told by their capitals. */
export function writtenNames(question: string): WrittenName[] {
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
    while (first < last && (FILLER.test(words[first]?.text ?? '') || leads(words[first]?.text ?? ''))) first++;
    const start = words[first]?.start ?? word.start;
    const year = /^,?\s*\(?\d{4}\)?/.exec(question.slice(word.end));
    if (first < last)
      names.push({ name: question.slice(start, word.end + (year?.[0].length ?? 0)), start, end: word.end + (year?.[0].length ?? 0) });
  }
  return names;
}

/** Whether the end of a name as written is the whole title of an act: "District Commission Consumer Protection Act" ends in one. */
export function endsInName(written: string, title: string): boolean {
  const words = nameWords(written).map(({ stem }) => stem);
  const wanted = nameWords(title).map(({ stem }) => stem);
  return wanted.length > 1 && wanted.every((stem, at) => words[words.length - wanted.length + at] === stem);
}

/** Whether a name as written can be that of an act: every telling word is one of its title's, or short for some of them. */
export function mayName(written: string, title: string): boolean {
  const known = new Set(nameWords(title).map(({ stem }) => stem));
  const initials = nameInitials(title);
  const singles = nameWords(written).filter(({ surface }) => surface.length === 1);
  // "A&C Act": letters that stand for words, one each.
  const spelt = singles.map(({ surface }) => surface.toLowerCase()).join('');
  if (spelt.length > 1 && initials.some((each) => each.startsWith(spelt))) return true;
  return nameWords(written).every(({ stem, surface }) => {
    if (known.has(stem) || LAW_WORD.test(surface)) return true;
    if (surface.length > MOST_LETTERS || (surface.match(CAPITAL)?.length ?? 0) < 2) return false;
    const letters = surface.toLowerCase().replace(/[^a-z]/g, '');
    return initials.some((each) => each.includes(letters));
  });
}
