import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

describe('toCsv', () => {
  it('writes rows as RFC 4180 says, with a byte order mark', () => {
    expect(
      toCsv([
        ['Name', 'Tokens', 'Active'],
        ['Asha "A." Mehta, Delhi', 20, true],
        ['two\nlines', null, false],
      ]),
    ).toBe('\uFEFFName,Tokens,Active\r\n"Asha ""A."" Mehta, Delhi",20,true\r\n"two\nlines",,false\r\n');
  });

  it.each(['=1+1', '+91 98100 00000', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])(
    'keeps %j from being a formula',
    (text) => {
      const [cell = ''] = toCsv([[text]])
        .slice(1)
        .split('\r\n', text.startsWith('\r') ? 2 : 1);
      expect(cell.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves negative numbers as they are', () => {
    expect(toCsv([[-5]])).toBe('\uFEFF-5\r\n');
  });
});
