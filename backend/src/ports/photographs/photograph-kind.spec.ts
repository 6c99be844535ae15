import { describe, expect, it } from '@jest/globals';
import { photographKind } from './photograph-kind.js';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const ftyp = (major: string, ...compatible: string[]): Buffer =>
  bytes([0, 0, 0, 16 + 4 * compatible.length], 'ftyp', major, [0, 0, 0, 0], compatible.join(''));

describe('photographKind', () => {
  it.each([
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'jpeg'],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'png'],
    ['a WebP', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '), 'webp'],
    ['a HEIC of an iPhone', ftyp('heic', 'mif1', 'heic'), 'heic'],
    ['a HEIC of another phone', ftyp('mif1', 'heic'), 'heic'],
    ['an AVIF', ftyp('avif', 'mif1', 'miaf'), null],
    ['a film', ftyp('isom', 'mp41'), null],
    ['a sound in RIFF', bytes('RIFF', [9, 0, 0, 0], 'WAVEfmt '), null],
    ['a GIF', bytes('GIF89a'), null],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['nothing', bytes(), null],
    ['a beginning that breaks off', bytes([0, 0, 0, 24], 'ftyp'), null],
  ])('knows %s by its content', (_what, content, kind) => {
    expect(photographKind(content)).toBe(kind);
  });

  it('looks at its own part of a larger buffer only', () => {
    const whole = bytes('RIFF', [9, 0, 0, 0], 'WEBP', 'GIF89a');
    expect(photographKind(whole.subarray(12))).toBeNull();
  });
});
