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
