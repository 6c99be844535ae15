import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UnsentAnswers } from './unsent-answers.js';

const LIMITS = { holder: 100, inAll: 250, counted: 10 };

describe('answers that nobody reads', () => {
  it('end the connection of the one that waits longest when an address has too many', () => {
    const unsent = new UnsentAnswers(LIMITS);
    const ended: string[] = [];
    unsent.add('a', 60, () => ended.push('a1'));
    unsent.add('b', 60, () => ended.push('b1'));
    unsent.add('a', 40, () => ended.push('a2'));
    expect([ended, unsent.size]).toEqual([[], 160]);
    unsent.add('a', 10, () => ended.push('a3'));
    expect([ended, unsent.size]).toEqual([['a1'], 110]);
  });

  it('of all addresses together are taken from the one that holds most', () => {
    const unsent = new UnsentAnswers(LIMITS);
    const ended: string[] = [];
    for (const [address, bytes] of [
      ['a', 70],
      ['b', 50],
      ['b', 45],
      ['c', 80],
      ['d', 20],
    ] as const)
      unsent.add(address, bytes, () => ended.push(`${address}${bytes}`));
    expect([ended, unsent.size]).toEqual([['b50'], 215]);
  });

  it('are not counted when they are short, and no longer once they are sent', () => {
    const unsent = new UnsentAnswers(LIMITS);
    unsent.add('a', 9, () => undefined);
    const sent = unsent.add('a', 50, () => undefined);
    expect(unsent.size).toBe(50);
    sent();
    sent();
    expect(unsent.size).toBe(0);
  });

  it('never hold more than they may, and nobody is hung up on whose answers are all sent', () => {
    const step = fc.record({ address: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.integer({ min: 10, max: 100 }), sent: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const unsent = new UnsentAnswers(LIMITS);
        for (const { address, bytes, sent } of steps) {
          let done = false;
          const end = unsent.add(address, bytes, () => expect(done).toBe(false));
          if (sent) {
            end();
            done = true;
          }
          expect(unsent.size).toBeLessThanOrEqual(LIMITS.inAll);
        }
      }),
    );
  });
});
