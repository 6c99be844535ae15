import { distance } from 'fastest-levenshtein';

/** Letters from which a word may differ from a known one by one, and by two: shorter words have too many neighbours. */
const ONE_WRONG = 4;
const TWO_WRONG = 7;
/** A known word is one that the vocabulary holds so many times: what stands there once may itself be a slip. */
const LEAST_COUNT = 6;
const WORD = /^[a-z]+$/;
const MOST_LETTERS = 30;
const MOST_REMEMBERED = 20_000;

/** Finds what a mistyped English word was meant to be, among the words of a vocabulary. Numbers and names are the caller's to keep out. */
export class Spelling {
  private readonly known = new Map<string, number>();
  /** Known words by first letter and length. */
  private readonly shelves = new Map<string, string[]>();
  private readonly found = new Map<string, string | null>();

  /** @param words lower case; repeated as often as they occur */
  constructor(words: Iterable<string>) {
    for (const word of words) if (WORD.test(word)) this.known.set(word, (this.known.get(word) ?? 0) + 1);
    this.fillShelves();
  }

  /** The spelling that `counts` describes. */
  static from(counts: readonly [string, number][]): Spelling {
    const spelling = new Spelling([]);
    for (const [word, count] of counts) spelling.known.set(word, count);
    spelling.fillShelves();
    return spelling;
  }

  /** How often each word occurs, of those that occur often enough to be known. */
  counts(): [string, number][] {
    return [...this.known].filter(([, count]) => count >= LEAST_COUNT);
  }

  private fillShelves(): void {
    for (const [word, count] of this.known) {
      if (count < LEAST_COUNT) continue;
      const shelf = `${word.charAt(0)}${word.length}`;
      const words = this.shelves.get(shelf);
      if (words) words.push(word);
      else this.shelves.set(shelf, [word]);
    }
  }

  /** @returns the known word that is nearest, the more frequent of two that are equally near; null when none is near enough. */
  correct(word: string): string | null {
    if (word.length < ONE_WRONG || word.length > MOST_LETTERS || !WORD.test(word)) return null;
    const remembered = this.found.get(word);
    if (remembered !== undefined) return remembered;
    const best = this.nearest(word);
    if (this.found.size >= MOST_REMEMBERED) this.found.clear();
    this.found.set(word, best);
    return best;
  }

  private nearest(word: string): string | null {
    const most = word.length >= TWO_WRONG ? 2 : 1;
    let best: { word: string; wrong: number; count: number } | null = null;
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const known of this.shelves.get(`${word.charAt(0)}${length}`) ?? []) {
        const wrong = swapped(word, known) ? 1 : distance(word, known);
        const count = this.known.get(known) ?? 0;
        if (wrong > most) continue;
        if (!best || wrong < best.wrong || (wrong === best.wrong && count > best.count)) best = { word: known, wrong, count };
      }
    return best?.word ?? null;
  }
}

/** Whether two words differ by two neighbouring letters that changed places: one slip, which Levenshtein's distance counts as two. */
function swapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
