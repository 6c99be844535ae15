import { describe, expect, it } from 'vitest';
import { periodOf } from './period.js';

describe('periodOf', () => {
  it('begins with the first day and ends when the last one is over, at the place of the reader', () => {
    const { since, until } = periodOf('2026-01-31', '2026-01-31');
    expect(since).toBe(new Date(2026, 0, 31).toISOString());
    expect(until).toBe(new Date(2026, 1, 1).toISOString());
  });

  it.each([null, '', 'yesterday', '2026-13-01', "2026-01-01' or 1"])('leaves out what is no day: %s', (day) => {
    expect(periodOf(day, day)).toEqual({ since: null, until: null });
  });
});
