import { describe, expect, it } from '@jest/globals';
import { parseAct } from './act-structure.js';
import { splitLines } from './lines.js';
import { quotedSections } from './quoted-law.js';

const ACT = `THE SAMPLE FEES ACT, 1870

1. Short title.—This Act may be called the Sample Fees Act, 1870.

2. [Repealed.].

STATE AMENDMENT

Goa

For section 2 of the Sample Fees Act, 1870, the following sections shall be substituted, namely:—

"2. Definition.—In this Act, unless there is anything repugnant in the context, "fee" means a fee;

2A. Meaning of stamp.—A stamp is a mark on paper.”

[Vide Goa Act 5 of 1939, s. 3]

3. Power to reduce fees.

The Government may reduce any fee.

STATE AMENDMENTS

Kerala

For section 3, substitute—

"3. Power to reduce or raise fees.—(1) The State Government may raise any fee."

After section 3, insert—

“4. Fees in the High Court.—Nothing in this Act applies there.”

STATE AMENDMENTS

Sikkim

4. Insertion of new section 4.—After section 3 of the principal Act, the following Chapter shall be
inserted, namely:—

CHAPTER II

Of tolls

4. Power to take tolls.—The State Government may take tolls.

[Vide Sikkim Act 2 of 1969, s. 4]

STATE AMENDMENT

Assam

“3A. Fines.—Fines are paid.

[Vide Assam Act 3 of 1970, s. 2]

4. Penalty.—Whoever does not pay a fee shall be punished in one of the following ways, namely:—

5. Repeal.—The Sample Fees Act, 1860 is repealed.
`;

describe('sections that an act quotes', () => {
  it('are none of its own', () => {
    const units = (parseAct(ACT, 'Section') ?? []).filter(({ kind }) => kind === 'section');
    expect(units.map(({ label, heading }) => [label, heading])).toEqual([
      ['1', 'Short title'],
      ['2', '[Repealed.].'],
      ['3', 'Power to reduce fees.'],
      ['4', 'Penalty'],
      ['5', 'Repeal'],
    ]);
    expect(units.every(({ path }) => path.length === 1)).toBe(true);
    expect(ACT.slice(units[2]?.bodyStart, units[2]?.end)).toMatch(
      /^\s*The Government may reduce any fee\.[^]*"3\. Power to reduce or raise[^]*Power to take tolls/u,
    );
  });

  it('are one line where the quotation has no end', () => {
    const lines = splitLines(['"5. Quoted.—It is so.', ...Array.from({ length: 500 }, (_, n) => `${n}. It goes on`)].join('\n'));
    expect([...quotedSections(lines)]).toEqual([0]);
    expect([...quotedSections(splitLines('"5. Quoted.—It is so.\n6. Own.—It is mine.'))]).toEqual([0]);
  });
});
