import { describe, expect, it } from '@jest/globals';
import { TimeBudget } from './time-budget.js';

describe('TimeBudget', () => {
  it('makes an owner who has used it up wait for the end of the window, and nobody else', () => {
    let time = 0;
    const budget = new TimeBudget(100, 1000, { now: () => time });
    budget.add('a', 60);
    time = 400;
    expect(budget.wait('a')).toBe(0);
    budget.add('a', 60);
    expect(budget.wait('a')).toBe(600);
    expect(budget.wait('b')).toBe(0);
    time = 1000;
    expect(budget.wait('a')).toBe(0);
    budget.add('a', 60);
    expect(budget.wait('a')).toBe(0);
  });

  it('keeps a bounded number of owners, the latest', () => {
    const budget = new TimeBudget(1, 1000, { now: () => 0 });
    for (let n = 0; n <= 10_000; n += 1) budget.add(`${n}`, 1);
    expect(budget.wait('0')).toBe(0);
    expect(budget.wait('10000')).toBe(1000);
  });
});
