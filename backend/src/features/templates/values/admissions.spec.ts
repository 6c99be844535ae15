import { describe, expect, it } from '@jest/globals';
import { admissionQuestion, unmeantAdmissions } from './admissions.js';

const FORM = {
  allegations: 'Para 3: You borrowed Rs. 50,000\nPara 4: You live in Pune\nPara 5: You signed the note and took the goods',
  answers: 'Row 1: admit\nRow 2: admit\nRow 3: admit only: the goods came',
};
const rows = (form: Parameters<typeof unmeantAdmissions>[0], meant: string) => unmeantAdmissions(form, meant).map(({ row }) => row);

describe('unmeantAdmissions', () => {
  it('names what is admitted of debts and signatures, and asks whether it is meant', () => {
    const [admission, ...more] = unmeantAdmissions(FORM, '');
    expect(more).toEqual([]);
    expect(admission).toEqual({ row: 1, fact: 'debt', words: 'You borrowed Rs. 50,000' });
    expect(admission && admissionQuestion(admission)).toBe(
      'Row 1 admits a debt: “You borrowed Rs. 50,000”. Is that meant? If it is, name the row here: “Row 1”.',
    );
  });

  it.each(['Row 1', 'Row 1: the loan', 'Para 3', '3'])('takes %j for an answer', (meant) => {
    expect(rows(FORM, meant)).toEqual([]);
  });

  it('asks again for another row, and for a part that is grave', () => {
    expect(rows(FORM, 'Row 2')).toEqual([1]);
    expect(rows({ ...FORM, answers: 'Row 3: admit only: the note was signed' }, '')).toEqual([3]);
    expect(rows({ ...FORM, answers: 'Row 1: admit only: took Rs. 20,000' }, '')).toEqual([1]);
    expect(rows({ ...FORM, answers: 'Row 1: deny' }, '')).toEqual([]);
  });
});
