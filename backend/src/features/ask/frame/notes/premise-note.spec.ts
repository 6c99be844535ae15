import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../../retrieval/retrieval.service.js';
import { premiseNote } from './premise-note.js';

const CHEQUE =
  'Provided that (a) the cheque has been presented within a period of six months; (b) the payee makes a demand by giving a notice in\n' +
  'writing within thirty days of the receipt of information by him; and (c) the drawer fails to pay within fifteen days of the receipt.';
const MURDER = '(1) Whoever commits murder shall be punished with death or imprisonment for life, and shall also be liable to fine.';

function consulted(text: string, more: { sufficient?: boolean; documentType?: string } = {}): Consultation {
  const { sufficient = true, documentType = 'act' } = more;
  const title = 'The Negotiable Instruments Act, 1881';
  return {
    relevance: { value: 1, sufficient },
    guidance: { topics: [], units: [] },
    open: [{ documentId: 'ni', unit: '138', passages: [{ text, title, documentType, headingPath: [] }] }],
  } as unknown as Consultation;
}

describe('what is said about a figure that a question takes for the law', () => {
  it('quotes one clause for each figure of the section, the nearest to the question first', () => {
    const note = premiseNote(consulted(CHEQUE), 'Section 138 gives 60 days to send notice in writing, so can I send it on the 55th day?');
    expect(note?.text).toBe(
      'The question takes it to be 60 days; section 138 of the Negotiable Instruments Act, 1881 does not say so. Its words are: ' +
        '“the payee makes a demand by giving a notice in writing within thirty days of the receipt of information by him”; ' +
        '“the drawer fails to pay within fifteen days of the receipt.”; “Provided that (a) the cheque has been presented within a period of six months”',
    );
  });

  it('answers a question in Hindi in Hindi, and quotes the whole clause of the only figure', () => {
    const note = premiseNote(consulted('He shall not be detained for more than twenty-four hours;'), 'क्या यह सही है कि 48 घंटे रख सकते हैं?');
    expect(note?.text).toBe(
      'प्रश्न में 48 घंटे माना गया है, पर Negotiable Instruments Act, 1881 की धारा 138 में ऐसा नहीं है। उसके शब्द हैं: “He shall not be detained for more than twenty-four hours”',
    );
  });

  it('quotes words exactly as they stand in the section', () => {
    const { quotations = [] } = premiseNote(consulted(CHEQUE), 'Is it true that the deadline is two years?') ?? {};
    expect(quotations).toHaveLength(3);
    for (const each of quotations) expect(CHEQUE).toContain(each);
  });

  it.each([
    ['of years', 'Murder carries at most ten years, right?'],
    ['of years in jail', 'Murder means ten years in jail, right?'],
  ])('quotes the punishment where the question takes another one %s', (_, question) => {
    expect(premiseNote(consulted(MURDER), question)?.quotations[0]).toMatch(/shall be punished with death or imprisonment for life/);
  });

  it.each([
    ['names the figure in other words', CHEQUE, 'The Act gives 30 days for the notice, right?'],
    ['names the same in another unit', CHEQUE, 'The Act gives 360 hours for the notice, right?'],
    ['takes no figure for granted', CHEQUE, 'How many days do I have to send the notice?'],
    ['speaks of a share where the section has periods only', CHEQUE, 'The Act lets him take 50% at once, right?'],
    ['names the punishment', MURDER, 'Is it true that murder is punished with the death penalty?'],
  ])('says nothing where the question %s', (_, text, question) => {
    expect(premiseNote(consulted(text), question)).toBeNull();
  });

  it.each([
    ['nothing is quoted', consulted(CHEQUE, { sufficient: false })],
    ['a judgment is quoted', consulted(CHEQUE, { documentType: 'judgment' })],
    ['the section names no period', consulted('shall be given a receipt')],
    ['no law was searched', null],
  ])('says nothing where %s', (_, found) => {
    expect(premiseNote(found, 'The Act gives 60 days for the notice, right?')).toBeNull();
  });

  it('compares shares, sums, and numbers above a hundred', () => {
    expect(
      premiseNote(consulted('a sum more than ten per cent of the cost'), 'The RERA lets the builder take 50% before, where is that?')?.text,
    ).toMatch(/takes it to be 50%; .*ten per cent/);
    expect(premiseNote(consulted('not exceeding one crore rupees'), 'It hears claims up to Rs 5 crore, right?')?.text).toMatch(
      /one crore rupees/,
    );
    expect(premiseNote(consulted('within one hundred and eighty days'), 'The Act gives 180 days, right?')).toBeNull();
  });
});
