import { describe, expect, it } from '@jest/globals';
import { fusedColumns, unfusedLines } from './columns.js';
import type { Box } from './page-objects.js';
import type { Glyph } from './printed-lines.js';

const LEFT = [
  'The landlord shall give the tenant',
  'a receipt for every payment of',
  'rent. The receipt shall be signed',
  'and dated by the landlord. Any',
  'landlord who refuses to give it',
];
const RIGHT = [
  'The tenant shall not sublet the',
  'premises without the consent of',
  'the landlord. Where the tenant',
  'has sublet the premises, the',
  'landlord may apply to the Court',
];
const WIDTH = 5;

const lineAt = (text: string, x: number, y: number): Glyph[] =>
  [...text].map((character, i) => ({ text: character, at: i, box: [x + WIDTH * i, y, x + WIDTH * (i + 1), y + 10] }));
const boxOf = (line: readonly Glyph[]): Box => [line[0]?.box[0] ?? 0, line[0]?.box[1] ?? 0, line.at(-1)?.box[2] ?? 0, line[0]?.box[3] ?? 0];
const textOf = (lines: readonly Glyph[][] | null) => lines?.map((line) => line.map(({ text }) => text).join(''));

/** Two texts side by side, as a file writes them line by line. */
function page(left: readonly string[], right: readonly string[], rightAt = 240) {
  const sides = left.map((text, i) => [lineAt(text, 50, 700 - 14 * i), lineAt(right[i] ?? '', rightAt, 700 - 14 * i)]);
  const boxes = sides
    .flat()
    .filter((line) => line.length > 0)
    .map(boxOf);
  const lines = sides.map(([l = [], r = []]) => [...l, ...(r.length > 0 ? [{ text: ' ', at: -1, box: [0, 0, 0, 0] as Box }] : []), ...r]);
  return { boxes, lines };
}

describe('fusedColumns', () => {
  it('finds two columns that are written in turns, and takes them apart', () => {
    const { boxes, lines } = page(LEFT, RIGHT);
    const blocks = fusedColumns(boxes);
    expect(blocks).toHaveLength(1);
    expect(textOf(unfusedLines(lines, blocks))).toEqual([...LEFT, ...RIGHT]);
  });

  it('finds them with a narrow gutter, below a heading and above a note', () => {
    const { boxes, lines } = page(LEFT, RIGHT, 224);
    const [head, foot] = [
      lineAt('THE GAZETTE OF INDIA EXTRAORDINARY PART TWO SECTION ONE', 60, 730),
      lineAt('Printed by the Manager, Government of India Press, at Delhi', 60, 600),
    ];
    const blocks = fusedColumns([boxOf(head), ...boxes, boxOf(foot)]);
    expect(textOf(unfusedLines([head, ...lines, foot], blocks))?.[1]).toBe(LEFT[0]);
    expect(textOf(unfusedLines([head, ...lines, foot], blocks))?.at(-1)).toBe(
      'Printed by the Manager, Government of India Press, at Delhi',
    );
  });

  it('finds them where the first lines are short and a later one reaches the gutter', () => {
    const left = ['The landlord shall give', 'a receipt for payment', ...LEFT];
    const { boxes, lines } = page(left, [...RIGHT.slice(3), ...RIGHT], 226);
    const blocks = fusedColumns(boxes);
    expect(blocks).toHaveLength(1);
    expect(textOf(unfusedLines(lines, blocks))).toEqual([...left, ...RIGHT.slice(3), ...RIGHT]);
  });

  it('leaves columns alone that the file writes one after the other', () => {
    const { boxes } = page(LEFT, RIGHT);
    const inOrder = [...boxes.filter((box) => box[0] < 200), ...boxes.filter((box) => box[0] >= 200)];
    expect(fusedColumns(inOrder)).toEqual([]);
  });

  it('leaves labels and values of a form as they are', () => {
    const labels = [
      'Name of the applicant is as follows',
      'Address of the applicant at present',
      'Amount that the applicant has claimed',
      'Date on which the order was passed',
      'Reasons that the applicant has given',
    ];
    const values = [
      'Sample Applicant, son of Another',
      'Twelve, M G Road, Pune, Maharashtra',
      'Rupees four lakhs and seventy five',
      'Twelfth of March two thousand and',
      'Pension of the month was not paid',
    ];
    const { boxes, lines } = page(labels, values, 260);
    const blocks = fusedColumns(boxes);
    expect(blocks.length === 0 ? null : unfusedLines(lines, blocks)).toBeNull();
  });

  it('finds nothing in a table of figures or in plain lines', () => {
    expect(fusedColumns(page(['1', '2', '3', '4', '5'], ['10', '20', '30', '40', '50']).boxes)).toEqual([]);
    expect(fusedColumns(LEFT.map((text, i) => boxOf(lineAt(text, 50, 700 - 14 * i))))).toEqual([]);
    expect(fusedColumns([])).toEqual([]);
  });
});
