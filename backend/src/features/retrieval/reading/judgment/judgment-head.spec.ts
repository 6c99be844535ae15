import { describe, expect, it } from '@jest/globals';
import { findFacts } from '../metadata.js';
import { caseKeys, caseName } from '../../../../core/text/authorities/case-names.js';
import { citedCases } from './cited-cases.js';

/** Judgments as Indian courts print them; made up for this test. */
const SUPREME_COURT = `2025 INSC 9133
REPORTABLE
IN THE SUPREME COURT OF INDIA
CIVIL APPELLATE JURISDICTION
CIVIL APPEAL NO. 12 OF 2024
Asha Rao
...Appellant
VERSUS
Sample Housing Board & Anr.
...Respondents
J U D G M E N T
MEERA SAMPLE, J.
1. Leave granted. The appellant relies on Kiran Bros. v. State of Sampleshire, (2011) 3 SCC 40.
2. In K.L. Roe vs. Bank of Samples Ltd. [1984 (1) SCC 43] this Court held so; see also AIR 1980 SC 1654.
3. The same was said in Kiran Bros. v. State of Sampleshire (supra), (2011) 3 SCC 40, and 2025 INSC 9133 is this judgment.
Pronounced on 3rd March, 2025
`;

const HIGH_COURT = `IN THE HIGH COURT OF DELHI AT NEW DELHI
Judgment delivered on: 12.02.2024
Neutral Citation No.: 2024:DHC:91234-DB
Equivalent citations: AIR 2024 Delhi 5, (2024) 310 DLT 77
W.P.(C) 12/2023
RAVI GATES ..... Petitioner
versus
UNION OF SAMPLES ..... Respondent
CORAM:
HON'BLE MR. JUSTICE A. SAMPLE
HON'BLE MS. JUSTICE B. ROE
1. The petitioner asks for a gate.
2. It is open.
3. Dismissed.
`;

const REPORTED = `Lata Sen v Sample Tea Company Limited and Others
Supreme Court of India

12 February 2008
Appeal (Civil) 1241 of 2008
The Judgment was delivered by : S. B. Sample, J.
1. Leave granted.
2. The appeal is about tea.
3. It is allowed.
`;

const factsOf = (text: string) => {
  const { title, court, year, judgment } = findFacts(text, 'judgment', 'file.txt');
  return { title, court, year, bench: judgment?.bench, decidedOn: judgment?.decidedOn, citations: judgment?.citations };
};

describe('what a judgment says about itself', () => {
  it('is read from a print of the Supreme Court', () => {
    expect(factsOf(SUPREME_COURT)).toEqual({
      title: 'Asha Rao v. Sample Housing Board & Anr.',
      court: 'Supreme Court of India',
      year: 2025,
      bench: 'MEERA SAMPLE, J.',
      decidedOn: '2025-03-03',
      citations: ['2025 INSC 9133'],
    });
  });

  it('is read from a print of a High Court, with the neutral citation first', () => {
    expect(factsOf(HIGH_COURT)).toMatchObject({
      bench: "HON'BLE MR. JUSTICE A. SAMPLE, HON'BLE MS. JUSTICE B. ROE",
      decidedOn: '2024-02-12',
      citations: ['2024:DHC:91234-DB', 'AIR 2024 Delhi 5', '(2024) 310 DLT 77'],
    });
  });

  it('is read from a report without citations', () => {
    expect(factsOf(REPORTED)).toEqual({
      title: 'Lata Sen v Sample Tea Company Limited and Others',
      court: 'Supreme Court of India',
      year: 2008,
      bench: 'S. B. Sample, J.',
      decidedOn: '2008-02-12',
      citations: [],
    });
  });

  it('is null for an act', () => {
    expect(findFacts(SUPREME_COURT, 'act', 'file.txt').judgment).toBeNull();
  });
});

describe('citedCases', () => {
  it('names each judgment once, with its name where one stands before it, and never itself', () => {
    expect(citedCases(SUPREME_COURT, new Set(['2025 insc 9133']))).toEqual([
      { key: '2011 3 scc 40', written: 'Kiran Bros. v. State of Sampleshire, (2011) 3 SCC 40' },
      { key: 'case kiran bros v state of sampleshire 2011', written: 'Kiran Bros. v. State of Sampleshire, (2011) 3 SCC 40' },
      { key: '1984 1 scc 43', written: 'K.L. Roe v. Bank of Samples Ltd., 1984 (1) SCC 43' },
      { key: 'case kl roe v bank of samples 1984', written: 'K.L. Roe v. Bank of Samples Ltd., 1984 (1) SCC 43' },
      { key: 'air 1980 sc 1654', written: 'AIR 1980 SC 1654' },
    ]);
  });

  it.each([
    [
      'In Ravi K. Roe (D) by LRs. Vs. Sample Board and Others [(2000) 3 SCC 350]',
      'Ravi K. Roe (D) by LRs. v. Sample Board and Others, (2000) 3 SCC 350',
    ],
    [
      'In The Secretary ,of State for India in Council v. Asha Rao and Anr., AIR 1924 PC 175',
      'Secretary ,of State for India in Council v. Asha Rao and Anr., AIR 1924 PC 175',
    ],
    ['as was held by this Court in Asha Rao v. Sample Board, (2000) 3 SCC 350', 'Asha Rao v. Sample Board, (2000) 3 SCC 350'],
  ])('takes the whole name of the first party: %s', (text, written) => {
    expect(citedCases(text, new Set())[0]?.written).toBe(written);
  });

  it('is bounded', () => {
    const text = Array.from({ length: 1500 }, (_, at) => `(2011) 3 SCC ${at + 1};`).join(' ');
    expect(citedCases(text, new Set())).toHaveLength(200);
  });
});

describe('caseName', () => {
  it.each([
    [
      'Kusum Ingots & Alloys Ltd. v. Pennar Peterson Securities Ltd. and Ors.',
      'Kusum Ingots and Alloys Limited v Pennar Peterson Securities Limited and Others',
    ],
    ['Fateh Singh(D) Th.Lrs v Sahib Singh (D) Th.Lrs', 'FATEH SINGH versus SAHIB SINGH'],
    ['K. L. Roe vs State of S.P.', 'K.L. Roe v. State of SP'],
    ['Asha Rao v (1) Sample Board and Another; (2) Ravi', 'Smt. Asha Rao v. Sample Board'],
  ])('is the same for "%s" and "%s"', (one, other) => {
    expect(caseName(one)).toBe(caseName(other));
    expect(caseName(one)).toMatch(/^case \S.* v \S/);
  });

  it('is none without two parties', () => {
    expect(['In re Sample', 'Ltd. v. Another', ''].map(caseName)).toEqual([null, null, null]);
  });

  it('holds in the year of the judgment and two years after, when reports appear', () => {
    expect(caseKeys('A Roe v. B Doe', 2008)).toEqual([2008, 2009, 2010].map((year) => `case a roe v b doe ${year}`));
    expect(caseKeys('A Roe v. B Doe', null)).toEqual([]);
  });
});
