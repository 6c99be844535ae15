import { firstLetterCost, slipCost } from './slip-cost.js';

/**
 * The number of letters from which a word may be corrected, and what its slips may cost in total from each length on: short words have too
 * many neighbours.
 */
const SHORTEST = 3;
const MOST_COST: readonly (readonly [letters: number, cost: number])[] = [
  [9, 1.8],
  [7, 1.6],
  [5, 1.15],
  [4, 1],
  [SHORTEST, 0.4],
];
/** By how much lengths may differ. */
const LONGER = 3;
/** A word counts as known when the vocabulary has it this many times: one that occurs once may itself be a slip. */
const LEAST_COUNT = 6;
/** A word that stands there less often, at least twice, is one too unless a word so many times as frequent is as near as a slip of it. */
const SELDOM = 2;
const TIMES_AS_OFTEN = 8;
const SLIP = 1;
/** A word must be nearer by this for each power of ten that it is less frequent than one that occurs so many times. */
const SELDOM_COST = 0.15;
const FREQUENT = 100;
const WORD = /^[a-z]+$/;
const MOST_LETTERS = 30;
const MOST_REMEMBERED = 20_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letters with which the word may begin that is meant by one that begins with a letter, with what each costs. */
const BEGINNINGS = new Map<string, readonly (readonly [letter: string, cost: number])[]>(
  [...LETTERS].map((typed) => [
    typed,
    [...LETTERS].map((meant) => [meant, firstLetterCost(typed, meant)] as const).filter(([, cost]) => cost < Infinity),
  ]),
);

const mostCost = ({ length }: string): number => MOST_COST.find(([letters]) => length >= letters)?.[1] ?? 0;

/** Finds what a mistyped English word was meant to be, among the words of a vocabulary. The caller must keep numbers and names out. */
export class Spelling {
  private readonly known = new Map<string, number>();
  /** Known words by first letter and length. */
  private readonly shelves = new Map<string, string[]>();
  private readonly found = new Map<string, string | null>();

  /** @param words lower case; repeated as often as they occur @param right words that count as known however rarely they occur */
  constructor(words: Iterable<string>, right: Iterable<string> = []) {
    const counts = new Map<string, number>();
    for (const word of words) if (WORD.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) if (count >= LEAST_COUNT) this.take(word, count);
    for (const word of right) if (WORD.test(word) && !this.known.has(word)) this.take(word, Math.max(1, counts.get(word) ?? 0));
    const seldom = [...counts].filter(([word, count]) => count >= SELDOM && !this.known.has(word));
    for (const [word, count] of seldom.filter(([word, count]) => !this.isSlip(word, count))) this.take(word, count);
  }

  /** The spelling that `counts` describes. */
  static from(counts: readonly [string, number][]): Spelling {
    const spelling = new Spelling([]);
    for (const [word, count] of counts) spelling.take(word, count);
    return spelling;
  }

  /** How often each word occurs, of those that are known. */
  counts(): [string, number][] {
    return [...this.known];
  }

  private take(word: string, count: number): void {
    this.known.set(word, count);
    const shelf = `${word.charAt(0)}${word.length}`;
    const words = this.shelves.get(shelf);
    if (words) words.push(word);
    else this.shelves.set(shelf, [word]);
  }

  private isSlip(word: string, count: number): boolean {
    const nearest = this.nearest(word, SLIP, TIMES_AS_OFTEN * count);
    return nearest !== null;
  }

  /** @returns the known word that is nearest, or the more frequent of two that are about equally near; null when none is near enough. */
  correct(word: string): string | null {
    if (word.length < SHORTEST || word.length > MOST_LETTERS || !WORD.test(word)) return null;
    const remembered = this.found.get(word);
    if (remembered !== undefined) return remembered;
    const best = this.known.has(word) ? word : this.nearest(word, mostCost(word), 0);
    if (this.found.size >= MOST_REMEMBERED) this.found.clear();
    this.found.set(word, best);
    return best;
  }

  /** @param leastCount of the words that are looked at */
  private nearest(word: string, most: number, leastCount: number): string | null {
    let best: { word: string; cost: number; count: number } | null = null;
    for (const [letter, first] of BEGINNINGS.get(word.charAt(0)) ?? [])
      for (let length = word.length - LONGER; length <= word.length + LONGER; length++)
        for (const known of this.shelves.get(`${letter}${length}`) ?? []) {
          const count = this.known.get(known) ?? 0;
          if (count < leastCount) continue;
          const rare = SELDOM_COST * Math.max(0, Math.log10(FREQUENT / count));
          const cost = first + rare + slipCost(word.slice(1), known.slice(1), most - first - rare);
          if (cost > most) continue;
          if (!best || cost < best.cost || (cost === best.cost && count > best.count)) best = { word: known, cost, count };
        }
    return best?.word ?? null;
  }
}
