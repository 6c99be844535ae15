import { analyse } from '../../encoding/analyser.js';
import { STOP_WORDS } from '../../encoding/stop-words.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { caseNumbers } from '../../../../core/text/law-names/case-numbers.js';
import { caseCitations } from '../../../../core/text/law-names/case-citations.js';
import { letters, NameIndex } from './name-index.js';
import { partiesIn, sameParties, stretchOf } from './party-names.js';
import { acronymScore, LAW_WORD, nameWords, type NameWord } from '../../encoding/law-names/name-words.js';

/** A stretch of a question that names documents of the library. */
export interface NamedDocuments {
  documentIds: string[];
  start: number;
  end: number;
  /** 0 to 1. */
  confidence: number;
}

/** Judgments that one question may cite. */
const MAX_CITATIONS = 8;
/** Judgments between the same parties. */
const MOST_NAMESAKES = 2;
const MAX_NAME_WORDS = 12;
const MAX_TIED = 5;
/** Below this share of the phrase's weight, a document is not the one meant. */
const MIN_COVERAGE = 0.55;
const MIN_MARGIN = 1.15;
/** A declared or well-known short name is more certain than any run of initials. */
const SHORT_NAME_SCORE = 1.1;
const MAX_ACRONYM = 8;
/** What initials are worth that leave the word for the law out, beside those that have it. */
const OTHER_WORD = 0.99;
/** Words of a question that are compared with the initials of the whole library. */
const MAX_COMPARED = 60;

/** Finds which documents of the library a question names: by title, part of a title, abbreviation, parties or opening words. */
export class DocumentNames {
  private readonly index = new NameIndex();

  constructor(entries: readonly CatalogueEntry[] = []) {
    this.update(entries);
  }

  /** Applies the library as it is now; costs only as much as what changed. */
  update(entries: readonly CatalogueEntry[]): void {
    this.index.update(entries);
  }

  /** Laws named in running text: "Negotiable Instruments Act", "Rent Control Act, 1958", "NI Act", "RERA", "CrPC". */
  findLaws(question: string): NamedDocuments[] {
    return [...this.byTitle(question), ...this.byAbbreviation(question)].sort(
      (a, b) => b.confidence - a.confidence || b.end - b.start - (a.end - a.start),
    );
  }

  /** The judgments that a question cites by citation, "2025 INSC 1133", or by the number of the case, with those that the library does not hold. */
  findCitations(question: string): (NamedDocuments & { written: string; titles: string[] })[] {
    return [...caseCitations(question, MAX_CITATIONS), ...caseNumbers(question, MAX_CITATIONS)].map(({ key, written, start, end }) => {
      const numbers = this.index.withCitation(key);
      return {
        documentIds: this.idsOf(numbers),
        titles: numbers.map((number) => this.index.title(number).entry.title),
        written,
        start,
        end,
        confidence: 1,
      };
    });
  }

  /**
   * The judgments that a question names by their parties, whichever part of their names it gives, with those that the library does not hold.
   * Parties that fit several judgments name none.
   */
  findCases(question: string): (NamedDocuments & { written: string | null; titles: string[] })[] {
    return partiesIn(question).flatMap((named) => {
      const { before, after, written, start, end } = named;
      const fits = this.withWords(before, after).filter((at) => sameParties(named, this.index.title(at).entry.title) !== null);
      if (fits.length > MOST_NAMESAKES) return [];
      const titles = fits.map((at) => this.index.title(at).entry.title);
      if (titles.length === 0) return written === null ? [] : [{ documentIds: [], titles, written, start, end, confidence: 0 }];
      const match = written === null ? sameParties(named, titles[0] ?? '') : null;
      const place = match ? stretchOf(question, named, match) : { start, end };
      return [{ documentIds: this.idsOf(fits), titles, written, ...place, confidence: 1 }];
    });
  }

  /** Judgments whose names have a word of each side. */
  private withWords(before: readonly string[], after: readonly string[]): number[] {
    const of = (words: readonly string[]): Set<number> =>
      new Set(words.flatMap((word) => analyse(word).flatMap((term) => this.index.withTerm(term))));
    const other = of(after);
    return [...of(before)].filter((at) => other.has(at) && this.index.title(at).entry.documentType === 'judgment').sort((a, b) => a - b);
  }

  private byTitle(question: string): NamedDocuments[] {
    const words = nameWords(question);
    const found: NamedDocuments[] = [];
    for (const [last, word] of words.entries()) {
      if (!LAW_WORD.test(word.surface)) continue;
      let best: { at: number; first: number; count: number; share: number }[] = [];
      for (const at of this.candidates(words[last - 1], word)) {
        const title = this.index.title(at);
        const match = matchLeftwards(words, last, title.words);
        if (match.count < 2) continue;
        const result = { at, first: match.first, count: match.count, share: match.count / title.words.length };
        const top = best[0];
        const better = !top || result.count > top.count || (result.count === top.count && result.share > top.share);
        if (better) best = [result];
        else if (result.count === top.count && result.share === top.share) best.push(result);
      }
      const top = best[0];
      if (!top || best.length > MAX_TIED) continue;
      const year = /^[,\s]*\(?(\d{4})\)?/.exec(question.slice(word.end));
      const dated = year ? best.filter(({ at }) => this.index.title(at).entry.year === Number(year[1])) : [];
      const chosen = dated.length ? dated : best;
      found.push({
        documentIds: this.idsOf(chosen.map(({ at }) => at)),
        start: words[top.first]?.start ?? 0,
        end: word.end + (year ? year[0].length : 0),
        confidence: 0.7 + 0.3 * top.share,
      });
    }
    return found;
  }

  private byAbbreviation(question: string): NamedDocuments[] {
    const found: NamedDocuments[] = [];
    let compared = 0;
    for (const match of question.matchAll(
      /(?<![\p{L}\p{N}])((?:\p{L}\.\s?){2,}|\p{L}(?:\s?&\s?\p{L})+|\p{L}{2,12})(\s*(?:act|code|rules|regulations)\b)?(?:,?\s*(\d{4}))?/giu,
    )) {
      const [whole, raw = '', law, year] = match;
      const abbreviation = letters(raw);
      // "What IS theft": a word that every sentence has abbreviates only before "Act".
      if (!law && STOP_WORDS.has(raw.toLowerCase())) continue;
      const capitals = !/\p{Ll}/u.test(raw);
      if (capitals || law) compared += 1;
      const { numbers, score } = this.abbreviated(abbreviation, law ? letters(law) : '', capitals && compared <= MAX_COMPARED);
      const dated = numbers.filter((at) => this.index.title(at).entry.year === Number(year));
      if (numbers.length > 0 && numbers.length <= 2) {
        const documentIds = this.idsOf(dated.length > 0 ? dated : numbers);
        found.push({ documentIds, start: match.index, end: match.index + whole.length, confidence: Math.min(1, score * 0.9) });
      }
    }
    return found;
  }

  /** Titles that contain both words; a name needs two. */
  private candidates(before: NameWord | undefined, last: NameWord): readonly number[] {
    if (!before) return [];
    const [a, b] = [this.index.withStem(before.stem), this.index.withStem(last.stem)];
    return a.length < b.length ? a : b;
  }

  /** The documents that an abbreviation fits best; initials count when they are written as such or a law word follows. */
  private abbreviated(abbreviation: string, law: string, capitals: boolean): { numbers: number[]; score: number } {
    const short = [abbreviation, ...(law ? [abbreviation + law] : [])].flatMap((name) => this.index.withShortName(name));
    if (short.length > 0) return { numbers: distinct(short), score: SHORT_NAME_SCORE };
    if (!(capitals || law) || abbreviation.length > MAX_ACRONYM) return { numbers: [], score: 0 };
    let best = 0;
    let chosen: string[] = [];
    for (const initials of this.index.initials()) {
      // "C.P. Act" is no Code.
      const score = law
        ? Math.max(OTHER_WORD * acronymScore(abbreviation, initials), acronymScore(abbreviation + law.charAt(0), initials))
        : acronymScore(abbreviation, initials);
      if (score === 0 || score < best) continue;
      if (score > best) chosen = [];
      best = score;
      chosen.push(initials);
    }
    return { numbers: distinct(chosen.flatMap((initials) => this.index.withInitials(initials))), score: best };
  }

  private idsOf(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.index.title(number).entry.documentId);
  }

  /**
   * The document that a phrase describes ("the Reseller Agreement between A and B", "A v B"), by the share of the phrase's
   * IDF weight that the title and opening words hold. Null when none stands out.
   */
  describe(phrase: string): { documentIds: string[]; coverage: number } | null {
    const terms = [...new Set(analyse(phrase))];
    const total = this.index.size;
    const scores = new Map<number, number>();
    let mass = 0;
    for (const term of terms) {
      const list = this.index.withTerm(term);
      const weight = Math.log(1 + (total - list.length + 0.5) / (list.length + 0.5));
      mass += weight;
      for (const at of list) scores.set(at, (scores.get(at) ?? 0) + weight);
    }
    const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const top = ranked[0];
    if (!top || mass === 0 || top[1] / mass < MIN_COVERAGE) return null;
    const close = ranked.filter(([, score]) => score * MIN_MARGIN >= top[1]);
    if (close.length > 2) return null;
    return { documentIds: this.idsOf(close.map(([at]) => at)), coverage: top[1] / mass };
  }
}

/** The longest ordered match of the words that end at `last` with the words of a title, gaps allowed in the title only. */
function matchLeftwards(words: readonly NameWord[], last: number, title: readonly NameWord[]): { first: number; count: number } {
  let count = 0;
  let first = last;
  let at = title.length - 1;
  for (let i = last; i >= 0 && last - i < MAX_NAME_WORDS; i--) {
    let j = at;
    while (j >= 0 && title[j]?.stem !== words[i]?.stem) j--;
    if (j < 0) break;
    at = j - 1;
    first = i;
    count++;
  }
  return { first, count };
}

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
