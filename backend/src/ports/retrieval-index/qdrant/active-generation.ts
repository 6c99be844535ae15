import { IndexUnavailableError, NoActiveGenerationError } from '../errors.js';
import type { GenerationRegistry, Target } from './generation-registry.js';
import { isNotFound } from './qdrant-connection.js';
import type { Origins } from './query-batches.js';

/** What a search gave, and which generations its passages are from. */
export interface Answer<T> {
  value: T;
  origins: Origins;
}

/** A search is repeated when the generation changed under it, at most so often. */
const MAX_TRIES = 4;

/**
 * Searches of the active generation. They go to the alias, which the server resolves, and every passage names its generation:
 * the answer itself tells whose it is. So the alias need not be read before each search, and a promotion by any process still
 * shows in the first search after it. Only an answer that names no generation (nothing was found, or the passages were written
 * by an older version of the product) has the alias read.
 */
export class ActiveGeneration {
  private known: Target | undefined;

  constructor(private readonly registry: GenerationRegistry) {}

  /** @param work searches `collection`. @throws NoActiveGenerationError */
  async search<T>(work: (target: Target) => Promise<Answer<T>>): Promise<T> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const target = (this.known ??= await this.read());
      try {
        const { value, origins } = await work({ ...target, collection: this.registry.alias });
        if (await this.isFrom(target, origins)) return value;
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
      this.known = undefined;
    }
    throw new IndexUnavailableError('The generations of the index keep changing.');
  }

  /** The generation that the alias names now. @throws NoActiveGenerationError */
  async read(): Promise<Target> {
    const id = await this.registry.activeId();
    if (id === null) throw new NoActiveGenerationError();
    return this.registry.target({ id, manifest: await this.registry.manifest(id) });
  }

  private async isFrom({ id }: Target, origins: Origins): Promise<boolean> {
    if (origins.size === 1 && origins.has(id)) return true;
    const onlyUnnamed = origins.size === 0 || (origins.size === 1 && origins.has(undefined));
    return onlyUnnamed && (await this.registry.activeId()) === id;
  }
}
