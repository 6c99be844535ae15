export type GenerationId = string;
export type FieldValue = string | number;

/** A sparse vector: ids ascending and unique, one float32 weight each. Made only by the product's encoder. */
export interface SparseVector {
  termIds: Uint32Array;
  weights: Float32Array;
}

export interface FieldSpec {
  name: string;
  type: 'keyword' | 'integer';
}

/** Whose vectors a generation holds. */
export interface DenseManifest {
  model: string;
  dimensions: number;
  /** The most that a passage may have, up to `MAX_VECTORS_PER_PASSAGE`; 1 where it is not said, as before passages could have several. */
  vectorsPerPassage?: number;
  /** The most vectors of questions that a passage may have; without it none can be searched for. */
  questionsPerPassage?: number;
}

/** What a generation was made with. Opening or extending it with anything else is refused. */
export interface GenerationManifest {
  /** Version names of the code that made the vectors and the passages. */
  encoder: string;
  analyser: string;
  chunker: string;
  k1: number;
  b: number;
  /** Mean passage length in terms, fixed for the generation so that both stores score alike. */
  avgdl: number;
  hash: 'murmur3-abs31';
  idf: 'ln1p';
  /** The k of reciprocal rank fusion. */
  rrfK: number;
  dense: DenseManifest | null;
  /** Only these fields can be filtered on. */
  filterFields: readonly FieldSpec[];
}

export interface IndexPassage {
  /** Position in the document, from 0. */
  ordinal: number;
  lexical: SparseVector;
  /** At least one and no more than the manifest allows: of its vectors the one nearest to the question's counts. */
  dense?: readonly Float32Array[];
  /** Of questions that the passage answers: a field of their own, of which the nearest counts too. None, or up to the manifest's most. */
  questions?: readonly Float32Array[];
  fields: Readonly<Record<string, FieldValue>>;
  /** Opaque to the store, returned with hits; JSON-serialisable. */
  payload: Readonly<Record<string, unknown>>;
}

export interface IndexDocument {
  docId: string;
  /** Rises with every new content of the same document. */
  docVersion: number;
  /** Rises whenever what is indexed beside the same content changes, such as its questions; 0 where it is not said. */
  revision?: number;
  /** At least one, numbered without gaps. */
  passages: readonly IndexPassage[];
}

export type Filter =
  | { and: readonly Filter[] }
  | { anyOf: readonly Filter[] }
  | { field: string; in: readonly FieldValue[] }
  | { field: string; notIn: readonly FieldValue[] }
  | { field: string; range: { gte?: number; lte?: number } };

/** What vectors are of: the passages themselves, or the questions that they answer. */
export type DenseField = 'text' | 'questions';

export interface SearchQuery {
  lexical: SparseVector;
  /**
   * With the model that made it: a generation of another model's vectors is searched without it.
   * `field`: whose vectors it is compared with, those of the passages where it is not said.
   */
  dense?: { vector: Float32Array; model: string; field?: DenseField };
  filter?: Filter;
  /** Hits wanted, 1 to 200. */
  limit: number;
  /** Hits taken from each leg before fusion; at least `limit`. */
  candidates?: number;
  /** Search this sealed generation instead of the active one. */
  generation?: GenerationId;
  signal?: AbortSignal;
}

export interface Hit {
  docId: string;
  docVersion: number;
  ordinal: number;
  /** Reciprocal rank fusion score when both legs ran, else the score of the leg that ran. */
  score: number;
  lexicalScore?: number;
  /** Ranks count from 1 within their leg. */
  lexicalRank?: number;
  denseRank?: number;
  payload: Record<string, unknown>;
}

export interface SearchResult {
  generation: GenerationId;
  /** Best first; equal scores ordered by docId, then ordinal. */
  hits: Hit[];
  degraded?: 'dense-unavailable';
}

/** How much the terms of a query say in a generation: the IDF of the scoring formula. */
export interface TermIdf {
  generation: GenerationId;
  /** In the order of the ids asked for. */
  values: Float64Array;
  /** What a term gets that no passage has, the largest there is. */
  absent: number;
}

export interface IndexStats {
  generation: GenerationId;
  documents: number;
  passages: number;
  bytes?: number;
  pendingDeletes?: number;
  manifest: GenerationManifest;
}

export interface GenerationInfo {
  id: GenerationId;
  /** `previous`: the last one that was active before the present one, kept so that it can be promoted again. */
  state: 'building' | 'sealed' | 'previous' | 'active';
  createdAt: string;
  /** When it last became active; null when it never was. */
  promotedAt: string | null;
  manifest: GenerationManifest;
}

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
