import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { IndexUnavailableError } from '../../../ports/retrieval-index/errors.js';
import type { GenerationId } from '../../../ports/retrieval-index/retrieval-index.js';
import { SourceLibrary } from '../library/source-library.js';

/** What the database records about the index. */
export interface Expected {
  /** The generation that should answer; null in an installation that has none yet, or whose index an older version built. */
  generation: GenerationId | null;
  /** One whose promotion has begun. */
  next: GenerationId | null;
  /** Since when the index is known to lack what it should hold; null while it is whole. */
  lostAt: Date | null;
}

/**
 * Which generation should answer, kept in the database: this distinguishes an index that was lost from one that was never
 * filled, and a foreign index from our own.
 */
@Injectable()
export class ExpectedIndex {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly library: SourceLibrary,
  ) {}

  async read(): Promise<Expected> {
    const [row] = await this.database.query<[{ generation: string | null; next: string | null; lostAt: Date | null }]>(
      'select generation, next_generation as next, lost_at as "lostAt" from index_state',
    );
    return row;
  }

  /** Whether this may be the generation that answers; null for none. */
  async accepts(active: GenerationId | null, expected?: Expected): Promise<boolean> {
    const { generation, next } = expected ?? (await this.read());
    if (active !== null && (active === generation || active === next)) return true;
    if (generation !== null || next !== null) return false;
    return active !== null || !(await this.library.entries()).some(({ indexed }) => indexed);
  }

  /**
   * Switches to a generation; a crash at any point, or a store that stops answering, leaves the one before or this one expected, and
   * whichever answers is right.
   */
  async switchTo(generation: GenerationId, promote: () => Promise<void>): Promise<void> {
    await this.database.query('update index_state set next_generation = $1', [generation]);
    try {
      await promote();
    } catch (error) {
      if (error instanceof IndexUnavailableError) throw error;
      await this.database.query('update index_state set next_generation = null where next_generation = $1', [generation]);
      throw error;
    }
    await this.settle(generation);
  }

  /** This generation answers, and is whole. */
  async settle(generation: GenerationId): Promise<void> {
    await this.database.query('update index_state set generation = $1, next_generation = null, lost_at = null', [generation]);
  }

  /** The same for one that was found to answer, unless another was promoted after `seen` was read. */
  async adopt(generation: GenerationId, seen: Expected): Promise<void> {
    await this.database.query(
      `update index_state set generation = $1, next_generation = null, lost_at = null
       where generation is not distinct from $2 and next_generation is not distinct from $3`,
      [generation, seen.generation, seen.next],
    );
  }

  /** Records that the index lacks what it should hold, unless another was promoted after `seen` was read. @returns whether this is news */
  async markLost({ generation }: Expected): Promise<boolean> {
    const [, marked] = await this.database.query<[unknown[], number]>(
      'update index_state set lost_at = clock_timestamp() where lost_at is null and generation is not distinct from $1',
      [generation],
    );
    return marked > 0;
  }
}
