import type { GenerationId, GenerationManifest, IndexDocument, RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { manifest } from './retrieval-index-oracle.js';

export interface IndexHarness {
  /** A new adapter on the same data, as another process would have it; closed by the harness. */
  open(): Promise<RetrievalIndex>;
  dispose(): Promise<void>;
}

/** Builds a generation of these documents, seals and promotes it. */
export async function promoteDocuments(
  index: RetrievalIndex,
  documents: readonly IndexDocument[],
  made: GenerationManifest = manifest,
): Promise<GenerationId> {
  const active = await index.activeGeneration();
  const builder = await index.buildGeneration(made);
  await builder.add(documents);
  await builder.seal({ documents: documents.length, passages: documents.reduce((sum, { passages }) => sum + passages.length, 0) });
  await index.promote(builder.id, { expectActive: active?.id ?? null });
  return builder.id;
}
