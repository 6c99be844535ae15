import { describe, expect, it } from '@jest/globals';
import { parseAct } from './act-structure.js';

const ACT = `THE SAMPLE TENANCIES ACT, 1990

ARRANGEMENT OF SECTIONS
CHAPTER I
PRELIMINARY
1. Short title.
2. Receipts.
2A. Form of receipt.
3. Penalty.

CHAPTER I
PRELIMINARY

1. Short title.—This Act may be called the Sample Tenancies Act, 1990.

CHAPTER II
RENT AND
RECEIPTS

2. Receipts.
(1) A tenant who pays rent is entitled to a receipt.
Provided that a receipt by post is enough.
(2) The receipt shall state,—
1. The amount.
2. The date.

2A. Form of receipt.—(1) A receipt may be
printed.

3. Penalty.

Whoever refuses a receipt is liable to a fine.

THE FIRST SCHEDULE
Forms of receipt follow.
`;

describe('parseAct', () => {
  const units = parseAct(ACT, 'Section') ?? [];
  const sections = units.filter((unit) => unit.kind === 'section');

  it('finds the sections once, after the table of contents, in order', () => {
    expect(sections.map((unit) => unit.label)).toEqual(['1', '2', '2A', '3']);
    expect(ACT.slice(0, sections[0]?.start)).toContain('ARRANGEMENT');
  });

  it('tells heading from body in both styles of print', () => {
    expect(sections.map((unit) => unit.heading)).toEqual(['Short title', 'Receipts.', 'Form of receipt', 'Penalty.']);
    expect(ACT.slice(sections[2]?.bodyStart, sections[2]?.end)).toMatch(/^\(1\) A receipt/);
  });

  it('names the chapters around a section', () => {
    expect(sections[0]?.path).toEqual(['Chapter I — PRELIMINARY', 'Section 1']);
    expect(sections[1]?.path).toEqual(['Chapter II — RENT AND RECEIPTS', 'Section 2']);
  });

  it('keeps a numbered list inside its section', () => {
    expect(ACT.slice(sections[1]?.start, sections[1]?.end)).toContain('2. The date.');
  });

  it('opens the schedule after the last section', () => {
    expect(units.at(-1)).toMatchObject({ kind: 'schedule', path: ['THE FIRST SCHEDULE'] });
  });

  it('gives up on text that has no numbered sections', () => {
    expect(parseAct('A letter.\n\nIt has two paragraphs.', 'Section')).toBeNull();
  });

  it('keeps the text of a section that is one sentence, and no heading alone', () => {
    const units = parseAct(
      `THE SAMPLE GATES ACT, 1991

1. Short title.

2. Every keeper of a gate shall close it at sunset.

3. Repealed.

4. Penalty.

Whoever leaves a gate open is liable to a fine.
`,
      'Section',
    );
    const section = (label: string) => units?.find((unit) => unit.label === label);
    expect(section('2')).toMatchObject({ heading: '' });
    expect(section('1')).toMatchObject({ heading: 'Short title.' });
    expect(section('4')).toMatchObject({ heading: 'Penalty.' });
  });

  it('reads acts in Hindi', () => {
    const text = `नमूना किराया अधिनियम, 2004

अध्याय १
प्रारंभिक

१. संक्षिप्त नाम।—इस अधिनियम का नाम नमूना किराया अधिनियम, 2004 है।

अध्याय २
किराया

२. रसीद।—किरायेदार को किराया देने पर रसीद पाने का अधिकार होगा।

3. कोई भी व्यक्ति साठ दिन के भीतर न्यायाधिकरण में अपील कर सकेगा।

पहली अनुसूची
रसीद का प्रारूप।
`;
    const units = parseAct(text, 'धारा') ?? [];
    expect(units.filter(({ kind }) => kind === 'section').map(({ label, heading, path }) => [label, heading, path])).toEqual([
      ['1', 'संक्षिप्त नाम', ['अध्याय 1 — प्रारंभिक', 'धारा 1']],
      ['2', 'रसीद', ['अध्याय 2 — किराया', 'धारा 2']],
      ['3', '', ['अध्याय 2 — किराया', 'धारा 3']],
    ]);
    expect(units.at(-1)).toMatchObject({ kind: 'schedule', label: 'पहली अनुसूची' });
  });
});
