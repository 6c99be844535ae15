import { describe, expect, it } from '@jest/globals';
import type { Glyph } from '../printed-lines.js';
import { mayHaveTable, textWithTables } from './table-rows.js';

const WIDTH = 5;
const HEIGHT = 10;
const LINE = 12;
/** Words of one cell line as glyphs, blanks between them. */
const glyphs = (text: string, left: number, line: number): Glyph[] =>
  [...text].map((letter, at) => {
    const x = left + at * WIDTH;
    const bottom = 700 - line * LINE;
    return { text: letter, box: letter === ' ' ? [x, 0, x, 0] : [x, bottom, x + WIDTH, bottom + HEIGHT], at };
  });
/** Columns of a page, each written as one block, as a file may order them. */
const columns = (...cells: [left: number, lines: readonly (string | null)[]][]): Glyph[][] =>
  cells.flatMap(([left, lines]) => lines.flatMap((text, line) => (text === null ? [] : [glyphs(text, left, line)])));

describe('textWithTables', () => {
  const page = columns(
    [0, [null, '1', '49', null, null, '52(1)', null, '52(2)', null]],
    [60, ['Offence', '2', 'Hiding a boat', 'if it is', 'found.', 'Selling it.', null, 'Burning it', 'at night.']],
    [180, ['Bailable or not', '3', 'Bailable.', null, null, 'Non-', 'bailable.', 'Non-bailable.', null]],
    [300, ['Court', '4', 'Any Magistrate', 'of the first', 'class.', 'Court of Session.', null, 'Court of Session.', null]],
  );

  it('reads a table with numbered columns row by row, however the file orders its cells', () => {
    expect(mayHaveTable('1 2 3 4')).toBe(true);
    expect(textWithTables(page)?.split('\r\n')).toEqual([
      'Offence Bailable or not Court',
      '1 2 3 4',
      '49\tHiding a boat if it is found.\tBailable.\tAny Magistrate of the first class.',
      '52(1)\tSelling it.\tNon-bailable.\tCourt of Session.',
      '52(2)\tBurning it at night.\tNon-bailable.\tCourt of Session.',
    ]);
  });

  it('begins a row without a number where every other column begins anew', () => {
    const further = columns(
      [0, ['1', '49', null, null]],
      [60, ['2', 'Hiding a boat.', 'If at night,', 'a fine.']],
      [180, ['3', 'Bailable.', 'Non-bailable.', null]],
    );
    expect(textWithTables(further)?.split('\r\n')).toEqual([
      '1 2 3',
      '49\tHiding a boat.\tBailable.',
      'If at night, a fine.\tNon-bailable.',
    ]);
  });

  it('leaves what stands below a gap as it is, and pages without numbered columns', () => {
    const below = [...page, glyphs('196', 150, 14)];
    expect(textWithTables(below)?.split('\r\n').at(-1)).toBe('196');
    expect(textWithTables(columns([0, ['1', 'One line of prose.']], [200, ['and more', 'of it']]))).toBeNull();
    expect(textWithTables([])).toBeNull();
    expect(mayHaveTable('a page of 1 and 2')).toBe(false);
  });
});
