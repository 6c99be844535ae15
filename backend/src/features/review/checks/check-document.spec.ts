import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { money } from '../../templates/engine/filters.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import { checkDocument } from './check-document.js';
import { numberFromWords } from '../../../core/text/values/number-from-words.js';

const SIGNED = '\n\nSignature: ______________________\nName: ______________________\nDate: ______________________\n';
const found = (text: string) => checkDocument(text + SIGNED).map(({ kind, message }) => `${kind}: ${message}`);

const SAMPLES: Record<TemplateField['format'], string> = {
  money: '125000',
  currency: 'INR',
  date: '2026-01-31',
  number: '11',
  percent: '12',
  email: 'a@b.example',
  phone: '+91 1',
  text: 'sample',
  list: 'one\ntwo',
  pan: 'ABCPE1234F',
  cin: 'U12345MH2015PTC123456',
  pin: '110003',
  state: 'Delhi',
  rows: 'one | two | 40 | ABCPE1234F | three | four | five',
};

describe('checkDocument', () => {
  it('finds nothing in a document that is in order', () => {
    expect(
      found(
        [
          '# LOAN AGREEMENT',
          'This Loan Agreement (the "Agreement") is made between Asha (the "Lender") and Ravi (the "Borrower"). Each is a "Party" and together they are the "Parties".',
          '1. Loan',
          '1.1 The Lender lends the Borrower Rs. 1,25,000/- (Rupees One Lakh Twenty-five Thousand only) (the "Loan") for 11 (eleven) months.',
          '1.2 The Borrower shall repay the Loan as clause 2.1(b) and the Schedule of this Agreement say.',
          '2. Repayment',
          '2.1 Repayment is due:',
          '(a) in the instalments of clause 1.2; or',
          '(b) at once, if a Party so demands under section 73 of the Indian Contract Act or clause 9 of the Master Deed. The Parties agree.',
          '## Schedule',
          'Instalments',
        ].join('\n\n'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a marked blank', 'governed by [●].', 'blank: A blank is still to be filled in.'],
    ['an underscored blank', 'on the ______ day', 'blank: A blank is still to be filled in.'],
    ['an instruction', 'paid by [insert name of buyer] today', 'blank: A blank is still to be filled in.'],
    ['a term without a use', 'Asha (the "Guarantor") agrees.', 'unused-term: "Guarantor" is defined but not used.'],
    [
      'a term with two definitions',
      '"Fees" means money. "Fees" means more. The Fees are due.',
      'term-defined-twice: "Fees" is defined more than once.',
    ],
    [
      'an address that only the form explains',
      'I appoint **Asha Rao**, of Same as mine, as executor.',
      'blank: Write this address out: who reads the document does not see the form.',
    ],
    [
      'a term without a definition',
      'pay the Guarantor and notify the Guarantor.',
      'undefined-term: "Guarantor" is used like a defined term, but is defined nowhere.',
    ],
    ['a reference to no clause', '1. Rent\n\nSubject to clause 4.2 it is due.', 'broken-reference: There is no clause 4.2.'],
    ['one of several references', '1. Rent\n\nSee clauses 1 and 7.', 'broken-reference: There is no clause 7.'],
    [
      'a reference to no annexure',
      'See Annexure R-2.\n\n(a) Annexure R-1: Copy of the letter.',
      'broken-reference: There is no Annexure R-2.',
    ],
    ['a reference to no schedule', 'listed in the Schedule B.', 'broken-reference: There is no Schedule B.'],
    [
      'figures against lakh',
      'Rs. 1,50,000/- (Rupees One Lakh Fifteen Thousand only)',
      'figures-and-words: The figures "1,50,000" and the words "Rupees One Lakh Fifteen Thousand only" differ.',
    ],
    [
      'figures against millions',
      'US$ 2,500,000 (US Dollars Two Million Fifty Thousand only)',
      'figures-and-words: The figures "2,500,000" and the words "US Dollars Two Million Fifty Thousand only" differ.',
    ],
    [
      'words before figures',
      'a term of twenty-four (42) months',
      'figures-and-words: The figures "42" and the words "twenty-four" differ.',
    ],
  ])('finds %s', (_what, text, finding) => {
    expect(found(`# DEED\n\n${text}`)).toEqual([finding]);
  });

  it.each(['Asha Rao and Ravi Rao, both of the same address', 'It shall be delivered at the same place.'])(
    'takes no address that the document itself tells for one that only the form explains: %s',
    (text) => {
      expect(found(`# DEED\n\n${text}`)).toEqual([]);
    },
  );

  it.each([
    'tell the Lender of an Event of Default.\n\n10.1 Each of these is an "Event of Default". An Event of Default ends it.',
    'under the Real Estate (Regulation and Development) Act, 2016 and the Real Estate (Regulation and Development) Act, 2016.',
    'lost by the Northern Railway; the Northern Railway was told.',
    'under the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 and the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Rules, 2013.',
  ])('takes no name and no defined term of several words for an undefined one: %s', (text) => {
    expect(found(`# DEED\n\n${text}`)).toEqual([]);
  });

  it('says where: the words at the place, its line, and some words around', () => {
    const text = `# DEED\n\nThe price is Rs. 10 (Rupees Eleven only).${SIGNED}`;
    const [finding] = checkDocument(text);
    expect(finding).toMatchObject({ line: 3, excerpt: 'The price is Rs. 10 (Rupees Eleven only).' });
    expect(text.slice(finding?.start, finding?.end)).toBe('10 (Rupees Eleven only)');
  });

  it('misses a place to sign', () => {
    expect(checkDocument('# DEED\n\nIt is agreed.').map(({ kind, line }) => [kind, line])).toEqual([['missing-signature', 3]]);
  });

  it('finds nothing but open blanks in any shipped template', () => {
    for (const template of new TemplateStore().all()) {
      const values = Object.fromEntries(template.fields.map(({ name, format, options }) => [name, options?.[0] ?? SAMPLES[format]]));
      // What a plaint says to have been done is left open where no day of it is told.
      if (values.government_notice) values.government_notice = 'a notice of 3 January 2026';
      expect({
        type: template.documentType,
        // A reply leaves the answer to each allegation open until it is given.
        findings: checkDocument(template.assemble(values)).filter(
          ({ kind }) => kind !== 'undefined-term' && (!['blank', 'open-answer'].includes(kind) || template.documentType !== 'reply'),
        ),
      }).toEqual({
        type: template.documentType,
        findings: [],
      });
    }
  });

  it('reads a hostile text of the length of a long contract to its end', () => {
    for (const part of ['(', '"A', '[', '1.', 'the Abc ', '_', 'clause 1, ', 'one ', '1,1', '("A" ', 'Schedule ']) {
      const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
      for (const { start, end } of checkDocument(text)) expect(0 <= start && start <= end && end <= text.length).toBe(true);
    }
  });
});

describe('references to parts of something else', () => {
  it.each([
    'In paragraph 3(a) the Plaint alleges: "The rent was not paid."\n\n1. Rent was paid.',
    'As clause 9 of the Sale Deed says.\n\n1. Price.',
    'Copy of the letter (Annexure OP-12).\n\n(b) Annexure OP-12: Copy of the letter of 2 March 2026.',
  ])('are no broken ones: %s', (text) => {
    expect(checkDocument(text).filter(({ kind }) => kind === 'broken-reference')).toEqual([]);
  });
});

describe('numberFromWords', () => {
  it('reads back every amount that the filters write, in both ways of counting', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom('INR', 'USD', 'GBP'),
        (whole, part, code) => {
          const words = /\((.*)\)$/.exec(money(`${whole}.${String(part).padStart(2, '0')}`, code))?.[1] ?? '';
          expect(numberFromWords(words)).toBeCloseTo(whole + part / 100, 2);
        },
      ),
    );
  });

  it('reads decimals', () => expect(numberFromWords('ten point five zero per cent')).toBe(10.5));

  it.each(['Ravi Kumar', 'one two', 'twenty eleven', '', 'only'])('takes %j for no number', (words) => {
    expect(numberFromWords(words)).toBeNull();
  });
});
