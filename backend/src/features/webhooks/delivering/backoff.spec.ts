import { describe, expect, it } from '@jest/globals';
import { ATTEMPTS_MAX, FAILURES_MAX, pauseAfter } from './backoff.js';

const total = (tries: number): number =>
  Array.from({ length: tries }, (_, at) => pauseAfter(at + 1, 0)).reduce((sum, pause) => sum + pause);

describe('the pause after a failure', () => {
  it('doubles from 10 s to an hour and varies by a fifth', () => {
    expect([1, 2, 3, 9, 10, 50].map((failures) => pauseAfter(failures, 0) / 1000)).toEqual([10, 20, 40, 2560, 3600, 3600]);
    expect(pauseAfter(1, 1)).toBe(12_000);
  });

  it('outlasts a receiver that is away for an hour, and a webhook outlasts its deliveries', () => {
    expect(total(ATTEMPTS_MAX - 1)).toBeGreaterThan(3_600_000);
    expect(FAILURES_MAX).toBeGreaterThan(ATTEMPTS_MAX);
  });
});
