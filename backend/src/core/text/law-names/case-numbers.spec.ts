import { describe, expect, it } from '@jest/globals';
import { caseNumbers } from './case-numbers.js';

describe('caseNumbers', () => {
  it.each([
    ['W.P.(C) No. 4321/2019 Delhi HC', 'writ petition (civil) 4321/2019', 'Delhi'],
    ['WP(C) 4321 of 2019', 'writ petition (civil) 4321/2019', ''],
    ['Writ Petition (Civil) No. 4321 of 2019, High Court of Kerala', 'writ petition (civil) 4321/2019', 'Kerala'],
    ['W.P. (Crl.) No. 7/2021', 'writ petition (criminal) 7/2021', ''],
    ['W.P. No. 55/2001', 'writ petition 55/2001', ''],
    ['SLP (C) 8232 of 2006', 'special leave petition (civil) 8232/2006', ''],
    ['Civil Appeal No. 1241 of 2008', 'civil appeal 1241/2008', ''],
    ['Crl.A. 12/2015', 'criminal appeal 12/2015', ''],
    ['CS(OS) 9/2010 Bombay High Court', 'suit 9/2010', 'Bombay'],
  ])('reads %s', (written, key, court) => {
    const text = `It was held in ${written}.`;
    const [found, ...more] = caseNumbers(text, 5);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ key, court });
    expect(text.slice(found?.start, found?.end)).toBe(written);
  });

  it.each(['FIR No. 55/2025', 'cheque no. 12/2020', 'on 12/03/2020', 'the CA said 12 of 2000', ''])('reads none in "%s"', (text) => {
    expect(caseNumbers(text, 5)).toEqual([]);
  });

  it('reads no more than it is told', () => {
    expect(caseNumbers('W.P. No. 1/2001, W.P. No. 2/2001, W.P. No. 3/2001', 2)).toHaveLength(2);
  });
});
