import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heifPixels } from './heif-pixels.js';

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...content: Buffer[]): Buffer => {
  const inner = Buffer.concat(content);
  return Buffer.concat([number(8 + inner.length), Buffer.from(type, 'latin1'), inner]);
};
const size = (width: number, height: number): Buffer => box('ispe', number(0), number(width), number(height));
const file = (...sizes: Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', Buffer.from('heic')), box('meta', number(0), box('hdlr'), box('iprp', box('ipco', ...sizes)))]);

describe('heifPixels', () => {
  it('is the largest of the pictures that the file declares', () => {
    expect(heifPixels(file(size(512, 512), box('hvcC'), size(4032, 3024), size(320, 240)))).toBe(4032 * 3024);
    expect(heifPixels(file(size(0xffffffff, 0xffffffff)))).toBeGreaterThan(1e19 / 2);
  });

  it('is unknown where the file declares none', () => {
    for (const bytes of [Buffer.alloc(0), file(), box('ftyp', Buffer.from('heic')), file(size(1, 1)).subarray(0, 30)]) {
      expect(heifPixels(bytes)).toBeNull();
    }
  });

  it('ends on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(40), (junk, at) => {
        const bytes = file(size(10, 10));
        bytes.set(junk.subarray(0, bytes.length - at), at);
        const pixels = heifPixels(bytes);
        expect(pixels === null || pixels >= 0).toBe(true);
      }),
    );
  });
});
