import { parseAct } from '../act-structure.js';
import { parseStructure } from '../parse-structure.js';

const SECTIONS = `THE SAMPLE TABLES ACT, 1992

1. Short title.—This Act may be called the Sample Tables Act, 1992.

2. Tables.—The Schedule has effect.

`;
/** Label and citation of the units of the schedules of an act. */
const cited = (schedules: string, act = SECTIONS): string[][] =>
  (parseAct(act + schedules, 'Section') ?? []).flatMap(({ kind, label, path }) =>
    kind === 'schedule' ? [[label, path.at(-1) ?? '']] : [],
  );

describe('scheduleUnits', () => {
  it('divides schedules into parts, orders, forms and items', () => {
    const text = `THE SAMPLE COURTS ACT, 1992

1. Short title.—This Act may be called the Sample Courts Act, 1992.

2. Rules.—The rules in the First Schedule apply to the forms in the
Schedule.

3. Fees.—The fees in the Second Schedule are paid.

THE FIRST SCHEDULE
[See section 2]

ORDER I
Parties to suits
1. Who may be joined.—All persons may be joined.
2. Separate trials.—The court may order separate trials.

ORDER VII
1. Particulars.—The plaint states the facts, namely:—
(a) names;
(b) dates.
11. Rejection.—The plaint is rejected where it shows no cause.

THE SECOND SCHEDULE
PART I—Fees
1. For a receipt, two rupees.
2. For a copy, three rupees.
PART II—Exemptions
1. The State.
2. A widow.

SCHEDULE III
FORM No. 1
SUMMONS
1. You are called.
2. Bring this form.
`;
    const units = parseAct(text, 'Section') ?? [];
    expect(units.slice(4).map(({ label, path }) => [label, path.join(' › ')])).toEqual([
      ['Schedule 1', 'THE FIRST SCHEDULE'],
      ['Order 1, rule 1', 'THE FIRST SCHEDULE › Order I — Parties to suits › Order I Rule 1'],
      ['Order 1, rule 2', 'THE FIRST SCHEDULE › Order I — Parties to suits › Order I Rule 2'],
      ['Order 7, rule 1', 'THE FIRST SCHEDULE › Order VII › Order VII Rule 1'],
      ['Order 7, rule 11', 'THE FIRST SCHEDULE › Order VII › Order VII Rule 11'],
      ['Schedule 2', 'THE SECOND SCHEDULE'],
      ['Schedule 2, part 1, item 1', 'THE SECOND SCHEDULE › Part I — Fees › Second Schedule, Part I, entry 1'],
      ['Schedule 2, part 1, item 2', 'THE SECOND SCHEDULE › Part I — Fees › Second Schedule, Part I, entry 2'],
      ['Schedule 2, part 2, item 1', 'THE SECOND SCHEDULE › Part II — Exemptions › Second Schedule, Part II, entry 1'],
      ['Schedule 2, part 2, item 2', 'THE SECOND SCHEDULE › Part II — Exemptions › Second Schedule, Part II, entry 2'],
      ['Schedule 3', 'SCHEDULE III'],
      ['Schedule 3, form 1', 'SCHEDULE III › Form 1 — SUMMONS'],
    ]);
    for (const [i, { start, end }] of units.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(units[i - 1]?.end ?? 0);
    }
  });

  it('numbers the items of a schedule on through its parts, and ends the last item of a part before the next', () => {
    const text = `THE SAMPLE PERIODS ACT, 1964

1. Short title.—This Act may be called the Sample Periods Act, 1964.

2. Bar.—A suit brought after the period in the Schedule is dismissed.

THE SCHEDULE
PART I.—SUITS ON ACCOUNTS
1. For a balance due. Three years The close of the year.
2. Against a factor for an account. Three years When it is demanded.
PART II.—SUITS ON CONTRACTS
3. For money lent. Three years When the loan is made.
5. For the price of food sold. Three years When it is eaten.
PART III.—OTHER SUITS
6. Any other suit. Three years When the right to sue accrues.
PART IV.—A FORM OF ANOTHER COUNT
40. A number that goes on from none of these.
`;
    const units = parseAct(text, 'Section') ?? [];
    const items = units.filter(({ label }) => label.includes('item'));
    expect(items.map(({ label, heading, start, end }) => [label, heading, text.slice(start, end).trim()])).toEqual([
      ['Schedule, item 1', '', '1. For a balance due. Three years The close of the year.'],
      ['Schedule, item 2', '', '2. Against a factor for an account. Three years When it is demanded.'],
      ['Schedule, item 3', '', '3. For money lent. Three years When the loan is made.'],
      ['Schedule, item 5', '', '5. For the price of food sold. Three years When it is eaten.'],
      ['Schedule, item 6', '', '6. Any other suit. Three years When the right to sue accrues.'],
    ]);
    for (const { bodyStart, end } of units) expect(bodyStart).toBeLessThanOrEqual(end);
  });

  it('reads a text that holds schedules only, and names orders that were inserted by their letters', () => {
    const text = `THE SAMPLE COURTS ACT, 1992
(ACT NO. 9 OF 1992)

THE FIRST SCHEDULE

ORDER XVI
Witnesses
1. List.—The parties give a list.
2. Costs.—The costs are paid first.

ORDER XVI-A
Witnesses in prison
1. Definitions.—In this Order a prison is any place of detention.
2. Power to call.—The court may call a prisoner.

[ORDER XXA
Costs
1. Costs.—The court may award costs.
`;
    expect(cited(text, '')).toEqual([
      ['Schedule 1', 'THE FIRST SCHEDULE'],
      ['Order 16, rule 1', 'Order XVI Rule 1'],
      ['Order 16, rule 2', 'Order XVI Rule 2'],
      ['Order 16A, rule 1', 'Order XVI-A Rule 1'],
      ['Order 16A, rule 2', 'Order XVI-A Rule 2'],
      ['Order 20A, rule 1', 'Order XXA Rule 1'],
    ]);
  });

  it('skips a table of contents that goes on with the rules of each order', () => {
    const text = `THE SAMPLE COURTS ACT, 1992
ARRANGEMENT OF SECTIONS
1. Short title and extent.
2. Courts to be open.
3. Rules.
THE FIRST SCHEDULE
ORDER I
1. Who may be joined.
2. Separate trials.
THE SAMPLE COURTS ACT, 1992
1. Short title and extent.—This Act may be called the Sample Courts Act, 1992.
2. Courts to be open.—Every court is open to the public.
3. Rules.—The rules in the First Schedule have effect.
THE FIRST SCHEDULE
ORDER I
1. Who may be joined.—All persons may be joined.
2. Separate trials.—The court may order separate trials.
`;
    const units = parseAct(text, 'Section') ?? [];
    expect(units.flatMap(({ kind, label }) => (kind === 'section' ? [label] : []))).toEqual(['1', '2', '3']);
    expect(units.map(({ label }) => label)).toEqual(expect.arrayContaining(['Order 1, rule 1', 'Order 1, rule 2']));
  });

  it('calls the entries of a schedule as the act does', () => {
    const limitation = SECTIONS.replace('TABLES ACT', 'LIMITATION ACT');
    const rows = 'THE SCHEDULE\n1. For a boat. Two years.\n2. For a cart. One year.\n';
    expect(cited(rows, limitation).map(([, name]) => name)).toEqual(['THE SCHEDULE', 'Article 1', 'Article 2']);
    expect(cited(rows).map(([, name]) => name)).toEqual(['THE SCHEDULE', 'Schedule, entry 1', 'Schedule, entry 2']);
    const headed = 'THE TENTH SCHEDULE\n1. Interpretation.—A house is a body.\n2. Leaving.—A member who leaves is out.\n';
    expect(cited(headed).map(([, name]) => name)).toEqual([
      'THE TENTH SCHEDULE',
      'Tenth Schedule, paragraph 1',
      'Tenth Schedule, paragraph 2',
    ]);
  });

  it('labels the entries of lists by their list', () => {
    const lists =
      'SEVENTH SCHEDULE\nList I—Union List\n1. Boats.\n2. Trains.\nList II—State List\n1. Carts.\n2. Ferries. [2A. Bridges.]\n3. Roads.4. Paths.\n5. Wells.\n';
    expect(cited(lists)).toEqual([
      ['Schedule 7', 'SEVENTH SCHEDULE'],
      ['Schedule 7, list 1, item 1', 'Seventh Schedule, List I, entry 1'],
      ['Schedule 7, list 1, item 2', 'Seventh Schedule, List I, entry 2'],
      ['Schedule 7, list 2, item 1', 'Seventh Schedule, List II, entry 1'],
      ['Schedule 7, list 2, item 2', 'Seventh Schedule, List II, entry 2'],
      ['Schedule 7, list 2, item 2A', 'Seventh Schedule, List II, entry 2A'],
      ['Schedule 7, list 2, item 3', 'Seventh Schedule, List II, entry 3'],
      ['Schedule 7, list 2, item 4', 'Seventh Schedule, List II, entry 4'],
      ['Schedule 7, list 2, item 5', 'Seventh Schedule, List II, entry 5'],
    ]);
  });

  it('reads a table of offences row by row, each with the section that it is about', () => {
    const table = `THE FIRST SCHEDULE
CLASSIFICATION OF OFFENCES
I.—OFFENCES UNDER THE SAMPLE CODE
Section Offence Punishment Cognizable or
Non-cognizable
Bailable or Non-bailable
By what Court
triable
1 2 3 4 5 6
49 Hiding a boat,
if it is found.
Imprisonment for
3 years, or fine.
Cognizable. Bailable. Any Magistrate.
52(1) Selling a boat twice. Imprisonment for
7 years and fine.
Non-cognizable.
Bailable. Magistrate of the first class.
52(2) Selling a boat
at night.
10 years and fine.
Cognizable. Non-bailable. Court of Session.
II.—OFFENCES AGAINST OTHER LAWS
Any other offence. Non-cognizable. Bailable. Any Magistrate.
`;
    const units = (parseAct(SECTIONS + table, 'Section') ?? []).filter(({ kind }) => kind === 'schedule');
    expect(units.map(({ label, path }) => [label, path.at(-1)])).toEqual([
      ['Schedule 1', 'THE FIRST SCHEDULE'],
      ['Schedule 1, section 49', 'First Schedule, entry for section 49'],
      ['Schedule 1, section 52(1)', 'First Schedule, entry for section 52(1)'],
      ['Schedule 1, section 52(2)', 'First Schedule, entry for section 52(2)'],
      ['Schedule 1, part 2', 'II.—OFFENCES AGAINST OTHER LAWS'],
    ]);
    expect(units.some(({ joinedColumns }) => joinedColumns)).toBe(false);
  });

  it('marks the rows of a table whose columns run together', () => {
    const table = `THE SCHEDULE
Description of suit Period of limitation Time from which period begins to run
## 1. For a boat that was lent Two years. When it is asked for.
## 2. For a cart,
lent to a
friend. One year. When it is kept.
`;
    const units = (parseAct(SECTIONS + table, 'Section') ?? []).filter(({ label }) => label.includes('item'));
    expect(units.map(({ label, joinedColumns }) => [label, joinedColumns])).toEqual([
      ['Schedule, item 1', true],
      ['Schedule, item 2', true],
    ]);
    const fields =
      'THE SCHEDULE\nArticle 1. For a boat.\nPeriod of limitation: Two years.\nArticle 2.\n(a) For a cart.\nPeriod of limitation: One year.\n';
    const own = (parseAct(SECTIONS + fields, 'Section') ?? []).filter(({ label }) => label.includes('item'));
    expect(own.map(({ path, joinedColumns }) => [path.at(-1), joinedColumns])).toEqual([
      ['Article 1', undefined],
      ['Article 2', undefined],
    ]);
  });

  it('calls the units of rules rules, whatever they were filed as', () => {
    const text = `THE SAMPLE FERRY RULES, 2013
[under the Sample Ferry Act, 2010]
1. Short title.—These rules may be called the Sample Ferry Rules, 2013.
2. Fees.—The fee is one coin.
`;
    expect(parseStructure(text, 'act').map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(['Rule 1', 'Rule 2']));
    expect(parseStructure(text.replace('RULES', 'ACT').replace('Ferry Rules', 'Ferry Act'), 'act').map(({ path }) => path.at(-1))).toEqual(
      expect.arrayContaining(['Section 2']),
    );
  });
});
