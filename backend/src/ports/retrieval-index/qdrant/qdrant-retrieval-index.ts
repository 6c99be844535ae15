import { denseHits, fuseHits, isSameManifest, lexicalHits } from '@themis/sparse-index';
import { randomBytes } from 'node:crypto';
import {
  ActiveGenerationChangedError,
  ActiveGenerationDropError,
  BuilderBusyError,
  GenerationNotSealedError,
  IndexUnavailableError,
  StaleVersionError,
} from '../errors.js';
import { CircuitBreaker } from '../../../core/concurrency/circuit-breaker.js';
import {
  type BuildOptions,
  type GenerationBuilder,
  type GenerationId,
  type GenerationInfo,
  type GenerationManifest,
  type IndexCapabilities,
  type IndexDocument,
  type IndexStats,
  RetrievalIndex,
  type SearchQuery,
  type SearchResult,
  type TermIdf,
} from '../retrieval-index.js';
import { untilAborted } from '../../../core/async/until-aborted.js';
import { ActiveGeneration, type Answer } from './active-generation.js';
import { CollectionSizes } from './collection-sizes.js';
import { GenerationRegistry, type RegistryEntry, type Target } from './generation-registry.js';
import { QdrantBuilder } from './qdrant-builder.js';
import { createCollection, FIRST_PASSAGES, LEXICAL_VECTOR, qdrantFilter } from './qdrant-collection.js';
import { isNotFound, QdrantConnection } from './qdrant-connection.js';
import { listDocuments, removeDocument, replaceDocument } from './qdrant-documents.js';
import { type LegVector, searchLegs } from './qdrant-search.js';
import { termIdf } from './qdrant-idf.js';
import { QueryBatches } from './query-batches.js';
import { SealedWrites } from './sealed-writes.js';
import { checkFilter, checkManifest, checkQuery, usableDense } from '../sparse-index.js';

export interface QdrantIndexOptions {
  /** With Qdrant's port 6333 unless it listens on its protocol's own: without one, 80 or 443 is meant. */
  url: string;
  apiKey?: string;
  /** Starts the names of everything this product keeps on the server. */
  prefix: string;
  /** Deadline of a search request. */
  timeoutMs: number;
  /** Deadline of any other request. */
  writeTimeoutMs?: number;
  heartbeatMs?: number;
  /** A build without a heartbeat for so long is dead; clocks of the hosts must agree to within less than that. */
  staleBuildMs?: number;
  sealTimeoutMs?: number;
  /** Pause between looks whether a server that keeps failing is back. */
  probeEveryMs?: number;
}

const DEFAULT_WRITE_TIMEOUT_MS = 60_000;
const DEFAULT_HEARTBEAT_MS = 10_000;
const DEFAULT_STALE_BUILD_MS = 60_000;
const DEFAULT_SEAL_TIMEOUT_MS = 30 * 60_000;
const QUESTION_LIMIT_MS = 3_000;
/** Searches that fail one after the other before the server counts as away. */
const FAILURES_OF_AN_OUTAGE = 3;
const DEFAULT_PROBE_EVERY_MS = 2_000;

/** The index on a Qdrant server: one collection per generation, an alias on the active one. */
export class QdrantRetrievalIndex extends RetrievalIndex {
  private readonly searches: QdrantConnection;
  private readonly connection: QdrantConnection;
  private readonly registry: GenerationRegistry;
  private readonly queries: QueryBatches;
  private readonly active: ActiveGeneration;
  private readonly sizes: CollectionSizes;
  private readonly writes: SealedWrites;
  private readonly breaker: CircuitBreaker;
  private builder: QdrantBuilder | undefined;

  constructor(private readonly options: QdrantIndexOptions) {
    super();
    const { url, apiKey, prefix, timeoutMs, writeTimeoutMs = DEFAULT_WRITE_TIMEOUT_MS, staleBuildMs = DEFAULT_STALE_BUILD_MS } = options;
    const server = { url, ...(apiKey && { apiKey }) };
    const probes = new QdrantConnection({ ...server, timeoutMs });
    this.breaker = new CircuitBreaker({
      failures: FAILURES_OF_AN_OUTAGE,
      retryMs: options.probeEveryMs ?? DEFAULT_PROBE_EVERY_MS,
      probe: () => probes.send((client) => client.getAliases()),
      isOutage: (error) => error instanceof IndexUnavailableError,
      refusal: () => new IndexUnavailableError('The index server has not answered for a while.'),
    });
    const { breaker } = this;
    this.searches = new QdrantConnection({ ...server, timeoutMs, breaker, tellsOutages: true });
    this.connection = new QdrantConnection({ ...server, timeoutMs: writeTimeoutMs, breaker });
    this.registry = new GenerationRegistry(this.connection, this.searches, prefix, staleBuildMs);
    this.queries = new QueryBatches(this.searches);
    this.active = new ActiveGeneration(this.registry);
    this.sizes = new CollectionSizes(this.searches);
    this.writes = new SealedWrites(this.registry, this.sizes);
  }

  describe(): string {
    return `qdrant (${new URL(this.options.url).host}, prefix ${this.options.prefix})`;
  }

  capabilities(): IndexCapabilities {
    return {
      dense: true,
      maxDense: Number.MAX_SAFE_INTEGER,
      deleteStats: 'until-vacuum',
      replace: 'overlap',
      questionLimitMs: QUESTION_LIMIT_MS,
    };
  }

  async init(): Promise<void> {
    await this.registry.ensure();
    for (const entry of await this.registry.entries()) if (this.registry.isStale(entry)) await this.registry.remove(entry.id);
  }

  close(): Promise<void> {
    this.builder?.close();
    this.breaker.close();
    return Promise.resolve();
  }

  async activeGeneration(): Promise<GenerationInfo | null> {
    return (await this.generations()).find(({ state }) => state === 'active') ?? null;
  }

  generations(): Promise<GenerationInfo[]> {
    return this.registry.generations();
  }

  async buildGeneration(manifest: GenerationManifest, { takeOver = false }: BuildOptions = {}): Promise<GenerationBuilder> {
    checkManifest(manifest);
    await this.init();
    if (takeOver) {
      this.builder?.close();
      for (const { id } of await this.building()) await this.registry.remove(id);
    }
    if ((await this.building()).length > 0) throw new BuilderBusyError();
    const now = new Date().toISOString();
    const id = `${now.replace(/\D/g, '').slice(0, 14)}-${randomBytes(4).toString('hex')}`;
    const entry: RegistryEntry = { id, state: 'building', createdAt: now, heartbeatAt: now, manifest };
    await this.registry.put(entry);
    // Two may have seen no builder at the same moment; the older entry wins.
    const rivals = await this.building();
    try {
      if (rivals[0]?.id !== id) throw new BuilderBusyError();
      await createCollection(this.connection, this.registry.collection(id), manifest);
    } catch (error) {
      await this.registry.remove(id);
      throw error;
    }
    const { heartbeatMs = DEFAULT_HEARTBEAT_MS, sealTimeoutMs = DEFAULT_SEAL_TIMEOUT_MS } = this.options;
    const times = { heartbeatMs, sealTimeoutMs };
    const builder = new QdrantBuilder(this.connection, this.registry, entry, times, () => (this.builder = undefined));
    return (this.builder = builder);
  }

  async promote(id: GenerationId, { expectActive }: { expectActive: GenerationId | null }): Promise<void> {
    const active = await this.registry.activeId();
    if (active !== expectActive)
      throw new ActiveGenerationChangedError(`The active generation is ${active ?? 'none'}, not ${expectActive ?? 'none'}.`);
    const entry = await this.registry.find(id);
    if (entry?.state !== 'sealed') throw new GenerationNotSealedError(`There is no sealed generation ${id}.`);
    await this.registry.activate(id, active);
  }

  async dropGeneration(id: GenerationId): Promise<void> {
    if ((await this.registry.activeId()) === id) throw new ActiveGenerationDropError();
    const entry = await this.registry.find(id);
    if (!entry) return;
    if (entry.state === 'building' && !this.registry.isStale(entry)) throw new BuilderBusyError('The generation is being built.');
    await this.registry.remove(id);
  }

  async upsertDocument(document: IndexDocument, manifest: GenerationManifest): Promise<void> {
    await this.writes.run(async (target, active) => {
      if (!active && !isSameManifest(manifest, target.manifest)) return;
      try {
        await replaceDocument(this.connection, target, document, manifest);
      } catch (error) {
        // A generation that was just built may be ahead of this write.
        if (active || !(error instanceof StaleVersionError)) throw error;
      }
    });
  }

  async deleteDocument(docId: string): Promise<{ removed: number }> {
    return { removed: (await this.writes.run(({ collection }) => removeDocument(this.connection, collection, docId))) ?? 0 };
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const counts = checkQuery(query);
    return untilAborted(query.signal, () => this.querying(query.generation, (target) => this.searchIn(target, query, counts)));
  }

  async idf(termIds: Uint32Array, { generation, signal }: { generation?: GenerationId; signal?: AbortSignal } = {}): Promise<TermIdf> {
    return untilAborted(signal, () =>
      this.querying(generation, async ({ id, collection }) => {
        const places = { searched: collection, counted: this.registry.collection(id) };
        const { values, absent, origins } = await termIdf(this.queries, this.sizes, places, termIds);
        return { value: { generation: id, values, absent }, origins };
      }),
    );
  }

  async *documents(generation?: GenerationId): AsyncIterable<{ docId: string; docVersion: number; passages: number }> {
    yield* await this.reading(generation, ({ collection }) => listDocuments(this.connection, collection));
  }

  async stats(generation?: GenerationId): Promise<IndexStats> {
    return this.reading(generation, async ({ id, collection, manifest }) => {
      const count = async (filter?: typeof FIRST_PASSAGES) =>
        (await this.searches.send((client) => client.count(collection, { exact: true, ...(filter && { filter }) }))).count;
      const [documents, passages] = await Promise.all([count(FIRST_PASSAGES), count()]);
      return { generation: id, documents, passages, manifest };
    });
  }

  async health(): Promise<{ ok: boolean; writable: boolean; detail: string }> {
    const writable = await this.registry.probeWrite().then(
      () => true,
      () => false,
    );
    try {
      const active = await this.registry.activeId();
      if (active === null) return { ok: true, writable, detail: 'no generation was promoted yet' };
      await this.reading(undefined, (target) => this.probe(target));
      return { ok: true, writable, detail: `generation ${active} answers` };
    } catch (error) {
      return { ok: false, writable, detail: (error as Error).message };
    }
  }

  private async searchIn(target: Target, query: SearchQuery, counts: { limit: number; candidates: number }): Promise<Answer<SearchResult>> {
    const clauses = checkFilter(query.filter, target.manifest);
    const dense = usableDense(query.dense, target.manifest);
    const { termIds, weights } = query.lexical;
    const degraded = query.dense && !dense ? { degraded: 'dense-unavailable' as const } : {};
    const vectors: LegVector[] = [];
    if (termIds.length > 0) vectors.push({ kind: 'lexical', indices: [...termIds], values: [...weights] });
    if (dense) vectors.push({ kind: query.dense?.field ?? 'text', values: [...dense] });
    const impossible = clauses.some((clause) => 'in' in clause && clause.in.length === 0);
    if (vectors.length === 0 || impossible) return { value: { generation: target.id, hits: [], ...degraded }, origins: new Set() };
    const wanted = vectors.length === 2 ? counts.candidates : counts.limit;
    const { legs, origins } = await searchLegs(this.queries, target.collection, vectors, qdrantFilter(clauses), wanted);
    const [first = [], second] = legs;
    const hits = second
      ? fuseHits(first, second, target.manifest.rrfK, counts.limit)
      : vectors[0]?.kind === 'lexical'
        ? lexicalHits(first)
        : denseHits(first);
    return { value: { generation: target.id, hits, ...degraded }, origins };
  }

  private async probe(target: Target): Promise<void> {
    const page = await this.searches.send((client) =>
      client.scroll(target.collection, { limit: 1, with_vector: [LEXICAL_VECTOR], with_payload: false }),
    );
    const vector = page.points[0]?.vector as Record<string, { indices?: number[] } | undefined> | undefined;
    const term = vector?.[LEXICAL_VECTOR]?.indices?.[0];
    if (term === undefined) return;
    await searchLegs(this.queries, target.collection, [{ kind: 'lexical', indices: [term], values: [1] }], undefined, 1);
  }

  private async building(): Promise<RegistryEntry[]> {
    return (await this.registry.entries()).filter((entry) => entry.state === 'building' && !this.registry.isStale(entry));
  }

  private async target(generation: GenerationId | undefined): Promise<Target> {
    if (generation === undefined) return this.active.read();
    return this.registry.target({ id: generation, manifest: await this.registry.manifest(generation) });
  }

  /** A search: of a named generation in its collection, of the active one through the alias. */
  private async querying<T>(generation: GenerationId | undefined, work: (target: Target) => Promise<Answer<T>>): Promise<T> {
    if (generation === undefined) return this.active.search(work);
    return (await this.reading(generation, work)).value;
  }

  private async reading<T>(generation: GenerationId | undefined, work: (target: Target) => Promise<T>): Promise<T> {
    const target = await this.target(generation);
    try {
      return await work(target);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      // Dropped since its name was read: an active one has a successor, a named one is gone.
      this.registry.forget(target.id);
      return work(await this.target(generation));
    }
  }
}
