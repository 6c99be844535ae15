import type { GenerationId, GenerationManifest, IndexDocument } from '../model/types.js';

/** What a writer does, likewise. */
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
