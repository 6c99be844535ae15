import { describe, expect, it } from '@jest/globals';
import { parseText } from './text-structure.js';

const labels = (text: string): string[] => parseText(text).map((unit) => unit.label);

describe('parseText', () => {
  it('makes every decimal-numbered rule a unit under the headings that enclose it', () => {
    const text =
      '1. INTRODUCTION\n\n1.1 Application\n\n1.1.1 This applies to firms.\n\n1.1.2.(1) Firms must report:\n(a) losses;\n(b) gains.\n\n1.2 Records\n\n1.2.1 Keep records.';
    const units = parseText(text);
    expect(units.map((unit) => unit.label)).toEqual(['1.1.1', '1.1.2.(1)', '1.2.1']);
    expect(units[0]?.path).toEqual(['1. INTRODUCTION', '1.1 Application', '1.1.1']);
    expect(units[2]?.path).toEqual(['1. INTRODUCTION', '1.2 Records', '1.2.1']);
    expect(text.slice(units[1]?.start, units[1]?.end)).toContain('(b) gains.');
  });

  it('splits clauses that follow each other without blank lines', () => {
    expect(
      labels('This Agreement is made today.\n1. The Company gives information.\n2. The Recipient keeps it.\n3. It ends in a year.'),
    ).toEqual(['', '1', '2', '3']);
  });

  it('gives the number of a heading to the body that has none of its own', () => {
    const text = '7) CUSTODY\nAssets are held apart.\n\n8) CUSTODY\nRecords are kept.';
    expect(parseText(text)).toMatchObject([
      { label: '7', path: ['7) CUSTODY'] },
      { label: '8', path: ['8) CUSTODY'] },
    ]);
  });

  it('does not take items of an inner list for clauses', () => {
    expect(
      labels('1. First clause says:\n\n1. an item;\n\n2. another item.\n\n2. Second clause.\n\n3. Third clause.').filter(
        (label) => label === '1',
      ),
    ).toHaveLength(1);
  });
});
