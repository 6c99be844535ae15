import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CountedCalls, countingCalls } from '../limits/counted-calls.js';
import { guardedPieces, withinTime } from './time-guard.js';

/** Takes longer than the universe has existed; no pattern of the product is like this one. */
const exponential = () => new RegExp('^(a+)+$').test(`${'a'.repeat(60)}!`);
const onBehalfOf = <T>(user: string, work: () => Promise<T>): Promise<T> => {
  const calls = new CountedCalls();
  calls.isOf(user);
  return countingCalls(calls, work);
};
const TOO_COMPLEX = { code: 'TEXT_TOO_COMPLEX', status: 422 };

describe('withinTime', () => {
  let users = 0;
  let user: string;
  beforeEach(() => {
    users += 1;
    user = `user ${users}`;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('gives what the work gives, and throws what it throws', async () => {
    const before = guardedPieces();
    expect(await withinTime(() => 'value')).toBe('value');
    const failing = () => {
      throw new RangeError('odd');
    };
    await expect(withinTime(failing)).rejects.toThrow(new RangeError('odd'));
    expect(guardedPieces()).toBe(before + 2);
  });

  it('interrupts a pattern in the middle, and the next work is done', async () => {
    await expect(withinTime(exponential)).rejects.toMatchObject(TOO_COMPLEX);
    expect(await withinTime(() => 'next')).toBe('next');
  });

  it('interrupts work that catches everything', async () => {
    const stubborn = () => {
      for (;;)
        try {
          exponential();
        } catch {
          // Goes on, if it can.
        }
    };
    await expect(withinTime(stubborn)).rejects.toMatchObject(TOO_COMPLEX);
  });

  it('lets a piece that was slow only the first time be done', async () => {
    let compiled = false;
    const cold = () => {
      if (compiled) return 'done';
      compiled = true;
      return exponential();
    };
    expect(await withinTime(cold)).toBe('done');
  });

  it('takes turns after work that overran, but not after what was slow only the first time', async () => {
    const isInTurns = async (): Promise<boolean> => {
      let done = false;
      const piece = withinTime(() => (done = true));
      const atOnce = done;
      await piece;
      return !atOnce;
    };
    await expect(withinTime(exponential)).rejects.toMatchObject(TOO_COMPLEX);
    expect(await isInTurns()).toBe(true);

    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 120_000);
    let compiled = false;
    const cold = () => {
      if (compiled) return 'done';
      compiled = true;
      return exponential();
    };
    expect(await withinTime(cold)).toBe('done');
    expect(await isInTurns()).toBe(false);
  });

  it('blames a busy machine, not the text, for work that never got a processor', async () => {
    const waiting = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    await expect(onBehalfOf(user, () => withinTime(waiting))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      retryAfterSeconds: 5,
    });
    expect(await onBehalfOf(user, () => withinTime(() => 'done'))).toBe('done');
  });

  it('serves others between the pieces of many who send what overruns', async () => {
    await expect(withinTime(exponential)).rejects.toMatchObject(TOO_COMPLEX);
    const ended: string[] = [];
    const attackers = Array.from({ length: 3 }, (_, n) =>
      onBehalfOf(`${user} ${n}`, () => withinTime(exponential)).catch(() => ended.push('attacker')),
    );
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    ended.push('somebody');
    await Promise.all(attackers);
    expect(ended.indexOf('somebody')).toBeLessThan(2);
  });

  it('refuses whoever overran a few times before any further work, and nobody else', async () => {
    const send = () => onBehalfOf(user, () => withinTime(exponential));
    const codes: string[] = [];
    while (codes.length < 5 && codes.at(-1) !== 'RATE_LIMITED')
      codes.push(await send().then(String, (error: unknown) => (error as { code: string }).code));
    expect(codes.slice(0, -1)).toEqual(codes.slice(0, -1).map(() => 'TEXT_TOO_COMPLEX'));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    const work = jest.fn();
    await expect(onBehalfOf(user, () => withinTime(work))).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(work).not.toHaveBeenCalled();
    expect(await onBehalfOf('somebody else', () => withinTime(() => 'done'))).toBe('done');
  });
});
