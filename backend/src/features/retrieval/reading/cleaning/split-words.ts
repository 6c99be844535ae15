import type { Cut } from './cut.js';

/** A capital or a syllable that stands apart from the rest of its word, on one line. */
const PAIR = /(?<![\p{L}\p{M}\p{N}'’.-])([A-Za-z]{1,12}) (?=([A-Za-z]{1,20})(?![\p{L}\p{M}\p{N}'’-]))/gu;
/** Not "A, B and C are sureties", where letters stand for people. */
const LONE_LETTER = /(?<![\p{L}\p{M}\p{N}'’.(-])(?:[b-hj-z](?= [a-z]{2})|[B-HJ-Z](?= [A-Z]{2}))/gu;
const SPACED_BRACKET = /\( ([\p{L}\p{N}]{1,5}) \)/gu;
/** A number of a section or year whose figures stand apart: "4 8. Authorities". */
const SPLIT_NUMBER = /^(\d) (?=\d{1,2}[A-Z]{0,2}\. ["“‘A-Z])/gmu;
const SPACED_HYPHEN = /(?<=[\p{L}\d])( ?)-([ \n])(?=[\p{Ll}\d])/gu;
/** Letters that stand alone in this many places for every thousand words are a fault of the text layer, not of the writer. */
const LONE_LETTERS = 1.5;
const MIN_LONE_LETTERS = 5;
/** A piece that is this many times rarer than the word that it is part of is no word of its own. */
const RARER = 8;
/** Words that no rarity makes a piece of another one. */
const SHORT_WORDS = new Set(
  'a i an in on up to of by or as is it he if so no at be we us am do go my me the and any all one not out per for are was his her its may has had who own use two six ten act law tax pay due day sum age sex son man men see say such that this with from upon into over than then them they been were will case than what when part sub non pre'.split(
    ' ',
  ),
);
/** What a single letter names rather than begins: "Part B". */
const NAMES =
  /\b(?:parts?|schedules?|forms?|class|clauses?|items?|lists?|tables?|groups?|category|annexures?|appendix|division|grade|order|type|section|series)\s$/iu;
const LOOK_BACK = 14;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[A-Za-z]+/gu)) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

interface Pair {
  at: number;
  first: string;
  second: string;
}

/** Whether two pieces are one word, by what the same document writes elsewhere. */
function isOneWord({ first, second }: Pair, text: string, at: number, counts: ReadonlyMap<string, number>): boolean {
  const [x, y] = [first.toLowerCase(), second.toLowerCase()];
  const whole = counts.get(x + y) ?? 0;
  const times = (word: string): number => counts.get(word) ?? 0;
  const rare = (word: string): boolean => times(word) * RARER <= whole || (times(word) <= 2 && times(word) < whole);
  const piece = (word: string): boolean => !SHORT_WORDS.has(word) && word.length > 1 && rare(word);
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  if (first.length === 1 && (NAMES.test(before) || /(?<![A-Z])[A-Z] $/u.test(before))) return false;
  if (whole > 0 && (piece(x) || piece(y))) return true;
  if (whole > 0 && x.length === 1 && y.length > 1 && rare(y)) return true;
  if (whole > 1 && y.length === 1 && !SHORT_WORDS.has(y)) return true;
  // A heading in capitals, whose word the document may not write again.
  return /^[B-HJ-Z]$/u.test(first) && /^[A-Z]{3,}$/u.test(second) && times(y) <= 2;
}

/**
 * The spaces that a text layer has put inside words ("P RELIMINARY", "diff erent", "( 1 )", "sub - section"). Nothing is cut from a text
 * in which letters do not stand alone more often than anyone writes them: there, a space is the writer's.
 */
export function splitWords(text: string): Cut[] {
  const lone = text.match(LONE_LETTER)?.length ?? 0;
  if (lone < MIN_LONE_LETTERS) return [];
  const counts = countWords(text);
  const words = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (lone * 1000 < words * LONE_LETTERS) return [];
  const cuts: Cut[] = [];
  const cut = (start: number, end: number): void => {
    if (end > start) cuts.push({ start, end, reason: 'splitWord' });
  };
  for (const match of text.matchAll(PAIR)) {
    const [whole, first = '', second = ''] = match;
    const end = match.index + whole.length;
    if (isOneWord({ at: match.index, first, second }, text, match.index, counts)) cut(end - 1, end);
  }
  for (const match of text.matchAll(SPLIT_NUMBER)) cut(match.index + 1, match.index + 2);
  for (const match of text.matchAll(SPACED_BRACKET)) {
    cut(match.index + 1, match.index + 2);
    cut(match.index + match[0].length - 2, match.index + match[0].length - 1);
  }
  for (const match of text.matchAll(SPACED_HYPHEN)) {
    const [, before = '', after = ''] = match;
    if (!before && after === '\n') continue;
    cut(match.index, match.index + before.length);
    if (before) cut(match.index + before.length + 1, match.index + match[0].length);
  }
  return cuts;
}
