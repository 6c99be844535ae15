import { describe, expect, it } from 'vitest';
import { type AnnexureRow, letters, type MarkLanguage, markOf, moved, problemOf } from './annexure-rows.js';

const row = (id: string, ownMark: string | null = null): AnnexureRow => ({ id, filename: `${id}.pdf`, size: 10, ownMark, title: id });

describe('annexures of a bundle', () => {
  it('are marked by letters in their order, and keep a mark that was written', () => {
    expect([0, 25, 26, 51, 52].map(letters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
    const rows = moved([row('deed'), row('receipt', 'A-2'), row('letter')], 2, -1);
    expect(rows.map(({ id }) => id)).toEqual(['deed', 'letter', 'receipt']);
    const marks = (language: MarkLanguage) => rows.map((each, index) => markOf(each, index, language));
    expect(marks('en-IN')).toEqual(['Annexure A', 'Annexure B', 'A-2']);
    expect(marks('hi-IN')).toEqual(['अनुलग्नक 1', 'अनुलग्नक 2', 'A-2']);
  });

  it.each([
    [[row('a'), row('b')], null],
    [[row('a'), row('b', ' annexure a')], 'Two annexures have the same mark.'],
    [[row('a', '  ')], 'Every annexure needs a mark.'],
    [[row('a'), row('b'), row('c')], 'Together the files are too large. Please make two bundles.'],
  ])('say what keeps them from being bundled: %#', (rows, problem) => {
    expect(problemOf(rows, 'en-IN', 20)).toBe(problem);
  });
});
