import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstLetterCost, slipCost } from './slip-cost.js';

const FAR = 9;
const cost = (typed: string, meant: string): number => slipCost(typed, meant, FAR);

describe('slipCost', () => {
  it.each([
    ['a vowel for another', 'tenent', 'tenant'],
    ['a vowel that is missing', 'tennt', 'tenant'],
    ['a letter for one that sounds alike', 'notise', 'notice'],
    ['one of two that are the same', 'warant', 'warrant'],
    ['a silent e', 'maintain', 'maintaine'],
    ['two that changed places', 'bial', 'bail'],
  ])('is less for %s than for a wrong letter', (_, typed, meant) => {
    expect(cost(typed, meant)).toBeLessThan(cost('tetant', 'tenant') + (meant.length - typed.length > 1 ? 1 : 0));
    expect(cost(typed, meant)).toBeGreaterThan(0);
  });

  it('counts two letters that changed places though a wrong letter would be too much', () => {
    expect(slipCost('bc', 'cb', 0.6)).toBe(0.6);
  });

  it('tells what was said from what is as many letters away', () => {
    expect(cost('sallery', 'salary')).toBeLessThan(cost('sallery', 'seller'));
    expect(cost('emploier', 'employer')).toBeLessThan(cost('emploier', 'explorer'));
  });

  it('is nothing for the same word, the same both ways but for what is extra, and infinite beyond what is asked for', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcehlnrst'), maxLength: 12 });
    const swapped = word.chain((a) =>
      fc.tuple(
        fc.constant(a),
        fc.nat(12).map((at) => a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2)),
      ),
    );
    const most = fc.oneof(fc.constantFrom(0.4, 0.6, 1, 1.2), fc.double({ min: 0, max: 3, noNaN: true }));
    fc.assert(
      fc.property(fc.oneof(fc.tuple(word, word), swapped), most, ([a, b], most) => {
        expect(slipCost(a, a, 0)).toBe(0);
        expect(cost(a, b)).toBeCloseTo(cost(b, a));
        const whole = slipCost(a, b, 99);
        expect(slipCost(a, b, most)).toBe(whole <= most ? whole : Infinity);
        expect(whole).toBeLessThanOrEqual(a.length + b.length);
        if (a !== b) expect(whole).toBeGreaterThan(0);
      }),
    );
  });
});

describe('firstLetterCost', () => {
  it('lets a word begin with another letter only where both sound alike', () => {
    expect(firstLetterCost('b', 'b')).toBe(0);
    expect(firstLetterCost('s', 'c')).toBeGreaterThan(0);
    expect(firstLetterCost('s', 'c')).toBeLessThan(1);
    expect(firstLetterCost('m', 'd')).toBe(Infinity);
    expect(firstLetterCost('a', 'e')).toBe(Infinity);
  });
});
