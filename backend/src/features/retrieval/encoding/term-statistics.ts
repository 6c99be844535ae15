import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { tokenId } from './murmur3.js';

export interface TermWeights {
  generation: string;
  idf: ReadonlyMap<string, number>;
  /** The IDF of a term that no passage has: the largest possible. */
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

/** What has been learnt about terms for one question, so that the store is asked about each of them once. */
export class KnownTerms {
  private known: TermWeights | undefined;

  constructor(private readonly index: Pick<RetrievalIndex, 'idf'>) {}

  /** As `termWeights`; of the generation that was asked before, unless another one is named. @throws NoActiveGenerationError */
  async weights(terms: readonly string[], request: { generation?: string; signal?: AbortSignal }): Promise<TermWeights> {
    const { known } = this;
    const same = known !== undefined && (request.generation ?? known.generation) === known.generation;
    if (same && terms.every((term) => known.idf.has(term))) return known;
    const found = await termWeights(this.index, terms, request);
    this.known = known?.generation === found.generation ? { ...found, idf: new Map([...known.idf, ...found.idf]) } : found;
    return this.known;
  }
}
