import { describe, expect, it } from '@jest/globals';
import { SlowOwners } from './slow-owners.js';

describe('SlowOwners', () => {
  it('remembers an owner for ten minutes from the last time, and nobody else', () => {
    let time = 0;
    const slow = new SlowOwners({ now: () => time });
    slow.note('a');
    time = 9 * 60_000;
    slow.note('a');
    time = 18 * 60_000;
    expect(slow.has('a')).toBe(true);
    expect(slow.has('b')).toBe(false);
    time = 19 * 60_000;
    expect(slow.has('a')).toBe(false);
  });

  it('remembers a bounded number, the latest', () => {
    const slow = new SlowOwners({ now: () => 0 });
    for (let n = 0; n <= 10_000; n += 1) slow.note(`${n}`);
    expect(slow.has('0')).toBe(false);
    expect(slow.has('1')).toBe(true);
    expect(slow.has('10000')).toBe(true);
  });
});
