import type { Cut } from './cut.js';

/** A capital or a syllable separated from the rest of its word, on one line. */
const PAIR = /(?<![\p{L}\p{M}\p{N}'’.-])([A-Za-z]{1,12}) (?=([A-Za-z]{1,20})(?![\p{L}\p{M}\p{N}'’-]))/gu;
/** Not "A, B and C are sureties", where letters stand for people. */
const LONE_LETTER = /(?<![\p{L}\p{M}\p{N}'’.(-])(?:[b-hj-z](?= [a-z]{2})|[B-HJ-Z](?= [A-Z]{2}))/gu;
const SPACED_BRACKET = /\( ([\p{L}\p{N}]{1,5}) \)/gu;
/** The label of a clause in pieces: "( i a )". */
const SPLIT_LABEL = /\( ?(?:[ivxlc]{1,4}|[A-Za-z]|\d{1,3})(?: (?:[ivxlc]{1,4}|[A-Za-z])){1,2} ?\)/gu;
/** A consonant that stands alone on its line: "fir e", "t his", "indus t rial". */
const ALONE = /(?<=[A-Za-z]) [b-hj-z](?=[ .,;:\n])|(?<=\n)[b-hj-z](?= [a-z])/gu;
const WORD_BEFORE = /(?<![A-Za-z'’.-])[A-Za-z]{1,20}$/u;
const WORD_AFTER = /^ ([a-z]{1,20})(?![A-Za-z'’])/u;
const LONGEST_PIECE = 22;
/** "Magistrate’ s" */
const SPLIT_GENITIVE = /(?<=[a-z][’']) (?=s[\s.,;:])/gu;
/** The year of an act whose figures stand apart: "Factories Act, 1 948". */
const SPLIT_YEAR = /(?<=\b(?:Act|Code), )(?:[12] (?=\d{3}(?!\d))|(?:1[6-9]|20) (?=\d\d(?!\d))|(?:1[6-9]|20)\d (?=\d(?!\d)))/gu;
/** Word endings that are not words themselves. */
const ENDINGS = /^(?:ed|es|ted|red|ing|ings|ion|ions|tion|tions|ation|ations|ment|ments|ly|ity|ory|ance|ence|ness)$/u;
/** A number of a section or year whose figures stand apart: "4 8. Authorities". */
const SPLIT_NUMBER = /^(\d) (?=\d{1,2}[A-Z]{0,2}\. ["“‘A-Z])/gmu;
const SPACED_HYPHEN = /(?<=[\p{L}\d])( ?)-([ \n])(?=[\p{Ll}\d])/gu;
/** Letters that stand alone in this many places for every thousand words are a fault of the text layer, not of the writer. */
const LONE_LETTERS = 1.5;
const MIN_LONE_LETTERS = 5;
/** A piece that is this many times rarer than the word that it is part of is not a word of its own. */
const RARER = 8;
/** Words that are never pieces of another word, however rare they are. */
const SHORT_WORDS = new Set(
  'a i an in on up to of by or as is it he if so no at be we us am do go my me the and any all one not out per for are was his her its may has had who own use two six ten act law tax pay due day sum age sex son man men see say such that this with from upon into over than then them they been were will case than what when part sub non pre'.split(
    ' ',
  ),
);
/** What a single letter names rather than begins: "Part B". */
const NAMES =
  /\b(?:parts?|schedules?|forms?|class|clauses?|items?|lists?|tables?|groups?|category|annexures?|appendix|division|grade|order|type|section|series)\s$/iu;
const LOOK_BACK = 14;

interface Counts {
  /** How often each word is written, in small letters. */
  words: ReadonlyMap<string, number>;
  /** Likewise two that one space parts and of which one is a single letter: "t his". */
  pairs: ReadonlyMap<string, number>;
}

function countWords(text: string): Counts {
  const words = new Map<string, number>();
  const pairs = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  let last = '';
  let end = -2;
  for (const { 0: word, index } of text.matchAll(/[A-Za-z]+/gu)) {
    const key = word.toLowerCase();
    add(words, key);
    if (index === end + 1 && text[end] === ' ' && (word.length === 1 || last.length === 1)) add(pairs, `${last} ${key}`);
    last = key;
    end = index + word.length;
  }
  return { words, pairs };
}

interface Pair {
  at: number;
  first: string;
  second: string;
}

/** Whether two pieces are one word, judging by what the same document writes elsewhere. */
function isOneWord({ first, second }: Pair, text: string, at: number, { words, pairs }: Counts): boolean {
  const [x, y] = [first.toLowerCase(), second.toLowerCase()];
  const whole = words.get(x + y) ?? 0;
  const times = (word: string): number => words.get(word) ?? 0;
  const rare = (word: string): boolean => times(word) * RARER <= whole || (times(word) <= 2 && times(word) < whole);
  const piece = (word: string): boolean => !SHORT_WORDS.has(word) && word.length > 1 && rare(word);
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  if (first.length === 1 && (NAMES.test(before) || /(?<![A-Z])[A-Z] $/u.test(before))) return false;
  if (whole > 0 && (piece(x) || piece(y))) return true;
  if (whole > 0 && x.length === 1 && y.length > 1 && rare(y)) return true;
  if (whole > 1 && y.length === 1 && !SHORT_WORDS.has(y)) return true;
  if (ENDINGS.test(second) && /[a-z]$/u.test(first) && first.length > 1) return true;
  // A heading in capitals, whose word the document may not write again.
  if (!/^[B-HJ-Z]$/u.test(first) || !/^[A-Z]{3,}$/u.test(second)) return false;
  return times(y) <= 2 || times(y) === pairs.get(`${x} ${y}`);
}

/** The spaces beside a letter that stands alone and belongs to the word before it, to the one after it, or to both. */
function besideLetter(text: string, space: number, { words, pairs }: Counts): number[] {
  const times = (word: string): number => words.get(word) ?? 0;
  const begins = /[a-z]/u.test(text[space] ?? '');
  const letter = begins ? space : space + 1;
  const c = text[letter] ?? '';
  const word = begins ? '' : (WORD_BEFORE.exec(text.slice(Math.max(0, space - LONGEST_PIECE), space))?.[0].toLowerCase() ?? '');
  // "A t oll" is not "At oll".
  const p = word.length > 1 ? word : '';
  const n = WORD_AFTER.exec(text.slice(letter + 1, letter + 1 + LONGEST_PIECE))?.[1] ?? '';
  if (NAMES.test(text.slice(Math.max(0, letter - LOOK_BACK), letter))) return [];
  if (p && n && times(p + c + n) > 0) return [space, letter + 1];
  const [before, after] = [p ? times(p + c) : 0, n ? times(c + n) : 0];
  if (before !== after) return before > after ? [space] : [letter + 1];
  // Neither is written elsewhere: a word that only ever occurs next to this letter is a piece.
  const isPiece = (word: string, pair: string): boolean => word !== '' && !SHORT_WORDS.has(word) && times(word) === pairs.get(pair);
  const [first, last] = [isPiece(p, `${p} ${c}`), isPiece(n, `${c} ${n}`)];
  return first === last ? [] : first ? [space] : [letter + 1];
}

/**
 * The spaces that a text layer has put inside words ("P RELIMINARY", "diff erent", "( 1 )", "sub - section"). Nothing is cut from a text
 * with no more single letters than people write: there, a space is the writer's.
 */
export function splitWords(text: string): Cut[] {
  const lone = text.match(LONE_LETTER)?.length ?? 0;
  if (lone < MIN_LONE_LETTERS) return [];
  const counts = countWords(text);
  const words = [...counts.words.values()].reduce((sum, count) => sum + count, 0);
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
  for (const { index } of text.matchAll(ALONE)) for (const space of besideLetter(text, index, counts)) cut(space, space + 1);
  for (const { index, 0: label } of text.matchAll(SPLIT_LABEL))
    for (const space of label.matchAll(/ /gu)) cut(index + space.index, index + space.index + 1);
  for (const match of text.matchAll(SPLIT_GENITIVE)) cut(match.index, match.index + 1);
  for (const match of text.matchAll(SPLIT_YEAR)) cut(match.index + match[0].length - 1, match.index + match[0].length);
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
