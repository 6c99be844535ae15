import { Ambient } from '../../../core/async/ambient.js';
import { within } from '../../../core/async/within.js';
import { IndexUnavailableError } from '../../../ports/retrieval-index/errors.js';
import type { RetrievalIndex, SearchQuery, SearchResult, TermIdf } from '../../../ports/retrieval-index/retrieval-index.js';

/** What a question needs of the index. */
export type SearchedIndex = Pick<RetrievalIndex, 'search' | 'idf'>;

/** Time during which at least one call was under way. */
class Stopwatch {
  private spent = 0;
  private running = 0;
  private since = 0;

  start(): void {
    if (this.running === 0) this.since = performance.now();
    this.running += 1;
  }

  stop(): void {
    this.running -= 1;
    if (this.running === 0) this.spent = this.elapsed(1);
  }

  /** Milliseconds. */
  elapsed(running = this.running): number {
    return this.spent + (running > 0 ? performance.now() - this.since : 0);
  }
}

/** The question that is under way, of the index that it is asked of. */
const scope = new Ambient<{ index: TimedIndex; watch: Stopwatch }>();

/**
 * The index as questions search it: everything that one question asks of it takes at most `limitMs` in total, however many
 * calls that is. What else the question waits for, such as a language model, does not count.
 */
export class TimedIndex implements SearchedIndex {
  constructor(
    private readonly index: SearchedIndex,
    private readonly limitMs: number,
  ) {}

  /** Does the work of one question. */
  question<T>(work: () => Promise<T>): Promise<T> {
    return scope.run({ index: this, watch: new Stopwatch() }, work);
  }

  /** @throws IndexUnavailableError when the question's time is up */
  search(query: SearchQuery): Promise<SearchResult> {
    return this.timed(query.signal, (signal) => this.index.search({ ...query, signal }));
  }

  /** @throws IndexUnavailableError when the question's time is up */
  idf(termIds: Uint32Array, options: { generation?: string; signal?: AbortSignal } = {}): Promise<TermIdf> {
    return this.timed(options.signal, (signal) => this.index.idf(termIds, { ...options, signal }));
  }

  private async timed<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
    const asked = scope.get();
    if (asked?.index !== this) return work(signal);
    const { watch } = asked;
    const over = new AbortController();
    const tooLong = () => new IndexUnavailableError('The index took too long to answer.');
    const left = this.limitMs - watch.elapsed();
    if (left <= 0) throw tooLong();
    watch.start();
    try {
      const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
      return await within(work(either), left, tooLong);
    } finally {
      watch.stop();
      // Work still going on for it may stop.
      over.abort();
    }
  }
}
