import { IndexUnavailableError, NoActiveGenerationError } from '../errors.js';
import type { GenerationId } from '../retrieval-index.js';
import type { CollectionSizes } from './collection-sizes.js';
import type { GenerationRegistry, Target } from './generation-registry.js';
import { isNotFound } from './qdrant-connection.js';

/** A write is repeated on a generation that was sealed while it ran, at most so often. */
const MAX_ROUNDS = 4;

type Work<T> = (target: Target, active: boolean) => Promise<T>;

/** Writes to every sealed generation, so that each stays fit to be promoted. */
export class SealedWrites {
  constructor(
    private readonly registry: GenerationRegistry,
    private readonly sizes: CollectionSizes,
  ) {}

  /**
   * Does the work in every sealed generation, the active one last, until none is new: what is sealed while a write runs
   * was either built with the write's change in sight or is written to here.
   * @returns what the work gave for the active generation
   * @throws NoActiveGenerationError when there is no sealed generation; IndexUnavailableError when the generations keep changing
   */
  async run<T>(work: Work<T>): Promise<T | undefined> {
    this.sizes.forget();
    try {
      return await this.inEach(work);
    } finally {
      this.sizes.forget();
    }
  }

  private async inEach<T>(work: Work<T>): Promise<T | undefined> {
    const done = new Set<GenerationId>();
    let value: T | undefined;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const sealed = (await this.registry.generations()).filter(({ state }) => state !== 'building');
      const active = sealed.find(({ state }) => state === 'active');
      if (sealed.length === 0) throw new NoActiveGenerationError();
      const targets = [...sealed.filter((each) => each !== active), ...(active ? [active] : [])].filter(({ id }) => !done.has(id));
      if (targets.length === 0) return value;
      for (const { id, manifest } of targets) {
        const isActive = id === active?.id;
        try {
          const given = await work(this.registry.target({ id, manifest }), isActive);
          if (isActive) value = given;
        } catch (error) {
          // One that was dropped since it was listed needs no write; the active one then has a successor.
          if (!isNotFound(error)) throw error;
          this.registry.forget(id);
        }
        done.add(id);
      }
    }
    throw new IndexUnavailableError('The generations keep changing; the write was not made everywhere.');
  }
}
