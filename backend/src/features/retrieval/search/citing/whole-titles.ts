import type { NamedAct } from '../../encoding/languages/act-names.js';

interface Title {
  act: string;
  words: readonly string[];
  year: string;
  /** The distinctive words of the title as it is printed. */
  telling: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const YEAR = /, (\d{4})$/;
/** A repealed act that is named without its year needs this many distinctive words: "Arbitration Act" means the one in force. */
const LEAST_OF_REPEALED = 3;
const FILLER = new Set(['the', 'of', 'on', 'and', 'for', 'in', 'to']);

const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map((match) => ({ word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }));

/** Finds acts by titles that are written out, with their years or without. */
export class WholeTitles {
  private readonly byFirst = new Map<string, Title[]>();

  /** @param titles 'Code of Criminal Procedure, 1973' */
  constructor(titles: readonly string[]) {
    for (const act of titles) {
      const words = wordsOf(act.replace(YEAR, '')).map(({ word }) => word);
      const title = { act, words, year: YEAR.exec(act)?.[1] ?? '', telling: words.filter((word) => !FILLER.has(word)).length };
      this.add(title);
      // "Evidence Act", "Penal Code".
      if (words[0] === 'indian') this.add({ ...title, words: words.slice(1) });
    }
  }

  private add(title: Title): void {
    const first = title.words[0] ?? '';
    this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), title]);
  }

  /** The longest titles, in the order of the question. Of two acts of one title the year decides; without one, `inForce` does, then the later. */
  find(question: string, inForce: (act: string) => boolean): NamedAct[] {
    const words = wordsOf(question);
    const found: NamedAct[] = [];
    for (let at = 0; at < words.length; at++) {
      const here = (this.byFirst.get(words[at]?.word ?? '') ?? []).filter((title) =>
        title.words.every((word, index) => words[at + index]?.word === word),
      );
      const count = here.reduce((most, title) => Math.max(most, title.words.length), 0);
      const year = words[at + count]?.word ?? '';
      const longest = here.filter((title) => title.words.length === count);
      const dated = /^\d{4}$/.test(year);
      const act = dated ? longest.find((title) => title.year === year) : undated(longest, inForce);
      const last = words[at + count - (dated ? 0 : 1)];
      if (!act || !last) continue;
      found.push({ act: act.act, start: words[at]?.start ?? 0, end: last.end });
      at += count - 1;
    }
    return found;
  }
}

function undated(titles: readonly Title[], inForce: (act: string) => boolean): Title | undefined {
  const standing = titles.find(({ act }) => inForce(act));
  if (standing) return standing;
  const [latest] = [...titles].sort((a, b) => b.year.localeCompare(a.year));
  return latest && latest.telling >= LEAST_OF_REPEALED ? latest : undefined;
}
