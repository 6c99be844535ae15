import type { CatalogueEntry } from '../../library/source-catalogue.js';

/** What happened to the documents of a library since they were last compared. */
export interface LibraryChanges {
  /** New, or a different object than before; each with its previous entry. */
  changed: readonly { entry: CatalogueEntry; before: CatalogueEntry | undefined }[];
  removed: readonly CatalogueEntry[];
}

/** The documents of a library by their ids, and what changes among them: one pass that only compares objects. */
export class LibraryEntries {
  private readonly held = new Map<string, CatalogueEntry>();

  get all(): ReadonlyMap<string, CatalogueEntry> {
    return this.held;
  }

  /** Applies the library as it is now; an entry that is the same object as before has not changed. */
  take(entries: readonly CatalogueEntry[]): LibraryChanges {
    const changed: { entry: CatalogueEntry; before: CatalogueEntry | undefined }[] = [];
    for (const entry of entries) {
      const before = this.held.get(entry.documentId);
      if (before === entry) continue;
      changed.push({ entry, before });
      this.held.set(entry.documentId, entry);
    }
    const removed: CatalogueEntry[] = [];
    if (this.held.size > entries.length) {
      const kept = new Set(entries.map(({ documentId }) => documentId));
      for (const entry of this.held.values()) if (!kept.has(entry.documentId)) removed.push(entry);
      for (const { documentId } of removed) this.held.delete(documentId);
    }
    return { changed, removed };
  }
}
