import { describe, expect, it } from '@jest/globals';
import { specialLaw } from './special-law.js';

const LIMITATION = [{ act: 'Limitation Act, 1963', section: '5' }];

describe('specialLaw', () => {
  it.each([
    ['Does section 5 of the Limitation Act excuse a late challenge of an arbitral award?', 'Arbitration and Conciliation Act, 1996'],
    ['Is section 5 of the Limitation Act open for a cheque complaint filed late?', 'Negotiable Instruments Act, 1881'],
  ])('%s', (question, act) => {
    expect(specialLaw(question, LIMITATION).map((law) => law.act)).toEqual([act]);
  });

  it('is none for other matters, and where the general rule is not cited', () => {
    expect(specialLaw('Does section 5 of the Limitation Act apply to a suit?', LIMITATION)).toEqual([]);
    expect(specialLaw('I am late in challenging an arbitral award', [])).toEqual([]);
  });
});
