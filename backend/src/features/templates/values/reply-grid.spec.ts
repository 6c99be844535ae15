import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { replyGrid } from './reply-grid.js';

const ALLEGATIONS = 'Para 3(a): The rent is unpaid\nPara 7: He wrote "no"\nThe deposit was used up';

describe('replyGrid', () => {
  it('answers by place and by number, and marks every document once', () => {
    const grid = replyGrid({
      allegations: ALLEGATIONS,
      answers: '3(a): deny: it was paid\nRow 2: open: without prejudice\nRow 3: admit',
      evidence: 'Row 1: Bank statement\nPara 7: Letter of 2 March\nRow 3: bank statement.',
      law: 'Row 1: Section 106, Transfer of Property Act, 1882\nSection 3, Limitation Act, 1963',
      documents: 'Agreement\nBank statement',
    });
    const statement = { mark: 'R-1', text: 'Bank statement' };
    expect(grid.rows).toMatchObject([
      { label: '3(a)', stance: 'deny', open: false, answers: ['It was paid'], law: ['Section 106, Transfer of Property Act, 1882'] },
      { label: '7', text: 'He wrote "no"', quotes: ['“', '”'], stance: '', open: true, answers: ['Without prejudice'], law: [] },
      { label: '', numbered: false, stance: 'admit', answers: [] },
    ]);
    expect(grid.rows.map(({ evidence }) => evidence)).toEqual([[statement], [{ mark: 'R-2', text: 'Letter of 2 March' }], [statement]]);
    expect(grid.annexures).toEqual([statement, { mark: 'R-2', text: 'Letter of 2 March' }, { mark: 'R-3', text: 'Agreement' }]);
    expect(grid.law).toEqual(['Section 3, Limitation Act, 1963']);
  });

  it('goes by the file and then by the summary where no allegations are given, and marks no document that no row names', () => {
    const paragraphs = [{ label: '4', text: 'The rent is unpaid' }];
    expect(replyGrid({ summary: 'Something else', paragraphs, documents: 'Agreement' })).toMatchObject({
      rows: [{ label: '4', quotes: ['"', '"'], numbered: true }],
      annexures: [{ mark: '', text: 'Agreement' }],
    });
    expect(replyGrid({ summary: '1. The rent is unpaid' }).rows).toMatchObject([{ text: 'The rent is unpaid', quotes: [] }]);
  });

  it('takes a bullet or a number off an allegation, so that a summary of the same words is not printed beside it', () => {
    const grid = replyGrid({ allegations: '- The rent is unpaid\n2. The deposit was used up', summary: '1. The rent is unpaid\n- Notice' });
    expect(grid.rows).toMatchObject([{ text: 'The rent is unpaid' }, { text: 'The deposit was used up' }]);
    expect(grid.summary).toEqual(['Notice']);
  });

  it('names a document once, however its line is marked', () => {
    const { annexures } = replyGrid({ evidence: '1. Bank statement', documents: '- Bank statement\n2. Lease' });
    expect(annexures.map(({ text }) => text)).toEqual(['Bank statement', 'Lease']);
  });

  it('decides nothing: a row of which nothing is said stays open, whatever is said about the others', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Row 1: deny', 'Row 1: admit: so it was', 'Row 3: not known', 'Something else')), (answers) => {
        const { rows } = replyGrid({ allegations: ALLEGATIONS, answers: answers.join('\n') });
        expect(rows[1]).toMatchObject({ stance: '', answers: [] });
      }),
    );
  });
});
