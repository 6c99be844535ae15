import { describe, expect, it } from '@jest/globals';
import { findReferences } from './references.js';

const units = (question: string): string[] => findReferences(question).map(({ unit, subdivision }) => unit + subdivision);

describe('findReferences', () => {
  it.each([
    ['What does section 26 say?', ['26']],
    ['s. 26 DRC Act', ['26']],
    ['u/s 138 NI Act', ['138']],
    ['Art. 21', ['21']],
    ['section 14-D of the Act', ['14D']],
    ['section 14 D of the Act', ['14D']],
    ['section 138 of the Act', ['138']],
    ['Section 2(1)(a)', ['2(1)(a)']],
    ['Rule 22.4.2(d)', ['22.4.2(d)']],
    ['sections 138, 139 and 141', ['138', '139', '141']],
    ['ss. 3 to 6', ['3', '4', '5', '6']],
    ['section 138 read with section 142', ['138', '142']],
    ['§ 7', ['7']],
    ['धारा 26', ['26']],
  ])('%s', (question, expected) => {
    expect(units(question)).toEqual(expected);
  });

  it('tells paragraphs of judgments from sections', () => {
    expect(findReferences('para 12 of Rao v Board')).toMatchObject([{ kind: 'paragraph', unit: '12' }]);
  });

  it('finds nothing in questions without numbers, and is not led astray by other numbers', () => {
    expect(units('Does the landlord have to give receipts?')).toEqual([]);
    expect(units('I paid 3 cheques in 30 days')).toEqual([]);
  });
});
