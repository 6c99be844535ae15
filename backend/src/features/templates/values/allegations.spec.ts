import { describe, expect, it } from '@jest/globals';
import { answeredAllegations, unaddressed } from './allegations.js';

const rows = answeredAllegations('1. Rent is unpaid\n2. The kitchen is damaged\n3. The tenant sublet', [
  '1: deny: it was paid',
  'Para 1. the bank statement shows it',
  '2: Not known',
  'Reply to paragraph 9: nonsense',
  '10 chairs are missing',
]);

describe('answeredAllegations', () => {
  it('puts answers beside the allegation whose number they name', () => {
    expect(rows).toEqual([
      { label: '1', text: 'Rent is unpaid', stance: 'deny', answers: ['It was paid', 'The bank statement shows it'], open: false },
      { label: '2', text: 'The kitchen is damaged', stance: 'not known', answers: [], open: false },
      { label: '3', text: 'The tenant sublet', stance: '', answers: [], open: false },
    ]);
  });

  it.each([
    ['1: admitted', 'admit'],
    ['1: true, it is so', 'admit'],
    ['1: denied as false', 'deny'],
    ['1: no knowledge', 'not known'],
    ['1: not admitted', 'not known'],
    ['1: the rent was paid', ''],
    ['1: True copies are enclosed', ''],
    ['1: Incorrect figures were used', ''],
    ['1: Unknown persons came', ''],
    ['1: incorrect', 'deny'],
    ['Row 1: deny: true it is', 'deny'],
    ['Row 2: deny', ''],
  ])('reads %j as %j', (entry, stance) => {
    expect(answeredAllegations('Rent is unpaid', [entry])[0]?.stance).toBe(stance);
  });
});

describe('unaddressed', () => {
  it('keeps every entry that answers none of the rows', () => {
    expect(unaddressed(['1: deny', 'Reply to paragraph 9: nonsense', '10 chairs are missing'], rows)).toEqual([
      'Reply to paragraph 9: nonsense',
      '10 chairs are missing',
    ]);
  });
});
