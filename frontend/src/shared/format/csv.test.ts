import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

/** The cells of a file of one row, read as RFC 4180 says. */
function cellsOf(csv: string): string[] {
  const cells = csv.slice(1, -2).matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

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

  it.each([
    ...['=1+1', '+91 98100 00000', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '=HYPERLINK("http://x")'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '−1'],
    ...[' =1+1', '\t=1', '\r\n=1', '\u00a0=1', '\u3000＝1', '\ufeff=1', '\u200b@x', '\u0000=1', ' \t -1'],
  ])('keeps %j from being a formula', (text) => {
    expect(
      toCsv([[text]])
        .slice(1)
        .replace(/^"/, ''),
    ).toMatch(/^'/);
  });

  it('has no cell that begins as a formula for any reader, and loses nothing, whatever the text', () => {
    const signs = ['=', '＝', '-', '@', ';', ',', '"', '\t', '\n', ' ', 'a'];
    let texts = [''];
    for (let length = 1; length <= 4; length += 1) {
      texts = texts.flatMap((text) => signs.map((sign) => text + sign));
      const cells = texts.map((text) => cellsOf(toCsv([[text, 'b']])));
      expect(cells.filter(([cell = '']) => /^\s*[=＝\-@]/.test(cell))).toEqual([]);
      expect(cells.map(([cell = '']) => cell.replace(/^'/, ''))).toEqual(texts);
    }
  });

  it.each(['a;b', 'a;=1+1', 'a\tb', ' a', 'a '])('encloses %j, so that no reader splits or trims it', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  });

  it('leaves plain words, times and e-mail addresses as they are', () => {
    expect(toCsv([['a-b', 'x@y.in', '2026-01-31', 'a = b']])).toBe('\uFEFFa-b,x@y.in,2026-01-31,a = b\r\n');
  });

  it('leaves negative numbers as they are', () => {
    expect(toCsv([[-5]])).toBe('\uFEFF-5\r\n');
  });
});
