import { describe, expect, it } from '@jest/globals';
import { parseJudgment } from './judgment-structure.js';

const JUDGMENT = `Asha Rao v Sample Housing Board
High Court of Sampleshire

1. The appellant is a tenant.
2. She asked for receipts, relying on these words:
26. Receipt to be given.—Every tenant is entitled to a receipt.
3. The Board refused.

Findings

4. The refusal was wrong.
The Board gave no reason.
5. The appeal is allowed.
`;

describe('parseJudgment', () => {
  const units = parseJudgment(JUDGMENT) ?? [];
  const paragraphs = units.filter((unit) => unit.kind === 'paragraph');

  it('finds the numbered paragraphs and is not led astray by a quoted section', () => {
    expect(paragraphs.map((unit) => unit.label)).toEqual(['1', '2', '3', '4', '5']);
    expect(JUDGMENT.slice(paragraphs[1]?.start, paragraphs[1]?.end)).toContain('26. Receipt to be given');
  });

  it('puts headings into the path', () => {
    expect(paragraphs[3]?.path).toEqual(['Findings', 'Paragraph 4']);
    expect(JUDGMENT.slice(paragraphs[3]?.start, paragraphs[3]?.end)).toContain('gave no reason');
  });

  it('keeps what stands before the first paragraph', () => {
    expect(units[0]).toMatchObject({ kind: 'text', label: '' });
  });

  it('takes a paragraph that begins with a small letter only where just this one is missing', () => {
    const labels = (text: string) => parseJudgment(text)?.flatMap(({ label }) => label || []);
    const rest = '4. The appeal is allowed.\n5. There is no order as to costs.\n';
    expect(labels(`1. Leave granted.\n2. Time is given.\n3. in the event of a breach, the order stands.\n${rest}`)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(labels(`1. Leave granted.\n2. It rests on section\n3. of the Act.\n3. The Board refused.\n${rest}`)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(labels(`1. Leave granted.\n2. It rests on section\n7. of the Act.\n3. The Board refused.\n${rest}`)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('gives up on a judgment without numbered paragraphs', () => {
    expect(parseJudgment('The appeal is allowed.\n\nCosts follow.')).toBeNull();
  });
});
