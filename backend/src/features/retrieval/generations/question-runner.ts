import { IndexUnavailableError, IndexUnreadableError, NoActiveGenerationError } from '../../../ports/retrieval-index/errors.js';
import type { GenerationId, RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { IndexAwayError, IndexRebuildingError } from '../retrieval.errors.js';
import type { ExpectedIndex } from './expected-index.js';
import type { IndexWatch } from './index-watch.js';
import { type SearchedIndex, TimedIndex } from './timed-index.js';

/** Has questions answered within their time limit, and only by the generation that should answer. */
export class QuestionRunner {
  /** What the work of a question searches. */
  readonly index: SearchedIndex;
  private readonly timed: TimedIndex;

  constructor(
    index: SearchedIndex & Pick<RetrievalIndex, 'capabilities'>,
    private readonly expected: ExpectedIndex,
    private readonly watch: IndexWatch,
  ) {
    this.index = this.timed = new TimedIndex(index, index.capabilities().questionLimitMs);
  }

  /**
   * @param generation searched instead of the active one, which then does not matter
   * @returns what the work gave, of the right generation or, where it searched nothing, of none; null when nothing was loaded yet
   * @throws IndexAwayError, IndexRebuildingError; what the work throws
   */
  async run<T extends { generation: GenerationId | null }>(
    generation: GenerationId | undefined,
    work: () => Promise<T>,
  ): Promise<T | null> {
    const expected = await this.expected.read();
    if (expected.lostAt) throw new IndexRebuildingError();
    const answer = await this.timed.question(work).catch(async (error: unknown) => {
      if (error instanceof NoActiveGenerationError && generation === undefined) return null;
      if (error instanceof IndexUnreadableError) throw await this.watch.lost(expected);
      if (error instanceof IndexUnavailableError) throw new IndexAwayError(error);
      throw error;
    });
    if (generation !== undefined || answer?.generation === null) return answer;
    const from = answer?.generation ?? null;
    // A promotion may have happened between the first check and the search.
    if ((await this.expected.accepts(from, expected)) || (await this.expected.accepts(from))) return answer;
    throw await this.watch.lost(expected);
  }
}
