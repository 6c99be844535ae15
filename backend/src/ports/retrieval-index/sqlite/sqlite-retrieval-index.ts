import { denseHits, fuseHits, type LegHit, lexicalHits } from '@themis/sparse-index';
import type { ReaderMethods, StoredHit, StoreSettings, WriterMethods } from '@themis/sparse-index/store';
import { accessSync, constants } from 'node:fs';
import { type CallOptions, WorkerClient } from '../../../core/workers/worker-client.js';
import type { AnswerOf, ArgumentOf, WorkerMethods } from '../../../core/workers/worker-protocol.js';
import { IndexUnavailableError, retrievalIndexError } from '../errors.js';
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
import { checkQuery } from '../sparse-index.js';

export interface SqliteIndexOptions extends StoreSettings {
  /** Threads that search, each with its own cache of `cacheBytes`. */
  readers?: number;
  searchTimeoutMs?: number;
  /** Deadline of one write, one batch of a build or its sealing. */
  writeTimeoutMs?: number;
}

const DEFAULT_SEARCH_TIMEOUT_MS = 10_000;
const QUESTION_LIMIT_MS = 20_000;
const DEFAULT_WRITE_TIMEOUT_MS = 300_000;
/** Above this many vectors a scan takes too long; use Qdrant. */
const MAX_DENSE = 200_000;
const DOCUMENTS_PER_PAGE = 500;

const parsed = ({ payload, ...hit }: StoredHit): LegHit => ({ ...hit, payload: JSON.parse(payload) as Record<string, unknown> });

/**
 * The embedded index: one SQLite file per generation in a folder of the local disk (not a network one), searched and
 * written in worker threads. Several processes may open the folder at once; each sees the others' commits at its next call.
 */
export class SqliteRetrievalIndex extends RetrievalIndex {
  private readonly readers: WorkerClient<ReaderMethods>[];
  private readonly writer: WorkerClient<WriterMethods>;

  constructor(private readonly options: SqliteIndexOptions) {
    super();
    const {
      directory,
      cacheBytes,
      readers = 1,
      searchTimeoutMs = DEFAULT_SEARCH_TIMEOUT_MS,
      writeTimeoutMs = DEFAULT_WRITE_TIMEOUT_MS,
    } = options;
    const client = <M extends WorkerMethods<M>>(url: URL, timeoutMs: number) =>
      new WorkerClient<M>(url, {
        timeoutMs,
        worker: { workerData: { directory, cacheBytes } satisfies StoreSettings },
        reviveError: retrievalIndexError,
        unavailable: (message, cause) => new IndexUnavailableError(message, cause),
      });
    this.readers = Array.from({ length: readers }, () => client(new URL('./reader.worker.js', import.meta.url), searchTimeoutMs));
    this.writer = client(new URL('./writer.worker.js', import.meta.url), writeTimeoutMs);
  }

  describe(): string {
    return `sqlite (${this.options.directory})`;
  }

  capabilities(): IndexCapabilities {
    return { dense: true, maxDense: MAX_DENSE, deleteStats: 'exact', replace: 'atomic', questionLimitMs: QUESTION_LIMIT_MS };
  }

  async init(): Promise<void> {
    await this.read('init', null);
  }

  async close(): Promise<void> {
    await Promise.all([...this.readers, this.writer].map((client) => client.close()));
  }

  activeGeneration(): Promise<GenerationInfo | null> {
    return this.read('active', null);
  }

  generations(): Promise<GenerationInfo[]> {
    return this.read('generations', null);
  }

  async buildGeneration(manifest: GenerationManifest, { takeOver = false }: BuildOptions = {}): Promise<GenerationBuilder> {
    const id = await this.write('begin', { manifest, takeOver });
    return {
      id,
      add: (documents) => this.write('add', { id, documents }),
      remove: (docId) => this.write('remove', { id, docId }),
      seal: ({ documents, passages }) => this.write('seal', { id, documents, passages }),
      abort: () => this.write('abort', id),
    };
  }

  promote(id: GenerationId, { expectActive }: { expectActive: GenerationId | null }): Promise<void> {
    return this.write('promote', { id, expectActive });
  }

  dropGeneration(id: GenerationId): Promise<void> {
    return this.write('drop', id);
  }

  upsertDocument(document: IndexDocument, manifest: GenerationManifest): Promise<void> {
    return this.write('upsert', { document, manifest });
  }

  async deleteDocument(docId: string): Promise<{ removed: number }> {
    return { removed: await this.write('delete', docId) };
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const { limit, candidates } = checkQuery(query);
    const { lexical, dense, filter, generation, signal } = query;
    const answer = await this.read('search', { lexical, dense, filter, generation, limit, candidates }, { signal });
    const lexicalLeg = answer.legs.lexical?.map(parsed);
    const denseLeg = answer.legs.dense?.map(parsed);
    const hits =
      lexicalLeg && denseLeg
        ? fuseHits(lexicalLeg, denseLeg, answer.rrfK, limit)
        : lexicalLeg
          ? lexicalHits(lexicalLeg)
          : denseHits(denseLeg ?? []);
    return { generation: answer.generation, hits, ...(dense && !denseLeg && { degraded: 'dense-unavailable' }) };
  }

  idf(termIds: Uint32Array, { generation, signal }: { generation?: GenerationId; signal?: AbortSignal } = {}): Promise<TermIdf> {
    return this.read('idf', { termIds, generation }, { signal });
  }

  async *documents(generation?: GenerationId): AsyncIterable<{ docId: string; docVersion: number; passages: number }> {
    const id = generation ?? (await this.stats()).generation;
    let after: string | null = null;
    for (;;) {
      const page: AnswerOf<ReaderMethods, 'documents'> = await this.read('documents', { generation: id, after, limit: DOCUMENTS_PER_PAGE });
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < DOCUMENTS_PER_PAGE) return;
      after = last.docId;
    }
  }

  stats(generation?: GenerationId): Promise<IndexStats> {
    return this.read('stats', generation ?? null);
  }

  async health(): Promise<{ ok: boolean; writable: boolean; detail: string }> {
    const writable = this.isWritable();
    try {
      const probe = await this.read('probe', null);
      const detail = probe ? `generation ${probe.generation} answers` : 'no generation was promoted yet';
      return { ok: true, writable, detail };
    } catch (error) {
      return { ok: false, writable, detail: (error as Error).message };
    }
  }

  private isWritable(): boolean {
    try {
      accessSync(this.options.directory, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  private read<K extends keyof ReaderMethods>(
    method: K,
    argument: ArgumentOf<ReaderMethods, K>,
    options?: CallOptions,
  ): Promise<AnswerOf<ReaderMethods, K>> {
    const idle = this.readers.reduce((best, client) => (client.load < best.load ? client : best));
    return idle.call(method, argument, options);
  }

  private write<K extends keyof WriterMethods>(method: K, argument: ArgumentOf<WriterMethods, K>): Promise<AnswerOf<WriterMethods, K>> {
    return this.writer.call(method, argument);
  }
}
