import { describe, expect, it } from '@jest/globals';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { countedCalls, type LimitLeft } from '../limits/counted-calls.js';
import { executeTellingLimit, subscribeTellingLimit } from './rate-limit-extension.js';

const LEFT: LimitLeft = { name: 'ask-user', limit: 30, windowSeconds: 60, remaining: 7, resetSeconds: 12 };
const ARGS = {} as ExecutionArgs;
const TOLD = { rateLimit: LEFT };

/** A stream that is counted only once it is read. */
async function* counted(): AsyncGenerator<ExecutionResult, void, void> {
  countedCalls()?.note(LEFT);
  yield { data: { piece: 1 } };
  yield { data: { piece: 2 } };
}

async function all(answer: AsyncIterable<ExecutionResult> | ExecutionResult): Promise<ExecutionResult[]> {
  if (!(Symbol.asyncIterator in answer)) return [answer];
  const results = [];
  for await (const result of answer) results.push(result);
  return results;
}

describe('extensions.rateLimit on sockets', () => {
  it('stands in the result of an operation beside what stood there, and not in that of one that was not counted', async () => {
    const counting = executeTellingLimit((): Promise<ExecutionResult> => {
      countedCalls()?.note(LEFT);
      return Promise.resolve({ data: null, extensions: { other: 1 } });
    });
    expect(await counting(ARGS)).toEqual({ data: null, extensions: { other: 1, ...TOLD } });
    expect(await executeTellingLimit(() => Promise.resolve({ data: {} }))(ARGS)).toEqual({ data: {} });
  });

  it('stands in the first event of a stream, and in a refusal to begin one', async () => {
    const begin = subscribeTellingLimit(() => Promise.resolve(counted()));
    expect(await all(await begin(ARGS))).toEqual([{ data: { piece: 1 }, extensions: TOLD }, { data: { piece: 2 } }]);
    const refuse = subscribeTellingLimit((): Promise<ExecutionResult> => {
      countedCalls()?.note({ ...LEFT, remaining: 0 });
      return Promise.resolve({ errors: [] });
    });
    expect(await all(await refuse(ARGS))).toEqual([{ errors: [], extensions: { rateLimit: { ...LEFT, remaining: 0 } } }]);
  });

  it('lets a reader leave early, which ends the stream', async () => {
    let ended = false;
    async function* endless(): AsyncGenerator<ExecutionResult, void, void> {
      try {
        for (;;) yield { data: {} };
      } finally {
        ended = true;
      }
    }
    const answer = await subscribeTellingLimit(() => Promise.resolve(endless()))(ARGS);
    if (!(Symbol.asyncIterator in answer)) throw new Error('no stream');
    for await (const result of answer) {
      expect(result).toEqual({ data: {} });
      break;
    }
    expect(ended).toBe(true);
  });
});
