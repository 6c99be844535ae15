import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeText } from './text-encoding.js';
import { withoutMojibake } from './mojibake.js';
import { windows1252 } from './windows-1252.js';

const garbled = (text: string): string => windows1252(Buffer.from(text).toString('latin1'));

describe('withoutMojibake', () => {
  it('restores what a program garbled, and leaves everything else', () => {
    const text = 'सूचना: “pay ₹5,000” – धारा 138';
    expect(withoutMojibake(`Notice. ${garbled(text)}`).text).toBe(`Notice. ${text}`);
    expect(withoutMojibake('à la carte, 5 â 6, ₹ 5, सूचना').restored).toBe(0);
    expect(decodeText(Buffer.from(garbled('सूचना'.repeat(9))))).toMatchObject({ text: 'सूचना'.repeat(9), restored: 45 });
  });

  it('restores any text in an Indian script', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0x901, max: 0xdff }), { minLength: 1 }), (codes) => {
        const text = String.fromCodePoint(...codes);
        expect(withoutMojibake(garbled(text)).text).toBe(text);
      }),
    );
  });
});
