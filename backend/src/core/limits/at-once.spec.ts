import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AtOnce } from './at-once.js';

describe('AtOnce', () => {
  it('refuses one task too many of a key, with the seconds to wait, and lets other keys be', () => {
    const tasks = new AtOnce(3);
    const end = tasks.enter('a', 2);
    tasks.enter('a', 2);
    expect(() => tasks.enter('a', 2)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 3 }));
    tasks.enter('b', 2);
    end();
    end();
    tasks.enter('a', 2);
    expect(() => tasks.enter('a', 2)).toThrow('Too many requests');
  });

  it('counts exactly what was begun and not ended, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (steps) => {
        const tasks = new AtOnce(1);
        const open: (() => void)[] = [];
        for (const begin of steps) {
          if (!begin) open.shift()?.();
          else if (open.length === 3) expect(() => tasks.enter('a', 3)).toThrow();
          else open.push(tasks.enter('a', 3));
        }
      }),
    );
  });
});
