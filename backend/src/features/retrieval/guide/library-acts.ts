import { actsNamedIn } from '../encoding/languages/act-names.js';
import { DEVANAGARI } from '../encoding/languages/devanagari.js';
import type { CatalogueEntry } from '../library/source-catalogue.js';

/** Words that say nothing about which act a title names. */
const FILLER = new Set(['the', 'of', 'and', 'for', 'a', 'an', 'to', 'in', 'on', 'at', 'act', 'code', 'india', 'indian']);
const YEAR = /\b(1[6-9]\d{2}|20\d{2})$/;
/** Share of the words of two titles that must be the same: prints leave a word out, never half of them. */
const ALIKE = 0.6;

interface Act {
  documentId: string;
  words: ReadonlySet<string>;
  year: number | null;
}

function wordsOf(title: string): Set<string> {
  const words =
    title
      .trim()
      .replace(YEAR, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const telling = words.filter((word) => !FILLER.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

const isSame = (act: Act, words: ReadonlySet<string>, year: number | null): boolean =>
  (act.year === null || year === null || act.year === year) && likeness(words, act.words) >= ALIKE;

/** Which documents of a library are the acts that the guide names. */
export class LibraryActs {
  private readonly acts: readonly Act[];
  private readonly byId: ReadonlyMap<string, Act>;
  private readonly withWord = new Map<string, Act[]>();
  private readonly found = new Map<string, readonly string[]>();

  constructor(entries: readonly CatalogueEntry[]) {
    this.acts = entries
      .filter(({ documentType }) => documentType !== 'judgment')
      .map(({ documentId, title, year }) => ({ documentId, year: year ?? yearOf(title), words: wordsOf(englishTitle(title)) }));
    this.byId = new Map(this.acts.map((act) => [act.documentId, act]));
    for (const act of this.acts)
      for (const word of act.words) {
        const acts = this.withWord.get(word);
        if (acts) acts.push(act);
        else this.withWord.set(word, [act]);
      }
  }

  /** Whether a document is one of these acts. */
  isOneOf(documentId: string, acts: readonly string[]): boolean {
    const act = this.byId.get(documentId);
    return act !== undefined && acts.some((title) => isSame(act, wordsOf(title), yearOf(title)));
  }

  /**
   * The documents that are an act; several when the library holds it twice, none when it lacks it.
   * @param act title and year: 'Negotiable Instruments Act, 1881'
   */
  documentsOf(act: string): readonly string[] {
    const known = this.found.get(act);
    if (known) return known;
    const words = wordsOf(act);
    const year = yearOf(act);
    const candidates = new Set([...words].flatMap((word) => this.withWord.get(word) ?? []));
    const alike = [...candidates]
      .filter((each) => isSame(each, words, year))
      .map((each) => ({ ...each, likeness: likeness(words, each.words) }));
    const best = alike.reduce((most, each) => Math.max(most, each.likeness), 0);
    const documents = alike.filter((each) => each.likeness === best).map(({ documentId }) => documentId);
    this.found.set(act, documents);
    return documents;
  }
}

/** An act that is loaded in Hindi is known by its English title; one whose Hindi title nobody knows keeps it. */
const englishTitle = (title: string): string => (DEVANAGARI.test(title) ? (actsNamedIn(title)[0]?.act ?? title) : title);

const yearOf = (title: string): number | null => Number(YEAR.exec(title.trim())?.[1] ?? 0) || null;
