import { describe, expect, it } from '@jest/globals';
import { listLines } from './list-lines.js';

describe('lines that were broken', () => {
  it.each([
    ['The tenant went into possession of the flat and\nhas paid no rent for the months of January to\nMarch in spite of two reminders.', 1],
    [
      '1. The lamps were sent by rail to the shop of the\nbuyer in Pune.\n2. The buyer has not paid for the lamps that were\nsent to him.',
      2,
    ],
    ['The contractor left the site without finishing the roof\nalthough he had been paid in full.', 1],
    ['The flat was let to the respondent by a deed of\nLeave and License.', 1],
    ['प्रतिवादी ने दुकान का किराया जनवरी से मार्च तक के\nमहीनों का नहीं दिया।', 1],
    ['The tenant keeps the keys\nbut does not live there', 1],
    ['The goods were sent under Invoice No.\n12 of 2 January 2026.', 1],
    ['He was paid Rs.\n5,000 by Messrs\nSample Carriers.', 1],
    ['Keeping of pets: No.\nSubletting: No.', 2],
    ['pay the rent of the shop for January\nreturn the keys of the shop\nremove the sign from the wall', 3],
    ['Pay the rent\nreturn the keys', 2],
    ['The flat to my son for his life and after him to his daughter\nmy books to my niece', 2],
    ['The officer says that it is personal information\nhe did not name a section.', 2],
    [
      'The lamps that were delivered to the shop of the buyer on the day\nstated above were tested there in the presence of his foreman who\nsigned the receipt',
      1,
    ],
    ['pay the rent; and\nreturn the keys', 2],
    ['The goods were delivered.\nthe price was not paid.', 2],
    ['The tenant took the keys and\n\nhas not paid', 2],
    ['Copy of the sale deed of 3 April 2019 with its annexures\nphotographs\ntax receipts of three years', 3],
    ['The lamps arrived broken in the shop of the buyer\na) ten of them', 2],
    ['The Plaintiff makes lamps, and the Defendant sells them\nOn 3 January 2026 the Plaintiff supplied lamps', 2],
  ])('%j has %i entries', (typed, entries) => {
    expect(listLines(typed)).toHaveLength(entries);
  });

  it('loses no word and adds none', () => {
    expect(listLines('The tenant took the keys and\nhas paid no rent.\nThe landlord wrote twice.')).toEqual([
      'The tenant took the keys and has paid no rent.',
      'The landlord wrote twice.',
    ]);
  });

  it('leaves a line that answers a paragraph to itself', () => {
    expect(
      listLines('Nothing is owed to the landlord by the tenant\npara 2: denied', { keeps: (line) => line.startsWith('para') }),
    ).toHaveLength(2);
  });
});
