import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reflowed } from './reflowed.js';

const ACT = [
  'THE SAMPLE RENT ACT, 1990',
  'ACT NO. 59 OF 1990',
  '',
  '7. Penalty.--Whoever, having let any premises for which a receipt is due under sub-section',
  '(1) of section 4, fails to give one within two months of the date on which the rent of',
  'the premises was paid, or which was deposited with the Controller,--',
  '(a) shall be liable to pay a fine which may extend to five hundred rupees for every month of the',
  'delay; and',
  '(b) shall give the receipt:',
  'Provided that no fine is due where the tenant did not ask for it in writing before the end of the',
  'month.',
].join('\n');

describe('reflowed', () => {
  it('joins the lines of a paragraph, and keeps headings, items and conditions on lines of their own', () => {
    expect(reflowed(ACT).split('\n')).toEqual([
      'THE SAMPLE RENT ACT, 1990',
      'ACT NO. 59 OF 1990',
      '',
      '7. Penalty.--Whoever, having let any premises for which a receipt is due under sub-section (1) of section 4, fails to give one within two months of the date on which the rent of the premises was paid, or which was deposited with the Controller,--',
      '(a) shall be liable to pay a fine which may extend to five hundred rupees for every month of the delay; and',
      '(b) shall give the receipt:',
      'Provided that no fine is due where the tenant did not ask for it in writing before the end of the month.',
    ]);
  });

  it('leaves a text alone whose paragraphs are lines already', () => {
    const judgment = `Leave granted.\n${'A short but an interesting question falls for consideration. '.repeat(6)}\nAppeal allowed, with costs.`;
    expect(reflowed(judgment)).toBe(judgment);
  });

  it('keeps every character but line breaks in its place', () => {
    const line = fc.string({ unit: fc.constantFrom('a', ' ', '(', ')', '1', '.', ';', '-'), maxLength: 60 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const shown = reflowed(text);
        expect(shown).toHaveLength(text.length);
        for (let at = 0; at < text.length; at += 1) if (text[at] !== '\n') expect(shown[at]).toBe(text[at]);
        expect(shown.replace(/\n/g, ' ')).toBe(text.replace(/\n/g, ' '));
      }),
    );
  });
});
