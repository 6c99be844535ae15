import { setTimeout as delay } from 'node:timers/promises';
import { BuilderClosedError, GenerationNotSealedError, IndexUnavailableError, StaleVersionError } from '../errors.js';
import type { GenerationBuilder, GenerationId, IndexDocument } from '../retrieval-index.js';
import type { GenerationRegistry, RegistryEntry, Target } from './generation-registry.js';
import { documentFilter, enableDenseIndex, FIRST_PASSAGES } from './qdrant-collection.js';
import { isNotFound, type QdrantConnection } from './qdrant-connection.js';
import { uuidV5 } from './point-id.js';
import { upload } from './upload.js';
import { checkDocument } from '../sparse-index.js';

export interface BuilderTimes {
  heartbeatMs: number;
  /** How long the server may take to apply and index everything. */
  sealTimeoutMs: number;
}

const POLL_MS = 250;
const NO_POINT = uuidV5('none');

/** Loads one collection. It is alive as long as its heartbeat is; a dead one is dropped by whoever builds or starts next. */
export class QdrantBuilder implements GenerationBuilder {
  private readonly target: Target;
  private readonly versions = new Map<string, { version: number; passages: number }>();
  private readonly heart: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly connection: QdrantConnection,
    private readonly registry: GenerationRegistry,
    private readonly entry: RegistryEntry,
    private readonly times: BuilderTimes,
    private readonly onClosed: () => void,
  ) {
    this.target = registry.target(entry);
    // A missed beat does no harm: several fit before the build is taken for dead.
    this.heart = setInterval(() => void registry.beat(entry.id).catch(() => undefined), times.heartbeatMs).unref();
  }

  get id(): GenerationId {
    return this.entry.id;
  }

  async add(documents: readonly IndexDocument[]): Promise<void> {
    this.requireOpen();
    for (const document of documents) checkDocument(document, this.entry.manifest);
    const replaced: IndexDocument[] = [];
    const fresh = documents.filter((document) => {
      const { docId, docVersion, passages } = document;
      const known = this.versions.get(docId);
      if (known && known.version > docVersion) {
        throw new StaleVersionError(`The index already has version ${known.version} of the document, so version ${docVersion} is refused.`);
      }
      if (known?.version === docVersion) return false;
      if (known) replaced.push(document);
      this.versions.set(docId, { version: docVersion, passages: passages.length });
      return true;
    });
    await this.whileThere(async () => {
      await upload(this.connection, this.target, fresh, false);
      for (const { docId, docVersion } of replaced) await this.deleteDocument(docId, docVersion);
    });
  }

  async remove(docId: string): Promise<void> {
    this.requireOpen();
    if (!this.versions.delete(docId)) return;
    await this.whileThere(() => this.deleteDocument(docId));
  }

  async seal(expect: { documents: number; passages: number }): Promise<void> {
    this.requireOpen();
    await this.whileThere(async () => {
      const known = [...this.versions.values()].reduce((sum, { passages }) => sum + passages, 0);
      requireCounts({ documents: this.versions.size, passages: known }, expect);
      // The server applies a collection's changes in order, so waiting for the last is waiting for all.
      await this.connection.send((client) => client.delete(this.target.collection, { wait: true, points: [NO_POINT] }), 3);
      if (this.entry.manifest.dense) await enableDenseIndex(this.connection, this.target.collection);
      await this.indexed();
      requireCounts({ documents: await this.count(FIRST_PASSAGES), passages: await this.count() }, expect);
      await this.registry.put({ ...this.entry, state: 'sealed' });
    });
    this.close();
  }

  async abort(): Promise<void> {
    if (this.closed) return;
    this.close();
    await this.registry.remove(this.id);
  }

  /** Lets the build die, as a crash would. */
  close(): void {
    this.closed = true;
    clearInterval(this.heart);
    this.onClosed();
  }

  private requireOpen(): void {
    if (this.closed) throw new BuilderClosedError();
  }

  private async whileThere(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isNotFound(error)) throw error;
      this.close();
      throw new BuilderClosedError('The index build was taken for dead and dropped.', error);
    }
  }

  private async deleteDocument(docId: string, below?: number): Promise<void> {
    await this.connection.send((client) => client.delete(this.target.collection, { wait: true, filter: documentFilter(docId, below) }), 3);
  }

  private async count(filter?: typeof FIRST_PASSAGES): Promise<number> {
    return (await this.connection.send((client) => client.count(this.target.collection, { exact: true, ...(filter && { filter }) }), 3))
      .count;
  }

  /** Yellow: the server still optimises; grey: it would only with the next write, so nothing is under way. */
  private async indexed(): Promise<void> {
    const deadline = Date.now() + this.times.sealTimeoutMs;
    for (;;) {
      const { status } = await this.connection.send((client) => client.getCollection(this.target.collection), 3);
      if (status === 'green' || status === 'grey') return;
      if (status === 'red') throw new IndexUnavailableError('The index server could not index the generation.');
      if (Date.now() > deadline) throw new IndexUnavailableError('The index server did not finish indexing in time.');
      await delay(POLL_MS);
    }
  }
}

type Counts = { documents: number; passages: number };

function requireCounts(found: Counts, expected: Counts): void {
  if (found.documents === expected.documents && found.passages === expected.passages) return;
  throw new GenerationNotSealedError(
    `The index holds ${found.documents} documents with ${found.passages} passages instead of ${expected.documents} with ${expected.passages}.`,
  );
}
