import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SAMPLE_JPEG, SAMPLE_PNG } from '../../../../test/support/logo-samples.js';
import { logoOf } from './logo.js';

const changed = (bytes: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
};

describe('logoOf', () => {
  it('reads type and size from the bytes', () => {
    expect(logoOf(SAMPLE_PNG)).toEqual({ type: 'png', width: 16, height: 8 });
    expect(logoOf(SAMPLE_JPEG)).toEqual({ type: 'jpg', width: 16, height: 8 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG without its end', SAMPLE_PNG.subarray(0, -12)],
    ['a PNG with more after its end', Buffer.concat([SAMPLE_PNG, Buffer.from('<script>')])],
    ['a PNG that does not begin with its header', changed(SAMPLE_PNG, 12, 0x4a)],
    ['a PNG whose chunk is longer than the file', changed(SAMPLE_PNG, 33, 0x7f)],
    ['a JPEG without its end', SAMPLE_JPEG.subarray(0, -2)],
    ['a JPEG with a broken marker', changed(SAMPLE_JPEG, 2, 0)],
    ['a JPEG with a segment longer than the file', changed(SAMPLE_JPEG, 4, 0xff)],
    ['a GIF', Buffer.from('GIF89a')],
  ])('takes %s for no logo', (_what, bytes) => expect(logoOf(bytes)).toBeNull());

  it('stands any bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(SAMPLE_PNG, SAMPLE_JPEG),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 5 }),
        (whole, changes) => {
          const bytes = changes.reduce<Buffer>((each, [at, value]) => (at < each.length ? changed(each, at, value) : each), whole);
          const logo = logoOf(bytes);
          expect(logo === null || logo.width >= 0).toBe(true);
        },
      ),
    );
  });
});
