import type { QdrantConnection } from './qdrant-connection.js';

/** How long a number of points is believed before it is asked for again, in milliseconds. */
const FRESH_MS = 5_000;

/**
 * Points of each collection. A number that is no longer fresh still answers while the next one is fetched, so that a question
 * does not wait for it; writes of this process and `forget` end that.
 */
export class CollectionSizes {
  private readonly known = new Map<string, { points: number; at: number }>();
  private readonly underWay = new Map<string, Promise<number>>();

  constructor(private readonly connection: QdrantConnection) {}

  async of(collection: string): Promise<number> {
    const held = this.known.get(collection);
    if (!held) return this.fetch(collection);
    // The number at hand does; that the next one could not be had is noticed when it is waited for.
    if (performance.now() - held.at > FRESH_MS) this.fetch(collection).catch(() => undefined);
    return held.points;
  }

  forget(): void {
    this.known.clear();
    this.underWay.clear();
  }

  private fetch(collection: string): Promise<number> {
    const running = this.underWay.get(collection);
    if (running) return running;
    const fetching: Promise<number> = this.connection
      .send((client) => client.getCollection(collection))
      .then(({ points_count }) => {
        // Forgotten in the meantime: the number may be of before the write.
        if (this.underWay.get(collection) === fetching) this.known.set(collection, { points: points_count ?? 0, at: performance.now() });
        return points_count ?? 0;
      })
      .finally(() => {
        if (this.underWay.get(collection) === fetching) this.underWay.delete(collection);
      });
    this.underWay.set(collection, fetching);
    return fetching;
  }
}
