import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { undatedAct } from '../../reading/undated-acts.js';
import type { Successors } from '../successors.js';
import { englishTitle, yearOf } from './library-acts.js';
import type { LibraryChanges } from './library-changes.js';
import { isPartOf, keysOfTitle, keysWithoutState, nameKey, writtenOut } from './undated-names.js';

/** Years after which a name without a year no longer means the repealed act. */
const FORGOTTEN_AFTER = 10;
const INDIAN = /\bIndian?\b/u;

/** An act that a name without a year may mean. */
interface Namesake {
  /** Null where its title gives none. */
  year: number | null;
  /** The year from which another act applies instead; null for one that is still in force, or where that is not known. */
  until: number | null;
  /** Null where the library lacks it. */
  documentId: string | null;
  /** Whether the name is its own, and not that of the act before it. */
  own: boolean;
}

/** Which documents of a library are meant where a text names an act without its year: only where no more than one act can be meant. */
export class UndatedActs {
  private readonly byKey = new Map<string, Map<string, Namesake>>();
  /** Acts of single States by what is left of their names without the State. */
  private readonly ofStates = new Map<string, Set<string>>();
  private readonly titles = new Map<string, string>();
  private readonly asked = new Map<string, Set<string>>();
  private guide: ReadonlyMap<string, readonly Namesake[]> | undefined;

  /** @param known all acts that the guide knows, and what became of them; asked for once, when the first name is looked up */
  constructor(private readonly known: () => { titles: readonly string[]; successors: Successors }) {}

  /** Applies what changed in the library. @returns names that may mean other documents now */
  update({ changed, removed }: LibraryChanges): string[] {
    const touched = new Set<string>();
    for (const { documentId } of [...removed, ...changed.map(({ entry }) => entry)]) this.remove(documentId, touched);
    for (const { entry } of changed) if (entry.documentType === 'act') this.add(entry, touched);
    return [...touched].flatMap((key) => [...(this.asked.get(key) ?? [])]);
  }

  /** @param cited as `citedActs` writes an act without its year */
  documentsOf(cited: string): readonly string[] {
    const undated = undatedAct(cited);
    const name = undated ? writtenOut(undated.name) : '';
    const key = nameKey(name);
    if (!undated || key === null) return [];
    this.asked.set(key, (this.asked.get(key) ?? new Set()).add(cited));
    if (this.ofStates.has(key) && !INDIAN.test(name)) return [];
    const held = [...(this.byKey.get(key)?.values() ?? [])];
    if (held.length === 0) return [];
    return meant(held, this.guides().get(key) ?? [], undated.textYear);
  }

  private add({ documentId, title, year }: CatalogueEntry, touched: Set<string>): void {
    const english = englishTitle(title);
    this.titles.set(documentId, english);
    for (const key of keysOfTitle(english)) {
      const held = this.byKey.get(key) ?? new Map<string, Namesake>();
      this.byKey.set(key, held.set(documentId, { year: year ?? yearOf(title), until: null, documentId, own: true }));
      touched.add(key);
    }
    for (const key of keysWithoutState(english)) {
      this.ofStates.set(key, (this.ofStates.get(key) ?? new Set()).add(documentId));
      touched.add(key);
    }
  }

  private remove(documentId: string, touched: Set<string>): void {
    const title = this.titles.get(documentId);
    if (title === undefined) return;
    this.titles.delete(documentId);
    for (const key of keysOfTitle(title)) removeFrom(this.byKey, key, documentId, touched);
    for (const key of keysWithoutState(title)) removeFrom(this.ofStates, key, documentId, touched);
  }

  /** The acts of the guide by what they are called, and after them what took their place under a name that holds the same words. */
  private guides(): ReadonlyMap<string, readonly Namesake[]> {
    if (this.guide) return this.guide;
    const { titles, successors } = this.known();
    const all = new Map<string, Namesake[]>();
    const add = (key: string, title: string, own: boolean): void => {
      const since = successors.of(title)?.since;
      const namesake = { year: yearOf(title), until: since === undefined ? null : Number(since.slice(0, 4)), documentId: null, own };
      all.set(key, [...(all.get(key) ?? []), namesake]);
    };
    for (const title of titles)
      for (const key of keysOfTitle(title)) {
        add(key, title, true);
        for (const heir of successors.of(title)?.to ?? []) if (isPartOf(key, heir) && !keysOfTitle(heir).has(key)) add(key, heir, false);
      }
    return (this.guide = all);
  }
}

/** The documents of the one act that a text of a year can mean; none where there may be two, or where it is one that the library lacks. */
function meant(held: readonly Namesake[], known: readonly Namesake[], textYear: number | null): string[] {
  // A document that gives no year is taken for the act of the guide, if there is only one.
  const [only, ...more] = known;
  const dated = held.map((each) => ({ ...each, year: each.year ?? (more.length === 0 ? (only?.year ?? null) : null) }));
  const all = [...dated, ...known].filter(({ year }) => textYear === null || year === null || year <= textYear);
  const latest = all.reduce((most, { year }) => Math.max(most, year ?? 0), 0);
  const forgotten = new Set(
    all
      .filter(({ year, until }) => until !== null && textYear !== null && until + FORGOTTEN_AFTER <= textYear && (year ?? 0) < latest)
      .map(({ year }) => year),
  );
  const left = all.filter(({ year }) => !forgotten.has(year));
  const years = new Set(left.map(({ year }) => year));
  if (years.size !== 1 || (years.has(null) && left.length > 1)) return [];
  return left.flatMap(({ documentId, own }) => (documentId !== null && own ? [documentId] : []));
}

interface Deletable {
  delete(documentId: string): boolean;
  readonly size: number;
}

function removeFrom<V extends Deletable>(lists: Map<string, V>, key: string, documentId: string, touched: Set<string>): void {
  const list = lists.get(key);
  list?.delete(documentId);
  if (list?.size === 0) lists.delete(key);
  touched.add(key);
}
