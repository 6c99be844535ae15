import { NoActiveGenerationError } from '../model/errors.js';
import type { GenerationId } from '../model/types.js';
import { Catalog } from '../storage/catalog.js';
import { GenerationReader } from './generation-reader.js';
import type { ReaderMethods, StoreSettings } from './reader-methods.js';

/** The active generation and one more, so that a new one can be looked at before it is promoted. */
const MAX_OPEN = 2;

/** Searches the generations of a folder. */
export class IndexReader implements ReaderMethods {
  private openCatalog: Catalog | undefined;
  /** In order of last use. */
  private readonly open = new Map<GenerationId, GenerationReader>();

  constructor(private readonly settings: StoreSettings) {}

  init(): void {
    this.catalog.recover();
  }

  active(): ReturnType<ReaderMethods['active']> {
    const id = this.catalog.activeId();
    return (id !== null && this.catalog.find(id)) || null;
  }

  generations(): ReturnType<ReaderMethods['generations']> {
    return this.catalog.list();
  }

  search({ generation, ...query }: Parameters<ReaderMethods['search']>[0]): ReturnType<ReaderMethods['search']> {
    return this.reading(generation ?? null, (id, reader) => ({ generation: id, rrfK: reader.manifest.rrfK, legs: reader.search(query) }));
  }

  idf({ termIds, generation }: Parameters<ReaderMethods['idf']>[0]): ReturnType<ReaderMethods['idf']> {
    return this.reading(generation ?? null, (id, reader) => ({ generation: id, ...reader.idf(termIds) }));
  }

  documents({ generation, after, limit }: Parameters<ReaderMethods['documents']>[0]): ReturnType<ReaderMethods['documents']> {
    return this.reading(generation, (_, reader) => reader.documents(after, limit));
  }

  stats(generation: GenerationId | null): ReturnType<ReaderMethods['stats']> {
    return this.reading(generation, (id, reader) => ({ generation: id, manifest: reader.manifest, ...reader.stats() }));
  }

  probe(): ReturnType<ReaderMethods['probe']> {
    if (this.catalog.activeId() === null) return null;
    return this.reading(null, (generation, reader) => {
      const term = reader.anyTerm();
      if (term === undefined) return { generation, hits: 0 };
      const lexical = { termIds: Uint32Array.of(term), weights: Float32Array.of(1) };
      return { generation, hits: reader.search({ lexical, limit: 1, candidates: 1 }).lexical?.length ?? 0 };
    });
  }

  /** Closes every file; the next call opens what it needs. */
  forget(): void {
    for (const id of [...this.open.keys()]) this.shut(id);
    this.openCatalog?.close();
    this.openCatalog = undefined;
  }

  private get catalog(): Catalog {
    if (this.openCatalog?.replaced) this.forget();
    return (this.openCatalog ??= Catalog.open(this.settings.directory));
  }

  private reading<T>(wanted: GenerationId | null, work: (id: GenerationId, reader: GenerationReader) => T): T {
    if (wanted !== null) this.requireSealed(wanted);
    for (let retried = false; ; retried = true) {
      const id = wanted ?? this.catalog.activeId();
      if (id === null) throw new NoActiveGenerationError('');
      try {
        return work(id, this.reader(id));
      } catch (error) {
        // Between reading the catalog and opening the file another process may have promoted a newer one and dropped this.
        const dropped = !this.catalog.find(id);
        if (dropped) this.shut(id);
        if (!dropped || retried) throw error;
      }
    }
  }

  private reader(id: GenerationId): GenerationReader {
    const reader = this.open.get(id) ?? new GenerationReader(this.catalog.file(id), this.settings.cacheBytes);
    this.open.delete(id);
    this.open.set(id, reader);
    for (const other of [...this.open.keys()].slice(0, -1)) {
      if (this.open.size > MAX_OPEN || !this.catalog.find(other)) this.shut(other);
    }
    return reader;
  }

  private requireSealed(id: GenerationId): void {
    const state = this.catalog.find(id)?.state;
    if (!state || state === 'building') throw new NoActiveGenerationError(`There is no sealed generation ${id}.`);
  }

  private shut(id: GenerationId): void {
    this.open.get(id)?.close();
    this.open.delete(id);
  }
}
