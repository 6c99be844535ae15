import { describe, expect, it } from '@jest/globals';
import { outlineOf } from './outline.js';
import { parseStructure } from './structure/parse-structure.js';

const LONG = `The ${'respondent, who kept the gate, '.repeat(12)}slept.`;
const JUDGMENT = `Asha Rao v Sample Gates Board

1. Leave granted.

Facts

2. ${LONG}
The second line of it.

3. The appeal
is dismissed.
`;

describe('outlineOf', () => {
  const outline = outlineOf(parseStructure(JUDGMENT, 'judgment'), JUDGMENT);

  it('lists the numbered paragraphs of a judgment by their first words, under their headings', () => {
    expect(outline).toMatchObject([
      { kind: 'paragraph', label: '1', name: 'Paragraph 1', heading: 'Leave granted.', chapter: '' },
      { kind: 'paragraph', label: '2', name: 'Paragraph 2', chapter: 'Facts' },
      { kind: 'paragraph', label: '3', heading: 'The appeal is dismissed.', chapter: 'Facts' },
    ]);
    expect(JUDGMENT.slice(outline[1]?.start, outline[1]?.end)).toMatch(/^2\. The respondent[^]*The second line of it\.\s*$/u);
  });

  it('cuts a long opening after a whole word', () => {
    const opening = outline[1]?.heading ?? '';
    expect(opening.length).toBeLessThanOrEqual(161);
    expect(opening).toMatch(/^The respondent, .*\w…$/u);
    expect(LONG.startsWith(opening.slice(0, -1))).toBe(true);
  });

  it('lists the sections of an act by their headings', () => {
    const act = '1. Short title.—This is it.\n\n2. Duty of the keeper.—He shall close it.\n\n3. Penalty.—A fine.\n';
    expect(outlineOf(parseStructure(act, 'act'), act)).toMatchObject([
      { kind: 'section', label: '1', heading: 'Short title' },
      { kind: 'section', label: '2', heading: 'Duty of the keeper' },
      { kind: 'section', label: '3', heading: 'Penalty' },
    ]);
  });
});
