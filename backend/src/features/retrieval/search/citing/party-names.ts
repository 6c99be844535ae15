import { namedCases, partyWords, VERSUS } from '../../../../core/text/authorities/case-names.js';
import { analyse } from '../../encoding/analyser.js';
import { isEverydayWord } from '../../encoding/everyday-words.js';
import { QUESTION_WORDS, STOP_WORDS } from '../../encoding/stop-words.js';
import type { Stretch } from './stretches.js';

/** Two parties in a question: the words before and after "v", nearest to it last and first. */
export interface NamedParties extends Stretch {
  before: readonly string[];
  after: readonly string[];
  /** In capitals, as names are, and as it is written; null for small letters, where nothing shows where a name ends. */
  written: string | null;
}

/** How much of a question is the name of a judgment. */
export interface PartyMatch {
  /** Words before and after "v", those without meaning included. */
  before: number;
  after: number;
}

const MOST_CASES = 3;
const MOST_WORDS = 12;
/** How far from "v" a name may reach, in UTF-16 units. */
const REACH = 180;
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’&/-]{0,60}/gu;
/** Words in small letters that name a case between them, where no side is named by a rare word alone. */
const LEAST_WORDS = 3;
/** Words of a request that stand beside a name with a capital, as the first of a question does. */
const REQUEST = /^(?:case|judge?ment|explain|summari[sz]e|summary|give|show|open|find|read|ratio|facts|discuss|describe|citation)$/iu;

const isRequest = (word: string): boolean =>
  REQUEST.test(word) || STOP_WORDS.has(word.toLowerCase()) || QUESTION_WORDS.has(word.toLowerCase());
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The parties that a question names, in its order. Takes time in proportion to it. */
export function partiesIn(question: string): NamedParties[] {
  const capital = namedCases(question, MOST_CASES).flatMap(({ first, second, start, end }): NamedParties[] => {
    const [before, after] = [wordsOf(first), wordsOf(second)];
    while (isRequest(before[0] ?? 'a') && before.length > 0) before.shift();
    while (isRequest(after.at(-1) ?? 'a') && after.length > 0) after.pop();
    const written = `${before.join(' ')} v ${after.join(' ')}`;
    return before.length > 0 && after.length > 0 ? [{ before, after, start, end, written }] : [];
  });
  const small: NamedParties[] = [];
  for (const { 0: versus, index } of question.matchAll(VERSUS)) {
    if (small.length === MOST_CASES) break;
    const next = index + versus.length;
    if (capital.some(({ start, end }) => start < next && index < end)) continue;
    const before = wordsOf(question.slice(Math.max(0, index - REACH), index)).slice(-MOST_WORDS);
    const after = wordsOf(question.slice(next, next + REACH)).slice(0, MOST_WORDS);
    if (before.length > 0 && after.length > 0) small.push({ before, after, start: index, end: next, written: null });
  }
  return [...capital, ...small].sort((a, b) => a.start - b.start);
}

/** The parties of a judgment by its title; null for one without. */
export function partiesOf(title: string): readonly [ReadonlySet<string>, ReadonlySet<string>] | null {
  const [first, second] = title.split(VERSUS);
  if (first === undefined || second === undefined) return null;
  return [new Set(partyWords(first)), new Set(partyWords(second))];
}

/** Whether parties that a question names are those of a title, in either order; null where they are not. */
export function sameParties(named: NamedParties, title: string): PartyMatch | null {
  const parties = partiesOf(title);
  if (!parties) return null;
  return inOrder(named, parties) ?? inOrder(named, [parties[1], parties[0]]);
}

/** Where a name in small letters stands. */
export function stretchOf(question: string, { start, end }: NamedParties, match: PartyMatch): Stretch {
  const before = [...question.slice(0, start).matchAll(WORD)].at(-match.before);
  const after = [...question.slice(end, end + REACH).matchAll(WORD)][match.after - 1];
  return { start: before?.index ?? start, end: after ? end + after.index + after[0].length : end };
}

function inOrder(
  { before, after, written }: NamedParties,
  [one, other]: readonly [ReadonlySet<string>, ReadonlySet<string>],
): PartyMatch | null {
  const [first, second] = [leading(before.toReversed(), one), leading(after, other)];
  if (first.rare.length + first.plain === 0 || second.rare.length + second.plain === 0) return null;
  // "Ram Kumar v State" is not "Mohan Kumar v State": in capitals, every word is one of the name.
  if (written !== null) return first.all && second.all ? { before: first.words, after: second.words } : null;
  const told = first.rare.length + first.plain + second.rare.length + second.plain;
  const rare = first.rare.length > 0 && second.rare.length > 0;
  return rare || (told >= LEAST_WORDS && first.rare.length + second.rare.length > 0) ? { before: first.words, after: second.words } : null;
}

/** How many words, from the first on, are those of a party. */
function leading(words: readonly string[], party: ReadonlySet<string>): { words: number; rare: string[]; plain: number; all: boolean } {
  let [taken, plain] = [0, 0];
  const rare: string[] = [];
  for (const [at, word] of words.entries()) {
    const meant = partyWords(word);
    if (!meant.every((each) => party.has(each))) break;
    // Small words at the far end belong to the sentence.
    if (meant.length > 0) taken = at + 1;
    for (const each of meant)
      if (isEverydayWord(analyse(each)[0] ?? each) || STOP_WORDS.has(each)) plain += 1;
      else rare.push(each);
  }
  return { words: taken, rare, plain, all: words.slice(taken).every((word) => partyWords(word).length === 0) };
}
