import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { tokenId } from './murmur3.js';

export interface TermWeights {
  generation: string;
  idf: ReadonlyMap<string, number>;
  /** What a term gets that no passage has: the largest IDF possible. */
  rarest: number;
}

/** The IDF that the store uses for each term. @throws NoActiveGenerationError */
export async function termWeights(
  index: Pick<RetrievalIndex, 'idf'>,
  terms: readonly string[],
  { generation: wanted, signal }: { generation?: string; signal?: AbortSignal },
): Promise<TermWeights> {
  const { generation, values, absent } = await index.idf(Uint32Array.from(terms, tokenId), { generation: wanted, signal });
  return { generation, idf: new Map(terms.map((term, i) => [term, values[i] ?? absent])), rarest: absent };
}
