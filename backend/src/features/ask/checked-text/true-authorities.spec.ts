import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SEARCH_HERE } from '../../../../test/support/search-here.js';
import { runsOf } from '../../../../test/support/in-turn.js';
import { CitationGate } from '../../retrieval/retrieval.service.js';
import type { CitableSource } from '../citable-source.js';
import { CitedText } from './cited-text.js';

const source = (text: string, title = 'The Model Tenancy Act, 2001'): CitableSource => ({
  id: '1',
  gateId: 'doc',
  documentId: 'doc',
  documentType: 'act',
  title,
  headingPath: 'Section 26',
  text,
  origin: 'library',
  start: 0,
  stamp: null,
  actStamp: null,
  parts: [{ headingPath: ['Section 26'], unit: '26', start: 0, end: text.length }],
});
const KNOWN = {
  knows: (law: string) => law.startsWith('Model'),
  lacks: (law: string, unit: string) => law.startsWith('Model Tenancy') && Number.parseInt(unit, 10) > 60,
};
/** An answer about one passage. */
const answerOn = (passage: string, asked = '', title?: string) =>
  new CitedText(
    new CitationGate([{ documentId: 'doc', title, text: passage, pageStarts: [0], pageNumbers: [1] }], SEARCH_HERE, KNOWN),
    [source(passage, title)],
    asked,
  );

const INVENTED = [
  'Ramesh v. State (2011) 4 SCC 99',
  'AIR 1998 SC 123',
  'section 45 of the Imaginary Receipts Act, 1999',
  'rule 14 of the Imaginary Rules, 2001',
  'Article 412 of the Constitution',
  '(2014) 8 SCR 77',
  '2023 INSC 415',
  'W.P. (C) No. 1234 of 2015',
  'S.O. 1234(E)',
  '90 days',
];
const LAW = '26. Receipt.—Every tenant who pays rent shall be given a signed receipt for it within thirty days of the payment.';

describe('what no source has', () => {
  it.each(INVENTED)('is left out and counted: %s', async (invented) => {
    const cited = answerOn(LAW);
    const text = await cited.add(`The receipt is due, see ${invented}, and that is all.`, []);
    expect(text).not.toContain(invented);
    expect(text).toMatch(/^The receipt is due, see \[.* in none of the sources\], and that is all\.$/u);
    expect(cited.withheldReferences).toBeGreaterThan(0);
    expect(cited.close(false)).toMatch(/In this answer .* left out/u);
  });

  it.each(INVENTED)('is kept where the person named it: %s', async (invented) => {
    const cited = answerOn(LAW, `What about ${invented}?`);
    const words = `The receipt is due, see ${invented}, and that is all.`;
    expect(await cited.add(words, [])).toBe(words);
    expect([cited.withheldReferences, cited.close(false)]).toEqual([0, '']);
  });

  it.each([
    ['a section that the act has not, though the text has its number elsewhere', 'section 99 of the Model Tenancy Act, 2001'],
    ['the act of this name from another year', 'section 26 of the Model Tenancy Act, 1968'],
    ['the right section of an act that is not there', 'section 26 of the Imaginary Receipts Act'],
    ['a page of the report that only begins alike', '(2019) 4 SCC 123'],
    ['the parties of two cases', 'Mehta v. Sharma'],
  ])('is left out: %s', async (_what, invented) => {
    const passage = `${LAW}\n\nSee section 99 of the Code; (2019) 4 SCC 12. Mehta v. Kumar was followed in Rao v. Sharma.`;
    expect(await answerOn(passage, '', 'The Model Tenancy Act, 2001').add(`It rests on ${invented}.`, [])).not.toContain(invented);
  });

  it('is left out of the words of a figure that the cited passage has not, though another has', async () => {
    const [receipts, repairs] = [source(LAW), { ...source('27. Repairs are made within ninety days.'), id: '2', gateId: 'other' }];
    const gate = new CitationGate(
      [receipts, repairs].map(({ gateId, text }) => ({ documentId: gateId, text, pageStarts: [0], pageNumbers: [1] })),
      SEARCH_HERE,
    );
    const claim = [{ sourceId: '1', quotation: 'given a signed receipt for it' }];
    expect(await new CitedText(gate, [receipts, repairs], '').add('You have 90 days for it.', claim)).not.toContain('90 days');
    expect(await new CitedText(gate, [receipts, repairs], '').add('You have 30 days for it.', claim)).toContain('30 days');
    expect(await new CitedText(gate, [receipts, repairs], '').add('You have 90 days for it.', [])).toContain('90 days');
  });
});

describe('what a source has in other words', () => {
  it.each([
    ['the Negotiable Instruments Act, 1881, section 138', 'section 138 of the N.I. Act'],
    ['under s. 138 of the N.I. Act', 'Section 138 of the Negotiable Instruments Act, 1881'],
    ['sections 138 to 142 of the NI Act', 'sections 138 and 142 of the NI Act'],
    ['punishable under section 420 of the Indian Penal Code, 1860', 'section 420 IPC'],
    ['section 154 of the Code of Criminal Procedure, 1973', 'section 154 of the CrPC'],
    ['Asha Mehta\n Versus\n Ravi Kumar and Ors.', 'Mehta v. Kumar'],
    ['K.L. Tripathi v. State Bank of India, 1984 (1) SCC 43', 'Tripathi vs State Bank of India (1984) 1 SCC 43'],
    ['AIR 1980 SC 1654', 'A.I.R. 1980 Supreme Court 1654'],
    ['Writ Petition (Civil) No. 1234 of 2015', 'W.P.(C) No. 1234/2015'],
    ['G.S.R. 127 (E)', 'GSR 127(E)'],
    ['Order VII, rule 11 of the Code', 'O. VII R. 11'],
    ['within thirty days of the payment', '30 days'],
    ['within fifteen to thirty days', 'fifteen days'],
    ['a sum of rupees five thousand', 'Rs. 5,000'],
    ['in the Table: 10,000', 'Rs. 10,000'],
    ['within a month', 'one month'],
    ['at nine per centum', '9%'],
    ['a lease, and not a licence, is', 'Lease vs. Licence'],
  ])('is shown: %s as %s', async (passage, written) => {
    const words = `So it is said in ${written} there.`;
    expect(await answerOn(`It says ${passage}.`).add(words, [])).toBe(words);
  });

  const digits = (max: number) => fc.integer({ min: 1, max });
  const year = fc.integer({ min: 1950, max: 2025 });
  const party = fc.constantFrom(
    'Ramesh Kumar',
    'State of Kerala',
    'Asha Mehta',
    'Union of India',
    'M/s. Sample Traders Ltd.',
    'K.L. Tripathi',
  );
  const act = fc.constantFrom('Imaginary Receipts Act', 'Sample Rent Control Act', 'Orchards (Protection) Rules', 'Code of Fairs');
  const citation = fc.oneof(
    fc.tuple(year, digits(12), digits(999)).map(([y, v, p]) => `(${y}) ${v} SCC ${p}`),
    fc.tuple(year, digits(12), digits(999)).map(([y, v, p]) => `[${y}] ${v} SCR ${p}`),
    fc.tuple(year, digits(999)).map(([y, p]) => `AIR ${y} SC ${p}`),
    fc.tuple(year, digits(999)).map(([y, p]) => `${y} INSC ${p}`),
    fc.tuple(party, party).map(([a, b]) => `${a} v. ${b}`),
    fc.tuple(digits(9999), year).map(([n, y]) => `W.P. (C) No. ${n} of ${y}`),
    fc.tuple(digits(9999), year).map(([n, y]) => `Civil Appeal No. ${n} of ${y}`),
    digits(9999).map((n) => `S.O. ${n}(E)`),
    fc.tuple(digits(500), act, year).map(([n, a, y]) => `section ${n} of the ${a}, ${y}`),
    fc.tuple(digits(40), act, year).map(([n, a, y]) => `rule ${n} of the ${a}, ${y}`),
    digits(395).map((n) => `Article ${n} of the Constitution`),
    digits(200).map((n) => `${n + 1} days`),
    digits(90_000).map((n) => `Rs. ${(n + 1000).toLocaleString('en-IN')}`),
  );
  /** Other spacing, punctuation and case of the same citation. */
  const STYLES: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replace(/ /gu, '  '),
    (text) => text.replace(/ /gu, '\n'),
    (text) => text.toUpperCase(),
    (text) => text.replace(/[()[\]]/gu, ''),
    (text) => text.replace(/SCC/u, 'S.C.C.').replace(/SCR/u, 'S.C.R.').replace(/AIR/u, 'A.I.R.').replace(/ v\. /u, ' vs. '),
    (text) => text.replace(/ v\. /u, ' versus ').replace(/No\. /u, 'No.').replace(/,/gu, ''),
    (text) =>
      text
        .replace(/^section/u, 'Section')
        .replace(/^section/u, 's.')
        .replace(/ of the/u, ' of the '),
    (text) => `*${text}*`,
  ];
  const style = fc.constantFrom(...STYLES);

  it('is never left out, up to spacing, punctuation and case', async () => {
    await fc.assert(
      fc.asyncProperty(citation, style, style, async (cited, inSource, inAnswer) => {
        const text = answerOn(`The court said of ${inSource(cited)}; nothing more.`);
        const words = `It rests on ${inAnswer(cited)}; no more is said.`;
        expect(await text.add(words, [])).toBe(words);
        expect(text.withheldReferences).toBe(0);
      }),
      { numRuns: runsOf(1500) },
    );
  });
});
