import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText } from './text-cleaning.js';

describe('cleanText', () => {
  it('ends lines with \\n and removes what a database or a reader cannot take', () => {
    expect(cleanText('a\r\nb\rc\fd\u2028e')).toBe('a\nb\nc\nd\ne');
    expect(cleanText('x\u0000\u0007\u001b\u007f\u0085y\ufffe\uffff\ufdd0\ufeff\u00adz')).toBe('x\nyz');
    expect(cleanText('a\ud800b')).toBe('a\ufffdb');
  });

  it('composes letters and leaves joiners of Indic scripts alone', () => {
    expect(cleanText('e\u0301')).toBe('\u00e9');
    expect(cleanText('\u0915\u094d\u200d\u0937')).toBe('\u0915\u094d\u200d\u0937');
  });

  it('has nothing left to do the second time, whatever it gets', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
        expect(once.normalize('NFC')).toBe(once);
        expect(Buffer.from(once).toString()).toBe(once);
      }),
    );
  });
});
