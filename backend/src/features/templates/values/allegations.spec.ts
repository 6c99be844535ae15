import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allegationLines, answeredAllegations, unaddressed } from './allegations.js';

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
      {
        label: '1',
        text: 'Rent is unpaid',
        stance: 'deny',
        admitted: '',
        answers: ['It was paid', 'The bank statement shows it'],
        open: false,
      },
      { label: '2', text: 'The kitchen is damaged', stance: 'not known', admitted: '', answers: [], open: false },
      { label: '3', text: 'The tenant sublet', stance: '', admitted: '', answers: [], open: false },
    ]);
  });

  it.each([
    ['1: admitted', 'admit'],
    ['1: true, it is so', 'admit'],
    ['1: denied as false', 'deny'],
    ['1: no knowledge', 'not known'],
    ['1: not admitted', 'not known'],
    ['1: not known, put to proof: the respondent was away', 'not known'],
    ['1: admit only: the tenancy', 'admit only'],
    ['1: admitted only that the tenancy began in May', 'admit only'],
    ['1: admit: only that the tenancy began in May', 'admit only'],
    ['1: admitted that the tenancy began in May', 'admit only'],
    ['1: partly true: the tenancy', 'admit only'],
    ['1: admit nothing', ''],
    ['1: admit: nothing', ''],
    ['1: Admittedly late, but paid', ''],
    ['1: स्वीकार: किराया दिया गया', 'admit'],
    ['1: केवल इतना स्वीकार कि किराया देय था', 'admit only'],
    ['1: अस्वीकार', 'deny'],
    ['1: स्वीकार नहीं', 'not known'],
    ['1: जानकारी नहीं', 'not known'],
    ['1: the rent was paid', ''],
    ['1: True copies are enclosed', ''],
    ['1: Incorrect figures were used', ''],
    ['1: Unknown persons came', ''],
    ['1: incorrect', 'deny'],
    ['Row 1: deny: true it is', 'deny'],
    ['Row 2: deny', ''],
    ['पैरा 1: अस्वीकार', 'deny'],
    ['पैरा सं. 1 - जानकारी नहीं', 'not known'],
    ['पंक्ति 1: स्वीकार', 'admit'],
  ])('reads %j as %j', (entry, stance) => {
    expect(answeredAllegations('Rent is unpaid', [entry])[0]?.stance).toBe(stance);
  });
});

describe('an admission', () => {
  const first = (...entries: string[]) => answeredAllegations('Rent is unpaid', entries)[0];

  it('in part names what it admits, and answers with the rest', () => {
    expect(first('1: admit only: that the rent of May was late', '1: it was paid in June')).toEqual({
      label: '1',
      text: 'Rent is unpaid',
      stance: 'admit only',
      admitted: 'the rent of May was late',
      answers: ['It was paid in June'],
      open: false,
    });
  });

  it.each([
    ['partly admitted, took Rs. 3 lakh only; rest denied', 'took Rs. 3 lakh'],
    ['admitted that the rent is Rs. 10,000, the rest is denied.', 'the rent is Rs. 10,000'],
    ['केवल इतना स्वीकार कि किराया देय था, शेष अस्वीकार है', 'किराया देय था'],
  ])('leaves out what the reply says itself: %s', (words, admitted) => {
    expect(first(`1: ${words}`)).toMatchObject({ stance: 'admit only', admitted });
  });

  it('in Hindi goes on after its "कि"', () => {
    for (const words of ['केवल इतना स्वीकार कि किराया देय था', 'admit only: कि किराया देय था'])
      expect(first(`1: ${words}`)).toMatchObject({ stance: 'admit only', admitted: 'किराया देय था' });
  });

  it('is none where another entry says something else', () => {
    expect(first('1: admit', '1: deny: it was paid')).toMatchObject({ stance: '', open: true });
  });

  it('of paragraph 2 is none of the second row', () => {
    const rows = allegationLines('Para 2: Rent is unpaid\nThe kitchen is damaged');
    expect(answeredAllegations(rows, ['2: admit']).map(({ stance }) => stance)).toEqual(['admit', '']);
  });

  const WORDS = [
    'admit',
    'admitted',
    'admits',
    'not',
    'only',
    'that',
    'deny',
    'true',
    'false',
    'no',
    'knowledge',
    'nothing',
    ':',
    '.',
    ',',
    'rent',
    'स्वीकार',
    'नहीं',
    'सत्य',
    'है',
    'open',
  ];
  const entry = fc.record({
    row: fc.integer({ min: 1, max: 4 }),
    by: fc.constantFrom('Row ', 'Para ', ''),
    words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }),
  });

  it('is made of nothing that was not chosen for the row', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 6 }),
        fc.array(fc.constantFrom('Para 1: ', 'Para 2: ', 'Para 3: ', ''), { minLength: 1, maxLength: 4 }),
        (entries, heads) => {
          const rows = allegationLines(heads.map((head, at) => `${head}Statement ${'abcd'.charAt(at)}`).join('\n'));
          const lines = entries.map(({ row, by, words }) => `${by}${row}: ${words.join(' ')}`);
          for (const [at, { stance, label }] of answeredAllegations(rows, lines).entries()) {
            if (stance !== 'admit') continue;
            const own = entries.filter(({ row, by }) => (by === 'Row ' ? row === at + 1 : String(row) === label));
            expect(own.some(({ words }) => /^(?:admit|admitted|admits|true|स्वीकार|सत्य)$/u.test(words[0] ?? ''))).toBe(true);
            expect(own.some(({ words }) => words[0] === 'deny' || (words[0] === 'not' && words[1] === 'admitted'))).toBe(false);
          }
        },
      ),
    );
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
