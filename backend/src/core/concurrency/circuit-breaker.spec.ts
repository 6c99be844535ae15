import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const away = new RangeError('away');

describe('CircuitBreaker', () => {
  let reachable: boolean;
  let calls: number;
  let probes: number;
  let breaker: CircuitBreaker;

  beforeEach(() => {
    jest.useFakeTimers();
    [reachable, calls, probes] = [true, 0, 0];
    breaker = new CircuitBreaker({
      failures: 2,
      retryMs: 1000,
      probe: () => {
        probes += 1;
        return reachable ? Promise.resolve() : Promise.reject(away);
      },
      isOutage: (error) => error === away,
      refusal: () => new Error('refused'),
    });
  });
  afterEach(() => {
    breaker.close();
    jest.useRealTimers();
  });

  const call = (error?: Error) =>
    breaker.run(() => {
      calls += 1;
      return error ? Promise.reject(error) : Promise.resolve('done');
    });

  it('refuses calls after failures in a row, and lets them through after a probe that succeeds', async () => {
    reachable = false;
    for (let i = 0; i < 2; i++) await expect(call(away)).rejects.toThrow('away');
    await expect(call()).rejects.toThrow('refused');
    expect(() => breaker.enter()).toThrow('refused');
    expect(calls).toBe(2);
    await jest.advanceTimersByTimeAsync(3000);
    expect(probes).toBe(3);
    await expect(call()).rejects.toThrow('refused');
    reachable = true;
    await jest.advanceTimersByTimeAsync(1000);
    await expect(call()).resolves.toBe('done');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(probes).toBe(4);
  });

  it('does not count failures that a success stands between, nor refusals of single calls', async () => {
    for (let i = 0; i < 5; i++) {
      await expect(call(away)).rejects.toThrow('away');
      await expect(call()).resolves.toBe('done');
      await expect(call(new Error('bad request'))).rejects.toThrow('bad request');
    }
    expect(probes).toBe(0);
  });

  it('probes no more once it is closed', async () => {
    reachable = false;
    for (let i = 0; i < 2; i++) await expect(call(away)).rejects.toThrow('away');
    breaker.close();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(probes).toBe(0);
  });
});
