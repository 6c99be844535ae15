import { LEXICAL_VECTOR } from './qdrant-collection.js';
import type { QdrantConnection } from './qdrant-connection.js';

/**
 * The server does not tell the IDF of a term, but a search for that term alone does: its best hit scores weight · IDF, and the
 * weight stands in the hit's own vector. All terms go in one request.
 */
export async function termIdf(
  connection: QdrantConnection,
  collection: string,
  termIds: Uint32Array,
): Promise<{ values: Float64Array; absent: number }> {
  const searches = [...termIds].map((termId) => ({
    query: { indices: [termId], values: [1] },
    using: LEXICAL_VECTOR,
    limit: 1,
    with_payload: false,
    with_vector: [LEXICAL_VECTOR],
  }));
  const [answers, { points_count: passages }] = await Promise.all([
    searches.length > 0 ? connection.send((client) => client.queryBatch(collection, { searches })) : [],
    connection.send((client) => client.getCollection(collection)),
  ]);
  const absent = Math.log(1 + ((passages ?? 0) + 0.5) / 0.5);
  const values = Float64Array.from(answers, ({ points: [best] }, i) => {
    const termId = termIds[i];
    const weight = best && termId !== undefined ? weightOf(best.vector, termId) : undefined;
    return best && weight ? best.score / weight : absent;
  });
  return { values, absent };
}

function weightOf(vector: unknown, termId: number): number | undefined {
  const sparse = (vector as Record<string, { indices: number[]; values: number[] } | undefined> | undefined)?.[LEXICAL_VECTOR];
  return sparse?.values[sparse.indices.indexOf(termId)];
}
