import { describe, expect, it } from '@jest/globals';
import type { HeldText } from '../../legal-sources/library/held-texts.service.js';
import { wordsToday } from './words-today.js';

const SECTION = [
  '4. Receipt for rent. (1) Every tenant shall be entitled to a signed receipt for the rent paid.',
  '(2) A landlord who refuses a receipt shall pay a penalty of ten times the rent. (3) Nothing in this section applies to a lodger.',
].join('\n');
const text = `3. Rent.\n${SECTION}\n5. Repairs.`;
const start = text.indexOf('4.');
const HELD: HeldText = {
  documentId: 'law',
  title: 'Law',
  text,
  units: [{ label: '4', name: 'Section 4', start, end: start + SECTION.length }],
};

describe('wordsToday', () => {
  it.each([
    [
      'the sentence that took the place',
      'A landlord who refuses a receipt shall pay a penalty of two times the rent.',
      'ten times the rent.',
    ],
    [
      'a sentence with other words in the middle',
      'Every tenant shall be entitled to a written receipt for the rent paid.',
      'a signed receipt for the rent',
    ],
  ])('finds %s, and no more', (_, quotation, expected) => {
    const found = wordsToday(HELD, quotation, 'Chapter II › Section 4 — Receipt for rent');
    expect(found).toContain(expected);
    expect(found).not.toContain('lodger');
  });

  it('gives the whole section where nothing of the words is left, and nothing where the section is gone', () => {
    expect(wordsToday(HELD, 'Quite other words altogether were here before.', 'Section 4')).toContain('lodger');
    expect(wordsToday(HELD, 'Every tenant', 'Section 9')).toBeNull();
  });

  it('shows the beginning of a long section', () => {
    const long = { ...HELD, text: 'word '.repeat(2000), units: [{ label: '4', name: 'Section 4', start: 0, end: 10_000 }] };
    const found = String(wordsToday(long, 'Other words', 'Section 4'));
    expect(found.length).toBeLessThan(3100);
    expect(found.endsWith('…')).toBe(true);
  });
});
