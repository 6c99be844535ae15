import { compareHits, type LegHit } from '@themis/sparse-index';
import type { Schemas } from '@qdrant/js-client-rest';
import { DENSE_VECTOR, LEXICAL_VECTOR, MAX_QUERY_LIMIT, QUESTIONS_VECTOR, type PassagePayload } from './qdrant-collection.js';
import type { DenseField } from '../retrieval-index.js';
import type { Origins, QueryBatches } from './query-batches.js';

/** Asked for beyond what is wanted, since the server breaks ties its own way and may return two versions of a document. */
const SPARE = 32;

export type LegVector = { kind: 'lexical'; indices: number[]; values: number[] } | { kind: DenseField; values: number[] };

const NAMES: Readonly<Record<LegVector['kind'], string>> = { lexical: LEXICAL_VECTOR, text: DENSE_VECTOR, questions: QUESTIONS_VECTOR };

function request(vector: LegVector, filter: Schemas['Filter'] | undefined, limit: number): Schemas['QueryRequest'] {
  const query = vector.kind === 'lexical' ? { indices: vector.indices, values: vector.values } : vector.values;
  return {
    query,
    using: NAMES[vector.kind],
    limit,
    with_payload: true,
    ...(filter && { filter }),
  };
}

function leg({ points }: Schemas['QueryResponse']): LegHit[] {
  return points
    .map(({ score, payload }): LegHit => {
      const { docId, docVersion, ordinal, payload: own } = payload as unknown as PassagePayload;
      return { docId, docVersion, ordinal, score, payload: own };
    })
    .sort(compareHits);
}

/** Drops the older version of a document that is just being replaced. */
function newest(legs: readonly LegHit[][]): LegHit[][] {
  const versions = new Map<string, number>();
  for (const { docId, docVersion } of legs.flat()) versions.set(docId, Math.max(versions.get(docId) ?? 0, docVersion));
  return legs.map((hits) => hits.filter(({ docId, docVersion }) => versions.get(docId) === docVersion));
}

/** Whether the server may have more hits that belong above the cut: too few are left, or the last ties with the cut. */
function isCutShort(raw: readonly LegHit[], kept: readonly LegHit[], wanted: number, asked: number): boolean {
  if (raw.length < asked) return false;
  return kept.length < wanted || kept[wanted - 1]?.score === raw.at(-1)?.score;
}

/**
 * Runs one leg per vector in one request. Fusion is left to the caller: it needs each leg's ranks, and ranks with the
 * common tie rule, which the server's own fusion does not give.
 * @returns per vector at most `wanted` hits, best first, and which generations they are from
 */
export async function searchLegs(
  queries: QueryBatches,
  collection: string,
  vectors: readonly LegVector[],
  filter: Schemas['Filter'] | undefined,
  wanted: number,
): Promise<{ legs: LegHit[][]; origins: Origins }> {
  for (let asked = wanted + SPARE; ; asked *= 2) {
    const limit = Math.min(asked, MAX_QUERY_LIMIT);
    const searches = vectors.map((vector) => request(vector, filter, limit));
    const { responses, origins } = await queries.run(collection, searches);
    const raw = responses.map(leg);
    const kept = newest(raw);
    if (limit === MAX_QUERY_LIMIT || !raw.some((hits, i) => isCutShort(hits, kept[i] ?? [], wanted, limit))) {
      return { legs: kept.map((hits) => hits.slice(0, wanted)), origins };
    }
  }
}
