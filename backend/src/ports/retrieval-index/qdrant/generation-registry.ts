import { z } from 'zod';
import { IndexUnreadableError, NoActiveGenerationError } from '../errors.js';
import type { GenerationId, GenerationInfo, GenerationManifest } from '../retrieval-index.js';
import { uuidV5 } from './point-id.js';
import { isNotFound, type QdrantConnection } from './qdrant-connection.js';
import { readManifest } from '../sparse-index.js';

const PAGE = 100;
const HEALTH_POINT = uuidV5('health');

/** What the registry keeps of a generation, as a point's payload. */
const ENTRY = z.object({
  id: z.string(),
  state: z.enum(['building', 'sealed']),
  createdAt: z.string(),
  /** Written again and again by a living builder. */
  heartbeatAt: z.string(),
  /** Set after each promotion; a crash in between only makes a rollback to it impossible. */
  promotedAt: z.string().optional(),
  manifest: z.unknown().transform(readManifest),
});
export type RegistryEntry = z.infer<typeof ENTRY>;

/** A generation as requests need it. */
export interface Target {
  id: GenerationId;
  collection: string;
  manifest: GenerationManifest;
}

/** @throws IndexUnreadableError */
function entryOf(payload: unknown): RegistryEntry {
  const { success, data } = ENTRY.safeParse(payload);
  if (!success) throw new IndexUnreadableError('An entry in the list of generations cannot be read.');
  return data;
}

/** ISO times order as text; what was never promoted comes first. */
const promotionTime = ({ promotedAt = '' }: RegistryEntry): string => promotedAt;

/**
 * The generations of one prefix: a collection of points without vectors lists them, an alias names the active one.
 * Both live on the server, so every process sees the same.
 */
export class GenerationRegistry {
  private readonly name: string;
  /** A manifest never changes, so it is read once. */
  private readonly manifests = new Map<GenerationId, GenerationManifest>();

  /** @param reads has the short deadline of a question: whoever asks what there is waits for the answer */
  constructor(
    private readonly connection: QdrantConnection,
    private readonly reads: QdrantConnection,
    private readonly prefix: string,
    private readonly staleAfterMs: number,
  ) {
    this.name = `${prefix}-generations`;
  }

  /** In every request, another name of the active generation's collection. */
  get alias(): string {
    return this.prefix;
  }

  collection(id: GenerationId): string {
    return `${this.prefix}-${id}`;
  }

  target({ id, manifest }: Pick<RegistryEntry, 'id' | 'manifest'>): Target {
    return { id, collection: this.collection(id), manifest };
  }

  async ensure(): Promise<void> {
    if (await this.exists()) return;
    try {
      await this.connection.send((client) => client.createCollection(this.name, { vectors: {}, sparse_vectors: { none: {} } }));
    } catch (error) {
      const anotherProcessWasQuicker = await this.exists();
      if (!anotherProcessWasQuicker) throw error;
    }
  }

  async activeId(): Promise<GenerationId | null> {
    const { aliases } = await this.reads.send((client) => client.getAliases());
    const target = aliases.find(({ alias_name }) => alias_name === this.prefix)?.collection_name;
    return target === undefined ? null : target.slice(this.prefix.length + 1);
  }

  async entries(): Promise<RegistryEntry[]> {
    const entries: RegistryEntry[] = [];
    let offset: string | number | undefined;
    try {
      do {
        const page = await this.reads.send((client) => client.scroll(this.name, { limit: PAGE, ...(offset !== undefined && { offset }) }));
        for (const { payload } of page.points) entries.push(entryOf(payload));
        offset = (page.next_page_offset ?? undefined) as string | number | undefined;
      } while (offset !== undefined);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    return entries.sort(byAge);
  }

  async find(id: GenerationId): Promise<RegistryEntry | undefined> {
    return (await this.entries()).find((entry) => entry.id === id);
  }

  /** The manifest of a sealed generation. @throws NoActiveGenerationError */
  async manifest(id: GenerationId): Promise<GenerationManifest> {
    const known = this.manifests.get(id);
    if (known) return known;
    const entry = await this.find(id);
    if (entry?.state !== 'sealed') throw new NoActiveGenerationError(`There is no sealed generation ${id}.`);
    this.manifests.set(id, entry.manifest);
    return entry.manifest;
  }

  /** After the server said that the generation is gone. */
  forget(id: GenerationId): void {
    this.manifests.delete(id);
  }

  async put(entry: RegistryEntry): Promise<void> {
    const point = { id: uuidV5(entry.id), vector: {}, payload: entry as unknown as Record<string, unknown> };
    await this.connection.send((client) => client.upsert(this.name, { wait: true, points: [point] }), 3);
  }

  async beat(id: GenerationId): Promise<void> {
    const payload = { heartbeatAt: new Date().toISOString() };
    await this.connection.send((client) => client.setPayload(this.name, { payload, points: [uuidV5(id)], wait: true }));
  }

  isStale(entry: RegistryEntry): boolean {
    return entry.state === 'building' && Date.now() - Date.parse(entry.heartbeatAt) > this.staleAfterMs;
  }

  /** Removes the points first: a crash in between then leaves an entry to repeat the removal by, not points without one. */
  async remove(id: GenerationId): Promise<void> {
    this.forget(id);
    await this.connection.send((client) => client.deleteCollection(this.collection(id)).catch(unlessAbsent), 3);
    await this.connection.send((client) => client.delete(this.name, { wait: true, points: [uuidV5(id)] }).catch(unlessAbsent), 3);
  }

  async activate(id: GenerationId, previous: GenerationId | null): Promise<void> {
    const create = { create_alias: { alias_name: this.prefix, collection_name: this.collection(id) } };
    const drop = { delete_alias: { alias_name: this.prefix } };
    await this.connection.send((client) => client.updateCollectionAliases({ actions: previous === null ? [create] : [drop, create] }));
    const payload = { promotedAt: new Date().toISOString() };
    await this.connection.send((client) => client.setPayload(this.name, { payload, points: [uuidV5(id)], wait: true }), 3);
  }

  async generations(): Promise<GenerationInfo[]> {
    const [entries, active] = await Promise.all([this.entries(), this.activeId()]);
    const previous = entries
      .filter(({ id, promotedAt }) => promotedAt && id !== active)
      .reduce<RegistryEntry | undefined>((last, entry) => (last && promotionTime(last) > promotionTime(entry) ? last : entry), undefined);
    return entries.map(({ id, state, createdAt, promotedAt, manifest }) => ({
      id,
      state: id === active ? 'active' : id === previous?.id ? 'previous' : state,
      createdAt,
      promotedAt: promotedAt ?? null,
      manifest,
    }));
  }

  private async exists(): Promise<boolean> {
    return (await this.reads.send((client) => client.collectionExists(this.name))).exists;
  }

  /** Writes nothing, but fails where writing would. */
  async probeWrite(): Promise<void> {
    await this.reads.send((client) => client.delete(this.name, { wait: true, points: [HEALTH_POINT] }));
  }
}

const byAge = (a: RegistryEntry, b: RegistryEntry): number => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1);

function unlessAbsent(error: unknown): undefined {
  if (isNotFound(error)) return undefined;
  throw error;
}
