import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../retrieval/retrieval.service.js';
import { premiseNote } from './premise.js';

const CHEQUE = 'within a period of six months … within thirty days of the receipt of information … within fifteen\ndays of the receipt';

function consulted(text: string, more: { sufficient?: boolean; documentType?: string } = {}): Consultation {
  const { sufficient = true, documentType = 'act' } = more;
  const title = 'The Negotiable Instruments Act, 1881';
  return {
    relevance: { value: 1, sufficient },
    open: [{ unit: '138', passages: [{ text, title, documentType }] }],
  } as unknown as Consultation;
}

describe('what is said of a figure that a question takes for the law', () => {
  it.each([
    ['Section 138 of the Negotiable Instruments Act gives 60 days to send notice, so can I send it on the 55th day?', '60 days'],
    ['I know that a cheque bounce notice must be sent within 90 days, right?', '90 days'],
    ['Is it true that the notice may be sent within two years?', 'two years'],
    ['The notice period is 12 weeks, so when must I send it?', '12 weeks'],
    ['As the law allows forty-five days for the notice, when does it end?', 'forty-five days'],
  ])('tells that the section names others: %s', (question, figure) => {
    expect(premiseNote(consulted(CHEQUE), question)).toBe(
      `The question takes it to be ${figure}; section 138 of the Negotiable Instruments Act, 1881 does not say so: it speaks of six months, thirty days and fifteen days.`,
    );
  });

  it.each([
    ['names the figure in other words', 'The Act gives 30 days for the notice, right?'],
    ['the same in another unit', 'The Act gives half a month or 360 hours for the notice, right?'],
    ['has it in a story', 'My cheque was returned 40 days ago, what can I do?'],
    ['has it in a story that begins as a reason', 'Since I have not been paid for 3 months, can I go to court?'],
    ['tells how long somebody is missing', 'My husband has been missing for eight years, can I marry again?'],
    ['tells how far a pregnancy is', 'wife is 8 weeks pregnant and we do not want it now, is that legal'],
    ['takes no figure for granted', 'How many days do I have to send the notice?'],
    ['speaks of a share where the section has periods only', 'The Act lets him take 50% at once, right?'],
  ])('says nothing where the question %s', (_, question) => {
    expect(premiseNote(consulted(CHEQUE), question)).toBeNull();
  });

  it.each([
    ['nothing is quoted', consulted(CHEQUE, { sufficient: false })],
    ['a judgment is quoted', consulted(CHEQUE, { documentType: 'judgment' })],
    ['the section names no period', consulted('shall be punished with fine')],
    ['no law was searched', null],
  ])('says nothing where %s', (_, found) => {
    expect(premiseNote(found, 'The Act gives 60 days for the notice, right?')).toBeNull();
  });

  it('compares shares, and reads numbers above a hundred', () => {
    expect(
      premiseNote(consulted('a sum more than ten per cent of the cost'), 'The RERA lets the builder take 50% before, where is that?'),
    ).toMatch(/takes it to be 50%; .* it speaks of ten per cent\.$/);
    expect(premiseNote(consulted('within one hundred and eighty days'), 'The Act gives 180 days, right?')).toBeNull();
  });
});
