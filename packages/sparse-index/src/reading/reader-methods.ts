import type { GenerationId, GenerationInfo, GenerationManifest, TermIdf } from '../model/types.js';
import type { DocumentEntry, Legs, LegsQuery } from './generation-reader.js';

export interface StoreSettings {
  /** A folder of the local disk; several processes may have it open. */
  directory: string;
  /** Bound of the decoded posting lists that a reader keeps. */
  cacheBytes: number;
}

/** What a reader does, each with one argument, so that a thread can serve it by name. */
export interface ReaderMethods {
  init(_: null): void;
  active(_: null): GenerationInfo | null;
  generations(_: null): GenerationInfo[];
  search(query: LegsQuery & { generation?: GenerationId }): { generation: GenerationId; rrfK: number; legs: Legs };
  idf(terms: { termIds: Uint32Array; generation?: GenerationId }): TermIdf;
  documents(page: { generation: GenerationId; after: string | null; limit: number }): DocumentEntry[];
  stats(generation: GenerationId | null): {
    generation: GenerationId;
    manifest: GenerationManifest;
    documents: number;
    passages: number;
    bytes: number;
    pendingDeletes: number;
  };
  /** A one-term search of the active generation; null when there is none. */
  probe(_: null): { generation: GenerationId; hits: number } | null;
}
