import { describe, expect, it } from '@jest/globals';
import { parseDocument } from '../parse/parse-document.js';
import { printTxt } from './print-txt.js';
import { displayWidth, wrap } from '../layout/wrap-text.js';

describe('printTxt', () => {
  it('prints hanging indents, a centred title and aligned tables', () => {
    const content = [
      'RENT AGREEMENT',
      'This agreement is made on **1 April 2025**.',
      '1. RENT',
      '1.1 The tenant shall pay a monthly rent of ₹ 35,000, in advance, on or before the seventh day of each month:',
      '(a) by bank transfer; or\n(b) by cheque.',
      '| Item | Amount |\n|---|---:|\n| Rent | 35,000 |\n| Deposit | 70,000 |',
      '_______________\nLandlord',
    ].join('\n\n');
    expect(printTxt(parseDocument(content))).toBe(
      [
        '                                RENT AGREEMENT',
        'This agreement is made on 1 April 2025.',
        '1.   RENT',
        '1.1  The tenant shall pay a monthly rent of ₹ 35,000, in advance, on or before\n     the seventh day of each month:',
        '     (a)  by bank transfer; or',
        '     (b)  by cheque.',
        '| Item    | Amount |\n|---------|-------:|\n| Rent    | 35,000 |\n| Deposit | 70,000 |',
        '_______________\nLandlord',
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/, '\n'),
    );
  });

  it('gives combining marks no column', () => {
    expect(displayWidth('कि')).toBe(2);
    expect(displayWidth('कुल')).toBe(2);
  });

  it('never begins a wrapped line with what looks like a clause number', () => {
    const lines = wrap('aaaa bbbb cccc section 12. of the Act and (a) of the rules - no. 5', 20);
    expect(lines.slice(1).some((line) => /^(?:\d+\.|\(a\)|-)(?: |$)/.test(line))).toBe(false);
    expect(lines.join(' ')).toBe('aaaa bbbb cccc section 12. of the Act and (a) of the rules - no. 5');
  });
});
