import { describe, expect, it } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RateLimitedError } from '../errors/common-errors.js';
import { CountedCalls, countingCalls } from './counted-calls.js';
import type { Limiter } from './limit-store.js';
import { LIMITS } from './limits.js';
import { RateLimits } from './rate-limits.js';

const LIMIT = { points: 2, durationSeconds: 60, blockSeconds: 0 };

/** Limits that are counted in the process alone, as they are while their store is down. */
function limits(): RateLimits {
  const inProcess = { points: LIMIT.points, duration: LIMIT.durationSeconds };
  return new RateLimits(
    {
      limiter: (keyPrefix) => new RateLimiterMemory({ keyPrefix, ...inProcess }) as unknown as Limiter,
      close: () => Promise.resolve(),
    },
    Object.fromEntries(Object.keys(LIMITS).map((name) => [name, LIMIT])) as unknown as typeof LIMITS,
  );
}

async function leftAfter(work: () => Promise<unknown>) {
  const calls = new CountedCalls();
  await countingCalls(calls, work);
  return calls.left;
}

describe('what is told of a limit', () => {
  const seconds = expect.any(Number) as unknown as number;

  it('is what its count gave, down to the refusal', async () => {
    const counting = limits();
    const call = () => counting.consume('search-user', 'somebody');
    const told = { name: 'search-user', limit: 2, windowSeconds: 60, resetSeconds: seconds };
    expect(await leftAfter(call)).toEqual({ ...told, remaining: 1 });
    expect(await leftAfter(call)).toEqual({ ...told, remaining: 0 });
    expect(await leftAfter(() => expect(call()).rejects.toThrow(RateLimitedError))).toEqual({ ...told, remaining: 0 });
    expect(await leftAfter(() => expect(counting.check('search-user', 'somebody')).rejects.toThrow(RateLimitedError))).toEqual({
      ...told,
      remaining: 0,
    });
  });

  it('is a number of its own for each key', async () => {
    const counting = limits();
    expect(await leftAfter(() => counting.consumeUpTo(1, 'api-key', 'one'))).toMatchObject({ name: 'api-key', limit: 1, remaining: 0 });
    expect(await leftAfter(() => expect(counting.consumeUpTo(1, 'api-key', 'one')).rejects.toThrow(RateLimitedError))).toMatchObject({
      limit: 1,
      remaining: 0,
    });
  });

  it('is nothing of logins, and nothing beside a refusal by a limit that is not told', async () => {
    const counting = limits();
    const login = () => counting.consume('login-source', 'somewhere');
    expect(await leftAfter(login)).toBeNull();
    await login();
    expect(
      await leftAfter(async () => {
        await counting.consume('search-user', 'somebody');
        await expect(login()).rejects.toThrow(RateLimitedError);
      }),
    ).toBeNull();
  });
});
