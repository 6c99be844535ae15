import type { CatalogueEntry } from '../../library/source-catalogue.js';
import type { LibraryChanges } from './library-changes.js';
import { undatedAct } from '../../reading/undated-acts.js';

const NONE: ReadonlySet<string> = new Set();

/** The number of documents citing the most cited act from which its share counts in full. */
const TELLING = 100;

/** Which documents are the act of a name, with its year or as `citedActs` writes it without one. */
interface NamedActs {
  documentsOf(name: string): readonly string[];
}

/** How many documents of a library cite an act; an update costs only as much as what changed. */
export class ActCitations {
  /** How many documents cite an act under this name. */
  private readonly counts = new Map<string, number>();
  /** The documents that are the act of a name, and the names that a document is cited by. */
  private readonly documentsOf = new Map<string, readonly string[]>();
  private readonly namesOf = new Map<string, Set<string>>();
  private most: number | undefined;

  constructor(private readonly acts: NamedActs) {}

  /**
   * Applies what changed in the library; to be called after the acts were updated.
   * @param titles that may mean other documents now
   */
  update({ changed, removed }: LibraryChanges, titles: readonly string[]): void {
    const open = new Set(titles.filter((name) => this.counts.has(name)));
    for (const { entry, before } of changed) {
      if (before) this.count(before, -1, open);
      this.count(entry, 1, open);
    }
    for (const entry of removed) this.count(entry, -1, open);
    for (const name of open) this.resolve(name);
    if (open.size > 0) this.most = undefined;
  }

  /** How many documents cite the act that a document holds, by name and year; other names only link documents and do not count. */
  citing(documentId: string): number {
    const dated = [...(this.namesOf.get(documentId) ?? NONE)].filter((name) => undatedAct(name) === null);
    return dated.reduce((sum, name) => sum + (this.counts.get(name) ?? 0), 0);
  }

  /** The names by which documents cite the act that a document holds. */
  namesFor(documentId: string): string[] {
    return [...(this.namesOf.get(documentId) ?? NONE)];
  }

  /**
   * 0 for an act that nobody cites, 1 for the one that most documents cite; each factor of ten counts the same. In a small library no act
   * comes near 1: that two of a dozen documents cite it says little.
   */
  share(documentId: string): number {
    this.most ??= [...this.namesOf.keys()].reduce((most, id) => Math.max(most, this.citing(id)), 0);
    return Math.log1p(this.citing(documentId)) / Math.log1p(Math.max(this.most, TELLING));
  }

  /** Acts that documents cite with their years and the library does not hold, each with how many cite it. */
  lacking(): Map<string, number> {
    return new Map([...this.counts].filter(([name]) => undatedAct(name) === null && (this.documentsOf.get(name) ?? []).length === 0));
  }

  private count({ cites = [] }: CatalogueEntry, by: 1 | -1, open: Set<string>): void {
    for (const name of cites) {
      const count = (this.counts.get(name) ?? 0) + by;
      if (count > 0) this.counts.set(name, count);
      else this.counts.delete(name);
      open.add(name);
    }
  }

  private resolve(name: string): void {
    for (const id of this.documentsOf.get(name) ?? []) {
      const names = this.namesOf.get(id);
      names?.delete(name);
      if (names?.size === 0) this.namesOf.delete(id);
    }
    this.documentsOf.delete(name);
    if (!this.counts.has(name)) return;
    const documents = this.acts.documentsOf(name);
    this.documentsOf.set(name, documents);
    for (const id of documents) this.namesOf.set(id, (this.namesOf.get(id) ?? new Set()).add(name));
  }
}
