import type { CollectionSizes } from './collection-sizes.js';
import { LEXICAL_VECTOR } from './qdrant-collection.js';
import type { Origins, QueryBatches } from './query-batches.js';

export interface Statistics {
  values: Float64Array;
  absent: number;
  origins: Origins;
}

/**
 * The server does not tell the IDF of a term, but a search for that term alone does: its best hit scores weight · IDF, and the
 * weight stands in the hit's own vector. All terms go in one request.
 * @param searched the collection or the alias on it; `counted` the collection
 */
export async function termIdf(
  queries: QueryBatches,
  sizes: CollectionSizes,
  { searched, counted }: { searched: string; counted: string },
  termIds: Uint32Array,
): Promise<Statistics> {
  const searches = [...termIds].map((termId) => ({
    query: { indices: [termId], values: [1] },
    using: LEXICAL_VECTOR,
    limit: 1,
    with_payload: ['generation'],
    with_vector: [LEXICAL_VECTOR],
  }));
  const [{ responses, origins }, passages] = await Promise.all([queries.run(searched, searches), sizes.of(counted)]);
  const found = responses.map(({ points: [best] }, i) => {
    const termId = termIds[i];
    const weight = best && termId !== undefined ? weightOf(best.vector, termId) : undefined;
    return best && weight ? best.score / weight : undefined;
  });
  let absent = idfOfAbsent(passages);
  // No term can say more than one that no passage has: the number of passages has grown since it was read.
  if (found.some((value) => value !== undefined && value > absent)) {
    sizes.forget();
    absent = idfOfAbsent(await sizes.of(counted));
  }
  return { values: Float64Array.from(found, (value) => value ?? absent), absent, origins };
}

const idfOfAbsent = (passages: number): number => Math.log(1 + (passages + 0.5) / 0.5);

function weightOf(vector: unknown, termId: number): number | undefined {
  const sparse = (vector as Record<string, { indices: number[]; values: number[] } | undefined> | undefined)?.[LEXICAL_VECTOR];
  return sparse?.values[sparse.indices.indexOf(termId)];
}
