import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IndexUnavailableError } from '../../../ports/retrieval-index/errors.js';
import type { SearchQuery, SearchResult } from '../../../ports/retrieval-index/retrieval-index.js';
import { TimedIndex } from './timed-index.js';

const query: SearchQuery = { lexical: { termIds: new Uint32Array(0), weights: new Float32Array(0) }, limit: 1 };
const found: SearchResult = { generation: 'g1', hits: [] };

describe('TimedIndex', () => {
  let answerAfterMs: number;
  let signals: (AbortSignal | undefined)[];
  let index: TimedIndex;

  beforeEach(() => {
    jest.useFakeTimers();
    signals = [];
    const search = ({ signal }: SearchQuery) => {
      signals.push(signal);
      return new Promise<SearchResult>((resolve) => setTimeout(() => resolve(found), answerAfterMs));
    };
    index = new TimedIndex({ search, idf: () => Promise.reject(new Error('not asked here')) }, 3000);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const asked = (calls: () => Promise<unknown>) => {
    const outcome = index.question(calls).then(
      () => 'answered',
      (error: unknown) => error,
    );
    return outcome;
  };

  it('gives a call up when it takes longer than the question may wait, and stops it', async () => {
    answerAfterMs = 60_000;
    const outcome = asked(() => index.search(query));
    await jest.advanceTimersByTimeAsync(2900);
    expect(signals[0]?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(await outcome).toBeInstanceOf(IndexUnavailableError);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('counts the calls of a question together, those beside each other once', async () => {
    answerAfterMs = 1000;
    const twoBesideEachOther = () => Promise.all([index.search(query), index.search(query)]);
    const enough = asked(async () => {
      for (let i = 0; i < 2; i++) await twoBesideEachOther();
    });
    await jest.advanceTimersByTimeAsync(2100);
    expect(await enough).toBe('answered');
    const tooMany = asked(async () => {
      for (let i = 0; i < 4; i++) await twoBesideEachOther();
    });
    await jest.advanceTimersByTimeAsync(3100);
    expect(await tooMany).toBeInstanceOf(IndexUnavailableError);
  });

  it('does not count what a question waits for elsewhere, and limits only questions', async () => {
    answerAfterMs = 1000;
    const outcome = asked(async () => {
      await index.search(query);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      await index.search(query);
    });
    await jest.advanceTimersByTimeAsync(63_000);
    expect(await outcome).toBe('answered');
    answerAfterMs = 60_000;
    const unlimited = index.search(query);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await unlimited).toBe(found);
  });
});
