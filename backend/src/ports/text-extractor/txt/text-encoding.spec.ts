import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeText, startsAsText } from './text-encoding.js';

const HINDI = 'यह अधिनियम किराया नियंत्रण के लिए है। धारा 26 के अनुसार रसीद दी जाएगी।';
const PRINTABLE = [...'abc XYZ 0-9.,;()', ...'é§“”₹–', ...'अधिनियमकख।'];

const utf32 = (text: string): Buffer => Buffer.from(Uint32Array.from([...text], (each) => each.codePointAt(0) ?? 0).buffer);

describe('decodeText', () => {
  it.each([
    ['utf-8', Buffer.from(HINDI)],
    ['utf-16le', Buffer.from(HINDI, 'utf16le')],
    ['utf-16be', Buffer.from(HINDI, 'utf16le').swap16()],
    ['utf-32le', utf32(HINDI)],
    ['utf-32be', utf32(HINDI).swap32()],
  ])('tells %s without a mark', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ encoding, text: HINDI });
  });

  it('reads windows-1252 with its own characters between 80 and 9F', () => {
    expect(decodeText(Buffer.from('\x80 \x93a\x94 \x96 caf\xe9', 'latin1'))).toEqual({ encoding: 'windows-1252', text: '€ “a” – café' });
  });

  it('reads UTF-32 by its mark as well', () => {
    expect(decodeText(utf32('\ufeffPay ₹5'))).toEqual({ encoding: 'utf-32le', text: 'Pay ₹5' });
  });

  it('reads the dashes and quotation marks of old Macintoshes', () => {
    const bytes = Buffer.from('\xd2pay now\xd3 \xd0 the client\xd5s fee', 'latin1');
    expect(decodeText(bytes)).toEqual({ encoding: 'macintosh', text: '“pay now” – the client’s fee' });
    expect(decodeText(Buffer.from('SE\xd1OR', 'latin1'))).toEqual({ encoding: 'windows-1252', text: 'SEÑOR' });
  });

  it('does not take a short text with an empty byte for UTF-16', () => {
    expect(
      decodeText(Buffer.from('The rent of Rs. 5,000 is due on the 4th\0 of May and was not paid at all, nor was the deposit.')),
    ).toMatchObject({
      encoding: 'utf-8',
    });
  });

  it('restores UTF-7, and leaves plus signs alone', () => {
    const saved = 'Pay +ILk-5,000 +IBM 15 +CSYJPwko; 2 +- 2';
    expect(decodeText(Buffer.from(saved))).toMatchObject({ text: 'Pay ₹5,000 – 15 दिन; 2 + 2', restored: 3 });
    const plain = 'Call +919876543210 or +91-98 for A+B+C, +abc and C+-';
    expect(decodeText(Buffer.from(plain))).toEqual({ encoding: 'utf-8', text: plain });
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
