import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isProviso, provisions, takesBack } from './provisions.js';

const split = (text: string) => provisions(text).map(({ start, end }) => text.slice(start, end));

describe('provisions', () => {
  it('keeps numbers and abbreviations inside a sentence', () => {
    expect(
      split('26. Receipts.—The tenant (see s. 5 and Art. 21, A.I.R. 1950 S.C. 27) pays Rs. 5.50 to Mr. Rao. He gets a receipt.'),
    ).toEqual(['26. Receipts.—The tenant (see s. 5 and Art. 21, A.I.R. 1950 S.C. 27) pays Rs. 5.50 to Mr. Rao.', 'He gets a receipt.']);
  });

  it('parts sub-sections, clauses of a list and provisos', () => {
    const text = [
      '14. Protection against eviction.',
      '(1) No order shall be made:',
      'Provided that the Controller may order possession on these grounds, namely:—',
      '(a) that rent is unpaid;',
      '(b) that the premises are sub-let',
      'without consent: Provided further that notice was given.',
      '(2) No order is made if the tenant pays.',
    ].join('\n');
    expect(split(text)).toEqual([
      '14. Protection against eviction.',
      '(1) No order shall be made:',
      'Provided that the Controller may order possession on these grounds, namely:—',
      '(a) that rent is unpaid;',
      '(b) that the premises are sub-let\nwithout consent:',
      'Provided further that notice was given.',
      '(2) No order is made if the tenant pays.',
    ]);
  });

  it('ends a sentence at a danda and at an empty line', () => {
    expect(split('किरायेदार रसीद पाएगा। मकान मालिक देगा।\n\nHEADING\n\nText without end')).toEqual([
      'किरायेदार रसीद पाएगा।',
      'मकान मालिक देगा।',
      'HEADING',
      'Text without end',
    ]);
  });

  it('covers every visible character in order, for any text', () => {
    const text = fc
      .array(fc.constantFrom('a', 'Act', ' ', '\n', '. ', ';\n(a) ', ': Provided that ', '26.', '।', '"', '(', 'é', '😀'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (sample) => {
        const spans = provisions(sample);
        let last = 0;
        for (const { start, end } of spans) {
          expect(sample.slice(last, start).trim()).toBe('');
          expect(sample.slice(start, end)).toBe(sample.slice(start, end).trim());
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(sample.slice(last).trim()).toBe('');
      }),
    );
  });

  it('takes time that grows with the text, not with its square', () => {
    for (const part of ['a. ', '.', '\n', '; ', ': Provided ', '((((', ' ']) expect(provisions(part.repeat(200_000))).toBeDefined();
  }, 5000);

  it('knows provisos and explanations', () => {
    expect(['Provided that', 'PROVIDED FURTHER that', 'Explanation.—In this', 'Exception I'].map(isProviso)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['He provided that', 'Explanations are due'].map(isProviso)).toEqual([false, false]);
  });
});

it.each([
  ['Provided that no toll is due from a child.', true],
  ['Provided that nothing in this clause applies to a pilot.', true],
  ['Provided that what cannot be denied to the Parliament shall not be denied to any person.', false],
  ['Provided that where all the heirs have not joined, the application is for the benefit of all.', false],
  ['Provided that where he is ill, no fine is due.', true],
  ['Provided that the court may extend the time.', false],
])('a proviso takes something back or adds: %s', (words, expected) => {
  expect(takesBack(words)).toBe(expected);
});
