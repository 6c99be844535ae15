import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isAnimatedPng } from './animated-png.js';

const START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const chunk = (type: string, length = 3): Buffer => {
  const bytes = Buffer.alloc(12 + length);
  bytes.writeUInt32BE(length);
  bytes.write(type, 4, 'latin1');
  return bytes;
};

describe('isAnimatedPng', () => {
  it.each([
    ['a still one', [chunk('IHDR', 13), chunk('IDAT')], false],
    ['one that moves', [chunk('IHDR', 13), chunk('pHYs', 9), chunk('acTL', 8), chunk('IDAT')], true],
    ['one with the word behind the picture', [chunk('IHDR', 13), chunk('IDAT'), chunk('acTL', 8)], false],
    ['one that breaks off', [chunk('IHDR', 13), Buffer.from([0, 0, 0])], false],
  ])('tells %s', (_what, chunks, moves) => {
    expect(isAnimatedPng(Buffer.concat([START, ...chunks]))).toBe(moves);
    expect(isAnimatedPng(Buffer.concat(chunks))).toBe(false);
  });

  it('ends on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (junk) => {
        expect(typeof isAnimatedPng(Buffer.concat([START, junk]))).toBe('boolean');
      }),
    );
  });
});
