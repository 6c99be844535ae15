import { describe, expect, it } from '@jest/globals';
import { parseAct } from './act-structure.js';

const ACT = `THE SAMPLE GATES ACT, 1991

1. Short title.—This Act may be called the Sample Gates Act, 1991.

2. Duty of the keeper.

[2. Duty of the keeper.―(1) The keeper of a gate shall close it at sunset.

(2) He may open it at dawn.]

2A. Keeper to hold a lamp, etc.

[2A. Keeper to hold a lamp, etc.(1) The keeper shall hold a lamp.

3. Penalty.

[3. Penalty for an open gate.—Whoever leaves a gate open shall pay a fine.]

4. Omitted.

4. [Tolls]. Omitted by the Sample Gates (Amendment) Act, 2001.

5. Repeal.—The Sample Gates Act, 1901 is repealed.
`;

describe('a heading that stands in a line of its own before its section', () => {
  const units = (parseAct(ACT, 'Section') ?? []).filter(({ kind }) => kind === 'section');
  const whole = ({ start, end }: { start: number; end: number }) => ACT.slice(start, end).trim();

  it('is found once, under the number of its section', () => {
    expect(units.map(({ label, heading }) => [label, heading])).toEqual([
      ['1', 'Short title'],
      ['2', 'Duty of the keeper'],
      ['2A', 'Keeper to hold a lamp, etc.'],
      ['3', 'Penalty for an open gate'],
      ['4', 'Omitted.'],
      ['5', 'Repeal'],
    ]);
  });

  it('is no part of the section before', () => {
    expect(units.map((unit) => whole(unit).slice(-30))).toEqual([
      'called the Sample Gates Act, 1991.'.slice(-30),
      'e at sunset.\n\n(2) He may open it at dawn.]'.slice(-30),
      '(1) The keeper shall hold a lamp.'.slice(-30),
      'eaves a gate open shall pay a fine.]'.slice(-30),
      'the Sample Gates (Amendment) Act, 2001.'.slice(-30),
      'The Sample Gates Act, 1901 is repealed.'.slice(-30),
    ]);
  });

  it('leaves the words of the section as its body', () => {
    const [, second, third] = units;
    expect(ACT.slice(second?.bodyStart, second?.end)).toMatch(/^\(1\) The keeper of a gate/u);
    expect(ACT.slice(third?.bodyStart, third?.end)).toMatch(/^\(1\) The keeper shall hold/u);
  });
});
