import type {
  GenerationId,
  GenerationInfo,
  GenerationManifest,
  IndexDocument,
  IndexStats,
  SearchQuery,
  SearchResult,
  TermIdf,
} from '@themis/sparse-index';

export type * from '@themis/sparse-index';

export interface IndexCapabilities {
  dense: boolean;
  maxDense: number;
  deleteStats: 'exact' | 'until-vacuum';
  replace: 'atomic' | 'overlap';
  /**
   * How long a question waits for all its searches together, in milliseconds. A server that takes longer is away; within the process
   * it is only a long line of questions.
   */
  questionLimitMs: number;
}

export interface GenerationBuilder {
  readonly id: GenerationId;
  /** Resolves when accepted (back-pressure), not when searchable. */
  add(documents: readonly IndexDocument[]): Promise<void>;
  /** Removes a document again, for deletions that happen during the build. */
  remove(docId: string): Promise<void>;
  /** Durable, searchable and the counts equal, else throws and stays unsealed. */
  seal(expect: { documents: number; passages: number }): Promise<void>;
  abort(): Promise<void>;
}

export interface BuildOptions {
  takeOver?: boolean;
}

/**
 * Stores and scores sparse (and optionally dense) vectors in generations of which one is active.
 * Scoring is fixed: sum over query terms of weight_q · weight_d · ln(1 + (N − df + 0.5) / (df + 0.5)), where N counts
 * the generation's passages with a lexical vector and df those with the term (Qdrant's sparse `idf` modifier).
 */
export abstract class RetrievalIndex {
  abstract describe(): string;
  abstract capabilities(): IndexCapabilities;
  /** Called once before use; recovers from a crash (unsealed leftovers are dropped). */
  abstract init(): Promise<void>;
  abstract close(): Promise<void>;

  /** @returns null when nothing was ever promoted. */
  abstract activeGeneration(): Promise<GenerationInfo | null>;
  abstract generations(): Promise<GenerationInfo[]>;
  /**
   * Invisible to searches until promoted; one builder at a time (`BuilderBusyError`).
   * @param options.takeOver the caller has made sure that no other build is alive: what one has left behind is dropped first
   */
  abstract buildGeneration(manifest: GenerationManifest, options?: BuildOptions): Promise<GenerationBuilder>;
  /** Switches in one step. Refuses an unsealed generation and another active one than expected. */
  abstract promote(id: GenerationId, options: { expectActive: GenerationId | null }): Promise<void>;
  /** Refuses the active generation. */
  abstract dropGeneration(id: GenerationId): Promise<void>;

  /**
   * Replaces all passages of the document in the active generation; searches never see a mixture or a gap.
   * No-op for the version and revision already there; a lower version, or a lower revision of it, is refused (`StaleVersionError`).
   * Every other sealed generation of the same manifest gets it too, so that each stays fit to be promoted; so do sealed ones that
   * wait for their promotion while none is active.
   * @param manifest what the vectors were made with; another than the active generation's is refused (`ManifestMismatchError`).
   */
  abstract upsertDocument(document: IndexDocument, manifest: GenerationManifest): Promise<void>;
  /**
   * Takes the document out of every sealed generation. Searches begun after this resolves never return it. Idempotent.
   * @returns passages that the active generation lost
   */
  abstract deleteDocument(docId: string): Promise<{ removed: number }>;

  /** @throws NoActiveGenerationError, UndeclaredFieldError */
  abstract search(query: SearchQuery): Promise<SearchResult>;
  /**
   * The IDF of terms in the active generation, or in a named sealed one.
   * @throws NoActiveGenerationError
   */
  abstract idf(termIds: Uint32Array, options?: { generation?: GenerationId; signal?: AbortSignal }): Promise<TermIdf>;
  /** What the generation holds, ascending by docId, for reconciliation with the source of truth. */
  abstract documents(generation?: GenerationId): AsyncIterable<{ docId: string; docVersion: number; passages: number }>;
  abstract stats(generation?: GenerationId): Promise<IndexStats>;
  /** Does a real one-term search when a generation is active. */
  abstract health(): Promise<{ ok: boolean; writable: boolean; detail: string }>;
}
