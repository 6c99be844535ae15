import type { GenerationId, GenerationInfo, GenerationManifest, IndexDocument, TermIdf } from '../../retrieval-index.js';
import type { DocumentEntry, Legs, LegsQuery } from '../reading/generation-reader.js';

/** Given to both threads when they start. */
export interface WorkerSettings {
  directory: string;
  /** Bound of the decoded posting lists that a reader keeps. */
  cacheBytes: number;
}

/** Methods of the reader thread: name, argument, answer. */
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

/** Methods of the writer thread. */
export interface WriterMethods {
  begin(argument: { manifest: GenerationManifest; takeOver: boolean }): GenerationId;
  add(argument: { id: GenerationId; documents: readonly IndexDocument[] }): void;
  remove(argument: { id: GenerationId; docId: string }): void;
  seal(argument: { id: GenerationId; documents: number; passages: number }): void;
  abort(id: GenerationId): void;
  promote(argument: { id: GenerationId; expectActive: GenerationId | null }): void;
  drop(id: GenerationId): void;
  upsert(argument: { document: IndexDocument; manifest: GenerationManifest }): void;
  delete(docId: string): number;
}
