import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readClaims } from './read-claims.js';

const inShort = (text: string): string[] => readClaims(text).map(({ kind, written }) => `${kind}: ${written}`);

describe('what a text says about the law', () => {
  it.each([
    ['S. 138 r/w 142 NI Act', ['provision: S. 138', 'provision: 142']],
    ['charged u/s 498A IPC today', ['provision: u/s 498A IPC']],
    ['Kesavan v. State of Kerala, (1973) 4 SCC 225', ['case: Kesavan v. State of Kerala, (1973) 4 SCC 225']],
    ['section 420 IPC, Art. 21', ['provision: section 420 IPC', 'provision: Art. 21']],
    ['under section 12. The Sample Act, 2001', ['provision: section 12', 'act: Sample Act, 2001']],
    ['AIR 1973 SC 1461 and 2023 INSC 677', ['case: AIR 1973 SC 1461', 'case: 2023 INSC 677']],
    ['2008:BHC-OS:8046', ['case: 2008:BHC-OS:8046']],
    ['W.P. (C) 1234/2020', ['case-number: W.P. (C) 1234/2020']],
    [
      'the Bharatiya Nyaya Sanhita, 2023 came into force on 1 July 2024',
      ['force: Bharatiya Nyaya Sanhita, 2023 came into force on 1 July 2024'],
    ],
    ['the Sample Tenancy Act, 2001', ['act: Sample Tenancy Act, 2001']],
    ['It says “every tenant may ask for a receipt”.', ['quotation: every tenant may ask for a receipt']],
    ['the “Premises” and clause 5', []],
    ['an application u/s 24 HMA, and section 13(1)(ia) HMA', ['provision: u/s 24 HMA', 'provision: section 13(1)(ia) HMA']],
    ['section 3(1)(r) SC/ST Act', ['provision: section 3(1)(r) SC/ST Act']],
    ['Article 65 of the Schedule to the Limitation Act, 1963', ['provision: Article 65 of the Schedule to the Limitation Act, 1963']],
  ])('%s', (text, expected) => {
    expect(inShort(text)).toEqual(expected);
  });

  it.each([
    ['u/s 24 HMA', 'Hindu Marriage Act, 1955'],
    ['section 185 M.V. Act', 'Motor Vehicles Act, 1988'],
    ['section 43A UAPA', 'Unlawful Activities (Prevention) Act, 1967'],
    ['s. 9 of the IBC', 'Insolvency and Bankruptcy Code, 2016'],
  ])('knows which act is meant by the abbreviation in %s', (text, act) => {
    expect(readClaims(text)).toMatchObject([{ kind: 'provision', law: { name: act } }]);
  });

  it('reads days of beginning and end', () => {
    const [claim] = readClaims('The Sample Tenancy Act, 2001 was repealed with effect from 5.6.2019.');
    expect(claim).toMatchObject({ kind: 'force', event: 'ended', day: '2019-06-05', law: { name: 'Sample Tenancy Act, 2001' } });
  });

  it('names places of the text, in its order', () => {
    const piece = fc.constantFrom(
      'Section 4 of the Sample Act, 2001',
      'u/s 302 IPC',
      '"',
      ' and ',
      'AIR 1973 SC 1461',
      '\n\n',
      'O. VII R. 11',
      'A v. B',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(' ');
        const claims = readClaims(text);
        for (const { start, end, written } of claims) expect(text.slice(start, end).replace(/\s+/gu, ' ').trim()).toBe(written);
        expect(claims.map(({ start }) => start)).toEqual(claims.map(({ start }) => start).toSorted((a, b) => a - b));
      }),
    );
  });
});
