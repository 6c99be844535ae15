import type { Schemas } from '@qdrant/js-client-rest';
import { StaleVersionError } from '../errors.js';
import type { GenerationManifest, IndexDocument } from '../retrieval-index.js';
import type { Target } from './generation-registry.js';
import { documentFilter, type PassagePayload } from './qdrant-collection.js';
import type { QdrantConnection } from './qdrant-connection.js';
import { upload } from './upload.js';
import { checkDocument, requireSameManifest } from '../sparse-index.js';

const POINTS_PER_PAGE = 1000;
const ATTEMPTS = 3;

type Key = Pick<PassagePayload, 'docId' | 'docVersion' | 'revision'>;

async function* keys(connection: QdrantConnection, collection: string, filter?: Schemas['Filter']): AsyncGenerator<Key> {
  let offset: Schemas['ExtendedPointId'] | undefined;
  do {
    const request = {
      limit: POINTS_PER_PAGE,
      with_payload: ['docId', 'docVersion', 'revision'],
      ...(filter && { filter }),
      ...(offset !== undefined && { offset }),
    };
    const page = await connection.send((client) => client.scroll(collection, request), ATTEMPTS);
    for (const { payload } of page.points) yield payload as unknown as Key;
    offset = (page.next_page_offset ?? undefined) as Schemas['ExtendedPointId'] | undefined;
  } while (offset !== undefined);
}

/**
 * Writes the new version beside the old one and deletes the old one afterwards. A crash in between leaves both;
 * searches then show the newer, and writing the same version again clears up. A new revision of the same version is written over it,
 * passage by passage: their texts are the same.
 */
export async function replaceDocument(
  connection: QdrantConnection,
  target: Target,
  document: IndexDocument,
  made: GenerationManifest,
): Promise<void> {
  const { collection, manifest } = target;
  requireSameManifest(made, manifest);
  checkDocument(document, manifest);
  const { docId, docVersion, revision = 0, passages } = document;
  const counts = new Map<number, number>();
  let outdated = false;
  let latest = 0;
  for await (const key of keys(connection, collection, documentFilter(docId))) {
    counts.set(key.docVersion, (counts.get(key.docVersion) ?? 0) + 1);
    if (key.docVersion !== docVersion) continue;
    outdated ||= (key.revision ?? 0) < revision;
    latest = Math.max(latest, key.revision ?? 0);
  }
  const newest = [...counts.keys()].reduce((a, b) => Math.max(a, b), -1);
  if (newest > docVersion) {
    throw new StaleVersionError(`The index already has version ${newest} of the document, so version ${docVersion} is refused.`);
  }
  if (latest > revision)
    throw new StaleVersionError(`The index already has revision ${latest} of the document, so revision ${revision} is refused.`);
  if (outdated || counts.get(docVersion) !== passages.length) await upload(connection, target, [document], true);
  counts.delete(docVersion);
  if (counts.size === 0) return;
  await connection.send((client) => client.delete(collection, { wait: true, filter: documentFilter(docId, docVersion) }), ATTEMPTS);
}

/** @returns the points removed */
export async function removeDocument(connection: QdrantConnection, collection: string, docId: string): Promise<number> {
  const filter = documentFilter(docId);
  const { count } = await connection.send((client) => client.count(collection, { exact: true, filter }), ATTEMPTS);
  // Also when there are none: a write that is under way elsewhere is ordered before or after this.
  await connection.send((client) => client.delete(collection, { wait: true, filter }), ATTEMPTS);
  return count;
}

/** Every document's newest version, ascending by id. Holds one entry per document in memory. */
export async function listDocuments(
  connection: QdrantConnection,
  collection: string,
): Promise<{ docId: string; docVersion: number; passages: number }[]> {
  const documents = new Map<string, { docId: string; docVersion: number; passages: number }>();
  for await (const { docId, docVersion } of keys(connection, collection)) {
    const known = documents.get(docId);
    if (!known || known.docVersion < docVersion) documents.set(docId, { docId, docVersion, passages: 1 });
    else if (known.docVersion === docVersion) known.passages += 1;
  }
  return [...documents.values()].sort((a, b) => (a.docId < b.docId ? -1 : 1));
}
