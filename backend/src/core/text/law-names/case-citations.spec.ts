import { describe, expect, it } from '@jest/globals';
import { caseCitations } from './case-citations.js';

/** Citations as judgments and reports print them; the numbers are made up. */
const WRITTEN: [written: string, key: string, neutral: boolean][] = [
  ['2025 INSC 1133', '2025 insc 1133', true],
  ['2023INSC0042', '2023 insc 42', true],
  ['2024:DHC:1234', '2024:dhc:1234', true],
  ['2024:DHC:01234-DB', '2024:dhc:1234-db', true],
  ['2023:BHC-AS:77', '2023:bhc-as:77', true],
  ['2023:AHC:5-LKO-DB', '2023:ahc:5-lko-db', true],
  ['2022/KER/1234', '2022:ker:1234', true],
  ['(2019) 4 SCC 1', '2019 4 scc 1', false],
  ['2019 (4) SCC 1', '2019 4 scc 1', false],
  ['[2019] 4 S.C.C. 1', '2019 4 scc 1', false],
  ['(1995) Supp (1) SCC 12', '1995 supp 1 scc 12', false],
  ['1995 Supp. (1) SCC 12', '1995 supp 1 scc 12', false],
  ['(2010) 3 SCC (Cri) 5', '2010 3 scc cri 5', false],
  ['2022 LiveLaw (SC) 345', '2022 livelaw sc 345', false],
  ['2023 SCC OnLine SC 99', '2023 scc online sc 99', false],
  ['2023 SCC OnLine Del 7', '2023 scc online del 7', false],
  ['[1975] 3 SCR 958', '1975 3 scr 958', false],
  ['(1975) 3 S.C.R. 958', '1975 3 scr 958', false],
  ['1950 SCR 88', '1950 scr 88', false],
  ['AIR 1980 SC 1654', 'air 1980 sc 1654', false],
  ['A.I.R. 1980 S.C. 1654', 'air 1980 sc 1654', false],
  ['AIR (1980) Supreme Court 1654', 'air 1980 sc 1654', false],
  ['1980 AIR 1654', 'air 1980 sc 1654', false],
  ['AIR 1968 Calcutta 1', 'air 1968 cal 1', false],
  ['AIR 1967 Delhi 113', 'air 1967 del 113', false],
  ['2007 (12) SCALE 96', '2007 12 scale 96', false],
  ['(2002) 100 DLT 487', '2002 100 dlt 487', false],
  ['JT 2000 (1) SC 10', 'jt 2000 1 sc 10', false],
  ['2001 Cri LJ 4000', '2001 crilj 4000', false],
  ['2001 CrLJ 4000', '2001 crilj 4000', false],
  ['ILR 1984 Kar 77', 'ilr 1984 kar 77', false],
  ['I.L.R. (1984) 2 Delhi 77', 'ilr 1984 2 del 77', false],
  ['MANU/SC/0123/2020', 'manu/sc/0123/2020', false],
];

describe('caseCitations', () => {
  it.each(WRITTEN)('reads %s', (written, key, neutral) => {
    const text = `The law was laid down in ${written}, and it holds.`;
    const found = caseCitations(text, 10);
    expect(found.map((each) => [each.key, each.written, each.neutral])).toEqual([[key, written, neutral]]);
    expect(text.slice(found[0]?.start, found[0]?.end)).toBe(written);
  });

  it('reads several in a row, over a line break, each once', () => {
    const text = 'Asha v. Ravi, (2019)\n4 SCC 1 : 2019 INSC 12 : AIR 2019 SC 9; 2020 INSC 3.';
    expect(caseCitations(text, 10).map(({ key }) => key)).toEqual(['2019 4 scc 1', '2019 insc 12', 'air 2019 sc 9', '2020 insc 3']);
    expect(caseCitations(text, 2)).toHaveLength(2);
  });

  it.each([
    'Section 138 of the Negotiable Instruments Act, 1881',
    'on 12.02.2008 in Civil Appeal No. 1241 of 2008',
    'dated 2024:10:12',
    'SLP (C) 8232 of 2006',
    'the sum of Rs. 2019 and 4 others',
    '(1999) 1 SCC 1411998 Indlaw',
  ])('reads no citation in "%s"', (text) => {
    expect(caseCitations(text, 10)).toEqual([]);
  });
});
