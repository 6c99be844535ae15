import { analyse } from '../analyser.js';
import type { CatalogueEntry } from '../source-catalogue.js';
import { acronymScore, LAW_WORD, nameInitials, nameWords, type NameWord } from './name-words.js';
import { KNOWN_ABBREVIATIONS } from './known-abbreviations.js';

/** A stretch of a question that names documents of the library. */
export interface NamedDocuments {
  documentIds: string[];
  start: number;
  end: number;
  /** 0 to 1. */
  confidence: number;
}

interface Title {
  entry: CatalogueEntry;
  words: NameWord[];
  /** Initials with and without the law word at the end. */
  initials: string[];
  shorts: Set<string>;
}

const MAX_NAME_WORDS = 12;
const MAX_TIED = 5;
/** Below this share of the phrase's weight a document is not the one meant. */
const MIN_COVERAGE = 0.55;
const MIN_MARGIN = 1.15;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Finds which documents of the library a question names: by title, part of a title, abbreviation, parties or opening words. */
export class DocumentNames {
  private readonly titles: Title[];
  private readonly postings = new Map<string, number[]>();
  private readonly byWord = new Map<string, number[]>();

  constructor(private readonly entries: readonly CatalogueEntry[]) {
    const declared = entries.flatMap((entry) => entry.shortNames);
    this.titles = entries.map((entry) => {
      const words = nameWords(entry.title);
      const stems = new Set(words.map((word) => word.stem));
      const means = (full: string): boolean => nameWords(full).every((word) => stems.has(word.stem));
      const known = KNOWN_ABBREVIATIONS.filter(([, full]) => means(full)).map(([short]) => letters(short));
      const shorts = new Set([
        ...known,
        ...declared.filter((name) => nameWords(name.full).length > 1 && means(name.full)).map((name) => letters(name.short)),
      ]);
      return { entry, words, initials: nameInitials(entry.title), shorts };
    });
    for (const [at, title] of this.titles.entries()) {
      for (const stem of new Set(title.words.map((word) => word.stem))) this.push(this.byWord, stem, at);
      for (const term of new Set(analyse(`${title.entry.title} ${title.entry.opening}`))) this.push(this.postings, term, at);
    }
  }

  private push(map: Map<string, number[]>, key: string, at: number): void {
    const list = map.get(key);
    if (list) list.push(at);
    else map.set(key, [at]);
  }

  /** Laws named in running text: "Negotiable Instruments Act", "Rent Control Act, 1958", "NI Act", "RERA", "CrPC". */
  findLaws(question: string): NamedDocuments[] {
    return [...this.byTitle(question), ...this.byAbbreviation(question)].sort(
      (a, b) => b.confidence - a.confidence || b.end - b.start - (a.end - a.start),
    );
  }

  private byTitle(question: string): NamedDocuments[] {
    const words = nameWords(question);
    const found: NamedDocuments[] = [];
    for (const [last, word] of words.entries()) {
      if (!LAW_WORD.test(word.surface)) continue;
      const candidates = new Set(this.byWord.get(word.stem) ?? []);
      let best: { at: number; first: number; count: number; share: number }[] = [];
      for (const at of candidates) {
        const title = this.titles[at] as Title;
        const match = matchLeftwards(words, last, title.words);
        if (match.count < 2) continue;
        const result = { at, first: match.first, count: match.count, share: match.count / title.words.length };
        const top = best[0];
        const better = !top || result.count > top.count || (result.count === top.count && result.share > top.share);
        if (better) best = [result];
        else if (top && result.count === top.count && result.share === top.share) best.push(result);
      }
      const top = best[0];
      if (!top || best.length > MAX_TIED) continue;
      const year = /^[,\s]*\(?(\d{4})\)?/.exec(question.slice(word.end));
      const dated = year ? best.filter((b) => this.titles[b.at]?.entry.year === Number(year[1])) : [];
      const chosen = dated.length ? dated : best;
      found.push({
        documentIds: chosen.map((b) => (this.titles[b.at] as Title).entry.documentId),
        start: words[top.first]?.start ?? 0,
        end: word.end + (year ? year[0].length : 0),
        confidence: 0.7 + 0.3 * top.share,
      });
    }
    return found;
  }

  private byAbbreviation(question: string): NamedDocuments[] {
    const found: NamedDocuments[] = [];
    for (const match of question.matchAll(
      /(?<![\p{L}\p{N}])((?:\p{L}\.\s?){2,}|\p{L}(?:\s?&\s?\p{L})+|\p{L}{2,12})(\s+(?:act|code|rules|regulations)\b)?(?:,?\s*\d{4})?/giu,
    )) {
      const [whole, raw = '', law] = match;
      const abbreviation = letters(raw);
      const capitals = !/\p{Ll}/u.test(raw);
      let best = 0;
      let chosen: string[] = [];
      for (const title of this.titles) {
        let score = title.shorts.has(abbreviation) || (law && title.shorts.has(letters(raw + law))) ? 1.1 : 0;
        if (!score && (capitals || law) && abbreviation.length <= 8) {
          const forms = law ? [abbreviation, abbreviation + law.trim()[0]?.toLowerCase()] : [abbreviation];
          score = Math.max(...forms.flatMap((form) => title.initials.map((initials) => acronymScore(form, initials))));
          if (title.entry.documentType === 'judgment') score = 0;
        }
        if (score > best) {
          best = score;
          chosen = [title.entry.documentId];
        } else if (score === best && score > 0) chosen.push(title.entry.documentId);
      }
      if (best > 0 && chosen.length <= 2) {
        found.push({ documentIds: chosen, start: match.index, end: match.index + whole.length, confidence: Math.min(1, best * 0.9) });
      }
    }
    return found;
  }

  /**
   * The document that a phrase describes ("the Reseller Agreement between A and B", "A v B"), by the share of the phrase's
   * IDF weight that the title and opening words hold. Null when none stands out.
   */
  describe(phrase: string): { documentIds: string[]; coverage: number } | null {
    const terms = [...new Set(analyse(phrase))];
    const total = this.entries.length;
    const scores = new Map<number, number>();
    let mass = 0;
    for (const term of terms) {
      const list = this.postings.get(term) ?? [];
      const weight = Math.log(1 + (total - list.length + 0.5) / (list.length + 0.5));
      mass += weight;
      for (const at of list) scores.set(at, (scores.get(at) ?? 0) + weight);
    }
    const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const top = ranked[0];
    if (!top || mass === 0 || top[1] / mass < MIN_COVERAGE) return null;
    const close = ranked.filter(([, score]) => score * MIN_MARGIN >= top[1]);
    if (close.length > 2) return null;
    return { documentIds: close.map(([at]) => (this.titles[at] as Title).entry.documentId), coverage: top[1] / mass };
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
