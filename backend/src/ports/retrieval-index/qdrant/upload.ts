import type { Schemas } from '@qdrant/js-client-rest';
import { IndexUnavailableError } from '../errors.js';
import type { IndexDocument } from '../retrieval-index.js';
import type { Target } from './generation-registry.js';
import { points } from './qdrant-collection.js';
import type { QdrantConnection } from './qdrant-connection.js';

type Point = Schemas['PointStruct'];

const MAX_POINTS_PER_REQUEST = 128;
/** Far below the server's limit of 32 MiB, beyond which it drops the connection without a word. */
const MAX_BYTES_PER_REQUEST = 4 * 1024 * 1024;
const PARALLEL_REQUESTS = 3;
const ATTEMPTS = 4;

/** Splits points into requests by number and by size of the JSON. A single point is never split. */
export function* batches(all: Iterable<Point>): Generator<Point[]> {
  let batch: Point[] = [];
  let bytes = 0;
  for (const point of all) {
    const size = JSON.stringify(point).length;
    if (batch.length > 0 && (batch.length >= MAX_POINTS_PER_REQUEST || bytes + size > MAX_BYTES_PER_REQUEST)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(point);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

function* allPoints(documents: readonly IndexDocument[], { id, manifest }: Target): Generator<Point> {
  for (const document of documents) yield* points(document, id, manifest);
}

/**
 * Stores documents' points, a few requests at a time, each repeated on trouble since writing a point twice is harmless.
 * @param wait resolve only when they are searchable, not already when the server has taken them
 */
export async function upload(
  connection: QdrantConnection,
  target: Target,
  documents: readonly IndexDocument[],
  wait: boolean,
): Promise<void> {
  const pending = batches(allPoints(documents, target));
  const stream = async (): Promise<void> => {
    for (const batch of pending) {
      const { status } = await connection.send((client) => client.upsert(target.collection, { wait, points: batch }), ATTEMPTS);
      if (wait && status !== 'completed') throw new IndexUnavailableError('The index server took too long to store a document.');
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, stream));
}
