import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeText, startsAsText } from './text-encoding.js';

const HINDI = 'यह अधिनियम किराया नियंत्रण के लिए है। धारा 26 के अनुसार रसीद दी जाएगी।';
const PRINTABLE = [...'abc XYZ 0-9.,;()', ...'é§“”₹–', ...'अधिनियमकख।'];

describe('decodeText', () => {
  it.each([
    ['utf-8', Buffer.from(HINDI)],
    ['utf-16le', Buffer.from(HINDI, 'utf16le')],
    ['utf-16be', Buffer.from(HINDI, 'utf16le').swap16()],
  ])('tells %s without a mark', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ encoding, text: HINDI });
  });

  it('reads windows-1252 with its own characters between 80 and 9F', () => {
    expect(decodeText(Buffer.from('\x80 \x93a\x94 \x96 caf\xe9', 'latin1'))).toEqual({ encoding: 'windows-1252', text: '€ “a” – café' });
  });

  it('refuses binary data', () => {
    expect(decodeText(Buffer.from(Array.from({ length: 1_000 }, (_, i) => (i * 31) % 256)))).toBeNull();
    expect(decodeText(Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001', 'latin1'))).toBeNull();
  });

  it('gives back any printable text from UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...PRINTABLE), minLength: 1 }), (text) => {
        expect(decodeText(Buffer.from(text))?.text).toBe(text);
      }),
    );
  });

  it('does not mind a character cut by the end of the sample', () => {
    expect(startsAsText(Buffer.from(`a${'न'.repeat(30_000)}`))).toBe(true);
  });
});
