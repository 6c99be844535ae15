import type { RetrievalIndex } from '../../ports/retrieval-index/retrieval-index.js';
import { encodePassage, encodeQuery } from './encoder.js';
import { passageFields } from './indexing.js';
import type { PassagePayload } from './passage-payload.js';

export interface TermWeights {
  idf: Map<string, number>;
  /** What a term gets that no passage has: the largest IDF possible. */
  rarest: number;
}

const MAX_CACHED_TERMS = 50_000;

/**
 * The IDF that the store uses for a term. The port does not tell it, but a search for one term does: its best hit scores
 * weight·IDF, and the weight is known from the hit's own words.
 */
export class TermStatistics {
  private generation = '';
  private readonly cache = new Map<string, number>();
  private rarest = 0;

  constructor(private readonly index: RetrievalIndex) {}

  async idf(terms: readonly string[], generation: string, signal?: AbortSignal): Promise<TermWeights> {
    if (generation !== this.generation || this.cache.size > MAX_CACHED_TERMS) {
      const { passages } = await this.index.stats(generation);
      this.rarest = Math.log(1 + (passages + 0.5) / 0.5);
      this.cache.clear();
      this.generation = generation;
    }
    await Promise.all(
      terms.filter((term) => !this.cache.has(term)).map(async (term) => this.cache.set(term, await this.probe(term, generation, signal))),
    );
    return { idf: new Map(terms.map((term) => [term, this.cache.get(term) ?? this.rarest])), rarest: this.rarest };
  }

  private async probe(term: string, generation: string, signal?: AbortSignal): Promise<number> {
    const lexical = encodeQuery([[term, 1]]);
    const { hits } = await this.index.search({ lexical, limit: 1, generation, signal });
    const hit = hits[0];
    if (!hit) return this.rarest;
    const vector = encodePassage(passageFields(hit.payload as unknown as PassagePayload));
    const weight = vector.weights[vector.termIds.indexOf(lexical.termIds[0] ?? -1)];
    return weight ? (hit.lexicalScore ?? hit.score) / weight : this.rarest;
  }
}
