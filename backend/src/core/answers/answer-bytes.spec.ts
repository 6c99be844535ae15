import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerBytes } from './answer-bytes.js';

const PLAIN = fc.string({ unit: fc.constantFrom(...'abc ÄअX'), maxLength: 40 });

describe('the bytes of an answer', () => {
  it('are those of its texts, at least', () => {
    fc.assert(
      fc.property(fc.array(PLAIN), (texts) => {
        const written = Buffer.byteLength(texts.join(''));
        expect(answerBytes(texts, Infinity)).toBeGreaterThanOrEqual(written);
        expect(answerBytes({ texts, nested: [{ text: 'x' }] }, Infinity)).toBeGreaterThan(written);
      }),
    );
  });

  it('are about as many as are written', () => {
    const value = { rows: Array.from({ length: 200 }, (_, at) => ({ id: `row ${at}`, text: 'x'.repeat(500), at })) };
    const written = Buffer.byteLength(JSON.stringify(value));
    expect(Math.abs(answerBytes(value, Infinity) - written) / written).toBeLessThan(0.1);
  });

  it('are not counted to the end once there are enough', () => {
    let read = 0;
    const texts = Array.from({ length: 100 }, () => ({
      get text() {
        read += 1;
        return 'x'.repeat(100);
      },
    }));
    expect(answerBytes(texts, 1000)).toBeGreaterThan(1000);
    expect(read).toBeLessThan(20);
  });

  it('of a time and of nothing are few', () => {
    expect(answerBytes([new Date(), null, undefined, 1, true], Infinity)).toBeLessThan(100);
  });
});
