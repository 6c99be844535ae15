import { actsNamedIn } from '../../encoding/languages/act-names.js';
import { DEVANAGARI } from '../../encoding/languages/devanagari.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { type LibraryChanges, LibraryEntries } from './library-changes.js';

/** Words that do not help to tell which act a title names. */
const FILLER = new Set(['the', 'of', 'and', 'for', 'a', 'an', 'to', 'in', 'on', 'at', 'act', 'code', 'india', 'indian']);
const YEAR = /\b(1[6-9]\d{2}|20\d{2})$/;
/** Share of the words of two titles that must be the same: printed editions may leave a word out, but never half of them. */
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

/** Which documents of a library are the acts that the guide names; an update costs only as much as what changed. */
export class LibraryActs {
  private readonly byId = new Map<string, Act>();
  /** By word and year: few acts share both. */
  private readonly withWord = new Map<string, Set<Act>>();
  private readonly found = new Map<string, readonly string[]>();
  /** Titles whose documents were looked up, by each of their words. */
  private readonly askedWith = new Map<string, Set<string>>();

  constructor(entries: readonly CatalogueEntry[] = []) {
    this.update(new LibraryEntries().take(entries));
  }

  /** Applies what changed. @returns titles that may mean other documents now */
  update({ changed, removed }: LibraryChanges): string[] {
    const touched = new Set<string>();
    for (const { documentId } of [...removed, ...changed.map(({ entry }) => entry)]) {
      const known = this.byId.get(documentId);
      if (known) this.remove(known, touched);
    }
    for (const { entry } of changed) if (entry.documentType !== 'judgment') this.add(entry, touched);
    const titles = new Set([...touched].flatMap((word) => [...(this.askedWith.get(word) ?? [])]));
    for (const title of titles) this.found.delete(title);
    return [...titles];
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
    const alike = [...this.candidates(words, year)]
      .filter((each) => isSame(each, words, year))
      .map((each) => ({ ...each, likeness: likeness(words, each.words) }));
    const best = alike.reduce((most, each) => Math.max(most, each.likeness), 0);
    const documents = alike.filter((each) => each.likeness === best).map(({ documentId }) => documentId);
    for (const word of words) addTo(this.askedWith, word, act);
    // Last, since the work may be interrupted: what is found must be forgotten when one of the words changes.
    this.found.set(act, documents);
    return documents;
  }

  private candidates(words: ReadonlySet<string>, year: number | null): Iterable<Act> {
    if (year === null) return this.byId.values();
    return new Set(
      [...words].flatMap((word) => [...(this.withWord.get(keyOf(word, year)) ?? []), ...(this.withWord.get(keyOf(word, null)) ?? [])]),
    );
  }

  private add(entry: CatalogueEntry, touched: Set<string>): void {
    const { documentId, title, year } = entry;
    const act = { documentId, year: year ?? yearOf(title), words: wordsOf(englishTitle(title)) };
    this.byId.set(documentId, act);
    for (const word of act.words) {
      addTo(this.withWord, keyOf(word, act.year), act);
      touched.add(word);
    }
  }

  private remove(act: Act, touched: Set<string>): void {
    this.byId.delete(act.documentId);
    for (const word of act.words) {
      const acts = this.withWord.get(keyOf(word, act.year));
      acts?.delete(act);
      if (acts?.size === 0) this.withWord.delete(keyOf(word, act.year));
      touched.add(word);
    }
  }
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

const keyOf = (word: string, year: number | null): string => `${word} ${year ?? ''}`;

/** An act that is loaded in Hindi is known by its English title; one with an unknown Hindi title keeps that. */
export const englishTitle = (title: string): string => (DEVANAGARI.test(title) ? (actsNamedIn(title)[0]?.act ?? title) : title);

/** @returns null where the title does not end in a year */
export const yearOf = (title: string): number | null => Number(YEAR.exec(title.trim())?.[1] ?? 0) || null;
