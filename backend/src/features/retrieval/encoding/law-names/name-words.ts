import { analyse } from '../analyser.js';

/** Words for kinds of law; a phrase that ends in one is meant as a name. */
export const LAW_WORD = /^(?:act|acts|code|rules?|regulations?|constitution|ordinance|sanhita|adhiniyam|rulebook|law)$/iu;

const FILLER = new Set(['the', 'of', 'and', 'for', 'from', 'in', 'to', 'on', 'a', 'an', 'with', 'by', 'or', '&']);

export interface NameWord {
  /** Lower case, stemmed. */
  stem: string;
  initial: string;
  start: number;
  end: number;
  surface: string;
}

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

/** The words of a name without articles and prepositions. */
export function nameWords(text: string): NameWord[] {
  return [...text.matchAll(WORD)]
    .filter((match) => !FILLER.has(match[0].toLowerCase()))
    .map((match) => ({
      stem: analyse(match[0])[0] ?? match[0].toLowerCase(),
      initial: (match[0][0] ?? '').toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
      surface: match[0],
    }));
}

/** Initials under which a name may be abbreviated: with and without small words, with and without the law word at the end. */
export function nameInitials(text: string): string[] {
  const of = (words: readonly string[]): string => words.map((word) => (word[0] ?? '').toLowerCase()).join('');
  const all = (text.match(WORD) ?? []).filter((word) => word.toLowerCase() !== 'the');
  const weighty = all.filter((word) => !FILLER.has(word.toLowerCase()));
  return [...new Set([all, weighty].flatMap((words) => [of(words), of(words.filter((word) => !LAW_WORD.test(word)))]))];
}

/** How far `letters` abbreviates the words with these initials: 1 all of them, less for a run or a selection, 0 not at all. */
export function acronymScore(letters: string, initials: string): number {
  if (letters === initials) return 1;
  if (letters.length < 2 || letters.length > initials.length) return 0;
  if (initials.includes(letters)) return 0.8;
  let at = 0;
  for (const letter of initials) if (letter === letters[at]) at++;
  return at === letters.length && letters[0] === initials[0] ? 0.6 : 0;
}

const YEAR = /(?<!\d)(1[6-9]\d\d|20\d\d)\)?\s*$/u;

/** The year at the end of a law's name; null where it has none. */
export function yearOf(name: string): number | null {
  const year = YEAR.exec(name)?.[1];
  return year === undefined ? null : Number(year);
}
