import { type FieldClause, type FilterClause, MAX_CANDIDATES, questionsPerPassage, vectorsPerPassage } from '@themis/sparse-index';
import type { Schemas } from '@qdrant/js-client-rest';
import type { DenseManifest, FieldValue, GenerationId, GenerationManifest, IndexDocument } from '../retrieval-index.js';
import { passagePointId } from './point-id.js';
import type { QdrantConnection } from './qdrant-connection.js';

export const LEXICAL_VECTOR = 'bm25';
export const DENSE_VECTOR = 'dense';
export const QUESTIONS_VECTOR = 'questions';
/** The server's default, restored when a load is over. */
const HNSW_M = 16;
export const MAX_QUERY_LIMIT = 4 * MAX_CANDIDATES;

/** What a point carries. */
export interface PassagePayload {
  docId: string;
  docVersion: number;
  ordinal: number;
  /** Of the document; absent for 0. */
  revision?: number;
  /** The generation that it was written to, so that an answer found through the alias tells whose it is; absent in older ones. */
  generation?: GenerationId;
  fields: Record<string, FieldValue>;
  payload: Record<string, unknown>;
}

const fieldKey = (name: string): string => `fields.${name}`;

/** Whether a point holds a list of vectors, of which the one nearest to a question's counts; one of before holds a vector. */
const holdsSeveral = (manifest: GenerationManifest): boolean => vectorsPerPassage(manifest) > 1;

const denseParameters = ({ dimensions }: DenseManifest, several: boolean): Schemas['VectorParams'] => ({
  size: dimensions,
  distance: 'Cosine',
  on_disk: true,
  ...(several && { multivector_config: { comparator: 'max_sim' } }),
});

function vectorsOf(manifest: GenerationManifest): Record<string, Schemas['VectorParams']> {
  if (!manifest.dense) return {};
  return {
    [DENSE_VECTOR]: denseParameters(manifest.dense, holdsSeveral(manifest)),
    ...(questionsPerPassage(manifest) > 0 && { [QUESTIONS_VECTOR]: denseParameters(manifest.dense, true) }),
  };
}

/** Creates a generation's collection with every payload index, which must be there before the points. */
export async function createCollection(connection: QdrantConnection, name: string, manifest: GenerationManifest): Promise<void> {
  await connection.send((client) =>
    client.createCollection(name, {
      // The server computes N and df per shard, so more than one would change the scores.
      shard_number: 1,
      sparse_vectors: { [LEXICAL_VECTOR]: { modifier: 'idf', index: { on_disk: false, datatype: 'float32' } } },
      vectors: vectorsOf(manifest),
      hnsw_config: { m: 0 },
      on_disk_payload: true,
      strict_mode_config: {
        enabled: true,
        unindexed_filtering_retrieve: false,
        unindexed_filtering_update: false,
        max_query_limit: MAX_QUERY_LIMIT,
      },
    }),
  );
  const indexes: [string, 'keyword' | 'integer'][] = [
    ['docId', 'keyword'],
    ['docVersion', 'integer'],
    ['ordinal', 'integer'],
    ...manifest.filterFields.map(({ name: field, type }): [string, 'keyword' | 'integer'] => [fieldKey(field), type]),
  ];
  for (const [field_name, field_schema] of indexes) {
    await connection.send((client) => client.createPayloadIndex(name, { field_name, field_schema, wait: true }));
  }
}

/** Starts building the graph of the dense vectors, which is switched off while points are loaded. */
export async function enableDenseIndex(connection: QdrantConnection, name: string): Promise<void> {
  await connection.send((client) => client.updateCollection(name, { hnsw_config: { m: HNSW_M } }));
}

/**
 * A list of vectors such that the server reads one in it. It takes a list of two for a sparse vector, the first as its indices, where that
 * holds whole numbers only. The nearest of a list counts, so that the second may stand in it twice.
 */
function listOf(vectors: readonly Float32Array[]): number[][] {
  const list = vectors.map((each) => [...each]);
  const [first, second] = list;
  const mayBeIndices = first?.every((value) => Number.isInteger(value) && value >= 0);
  return list.length === 2 && second && mayBeIndices ? [...list, second] : list;
}

/** The points of a document as a generation holds them. */
export function points(
  { docId, docVersion, revision, passages }: IndexDocument,
  generation: GenerationId,
  manifest: GenerationManifest,
): Schemas['PointStruct'][] {
  return passages.map(({ ordinal, lexical, dense, questions, fields, payload }) => {
    const stored: PassagePayload = {
      docId,
      docVersion,
      ordinal,
      ...(revision && { revision }),
      generation,
      fields: { ...fields },
      payload: { ...payload },
    };
    return {
      id: passagePointId(docId, docVersion, ordinal),
      vector: {
        // A passage without terms has no lexical vector at all, so that it does not count in N.
        ...(lexical.termIds.length > 0 && { [LEXICAL_VECTOR]: { indices: [...lexical.termIds], values: [...lexical.weights] } }),
        ...(manifest.dense && dense && { [DENSE_VECTOR]: holdsSeveral(manifest) ? listOf(dense) : [...(dense[0] ?? [])] }),
        ...(manifest.dense && questions?.length && { [QUESTIONS_VECTOR]: listOf(questions) }),
      },
      payload: stored as unknown as Record<string, unknown>,
    };
  });
}

export function qdrantFilter(clauses: readonly FilterClause[]): Schemas['Filter'] | undefined {
  if (clauses.length === 0) return undefined;
  return {
    must: clauses.map((clause) => {
      if (!('anyOf' in clause)) return fieldCondition(clause);
      // Qdrant takes a `should` of nothing as satisfied.
      if (clause.anyOf.length === 0) return { key: 'docId', match: { any: [] } };
      return { should: clause.anyOf.map((option) => ({ must: option.map(fieldCondition) })) };
    }),
  };
}

function fieldCondition(clause: FieldClause): Schemas['FieldCondition'] {
  const key = fieldKey(clause.field);
  if ('in' in clause) return { key, match: { any: [...clause.in] as string[] | number[] } };
  if ('notIn' in clause) return { key, match: { except: [...clause.notIn] as string[] | number[] } };
  return { key, range: clause.range };
}

/** @param below only versions under this one */
export function documentFilter(docId: string, below?: number): Schemas['Filter'] {
  const own = { key: 'docId', match: { value: docId } };
  return { must: below === undefined ? [own] : [own, { key: 'docVersion', range: { lt: below } }] };
}

/** Matches each document once. */
export const FIRST_PASSAGES: Schemas['Filter'] = { must: [{ key: 'ordinal', match: { value: 0 } }] };
