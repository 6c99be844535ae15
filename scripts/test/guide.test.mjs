import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { commencementProblems, sectionProblems } from '../checks/guide/commencements.mjs';
import { goneProblems } from '../checks/guide/gone.mjs';
import { alike } from '../checks/guide/headings.mjs';
import { tableProblems } from '../checks/guide/successors.mjs';

const listed = (...acts) => new Map(acts.map((act) => [act.title, act]));
const act = (title, sections) => ({ title, sections });
const standing = [
  act('Old Act, 1900', { 1: 'Short title', 2: 'Theft', '2A': 'Punishment for theft', 3: 'Sedition', 4: 'Fraudulent claims' }),
  act('New Act, 2000', { 1: 'Short title', 5: 'Theft', 6: 'Cheating' }),
  act('Other Act, 2000', { 7: 'Thefts at sea' }),
];
const acts = listed(...standing);
const table = (rows, more = {}) => ({
  from: 'Old Act, 1900',
  to: ['New Act, 2000'],
  since: '2000-01-01',
  reviewed: '2001-01-01',
  rows,
  ...more,
});
const problems = (...rows) => tableProblems(table(rows), acts);

describe('tables of successors', () => {
  test('rows that name existing sections of like headings pass', () => {
    assert.deepEqual(
      problems(
        { old: '1', new: ['1'], change: 'same' },
        { old: '2', new: ['5'], at: '5(1)', change: 'merged' },
        { old: '2A', new: ['5'], at: '5(2)(a)', change: 'merged' },
        { old: '3', new: [], change: 'dropped', reason: 'Not re-enacted.' },
      ),
      [],
    );
  });

  test('a section that either act does not have is reported', () => {
    assert.deepEqual(problems({ old: '9', new: ['5'], change: 'renumbered' }), ['9: "Old Act, 1900" has no such section']);
    assert.deepEqual(problems({ old: '2', new: ['9'], change: 'renumbered' }), ['2: "New Act, 2000" has no 9']);
  });

  test('two rows for one section are reported', () => {
    const row = { old: '2', new: ['5'], change: 'renumbered' };
    assert.deepEqual(problems(row, row), ['2: there are two rows']);
  });

  test('headings without a telling word in common need a reason', () => {
    const row = { old: '4', new: ['6'], change: 'renumbered' };
    assert.match(problems(row).join(), /share no telling word/);
    assert.deepEqual(problems({ ...row, reason: 'The claims are a kind of cheating.' }), []);
  });

  test('what is dropped has a reason and no new section; what is not has a new section', () => {
    assert.deepEqual(problems({ old: '3', new: [], change: 'dropped' }), ['3: what is dropped needs a reason']);
    assert.match(problems({ old: '2', new: ['5'], change: 'dropped', reason: 'Not re-enacted.' }).join(), /has no new section/);
    assert.match(problems({ old: '2', new: [], change: 'changed' }).join(), /is "dropped"/);
  });

  test('the kind of change fits the numbers', () => {
    assert.match(problems({ old: '2', new: ['5'], change: 'same' }).join(), /keeps its number/);
    assert.match(problems({ old: '1', new: ['1'], change: 'renumbered' }).join(), /another number/);
    assert.match(problems({ old: '2', new: ['5'], change: 'split' }).join(), /several new sections/);
  });

  test('a place lies in one of the new sections', () => {
    assert.match(problems({ old: '2', new: ['5'], at: '6(1)', change: 'renumbered' }).join(), /none of the new sections/);
    assert.match(problems({ old: '2', new: ['5'], at: '5 (1)', change: 'renumbered' }).join(), /not a place/);
  });

  test('with several successors each new section names one of them', () => {
    const to = ['New Act, 2000', 'Other Act, 2000'];
    const row = (...found) => ({ old: '2', new: found, change: 'split' });
    const both = [
      { act: 'New Act, 2000', section: '5' },
      { act: 'Other Act, 2000', section: '7' },
    ];
    assert.deepEqual(tableProblems(table([row(...both)], { to }), acts), []);
    assert.match(tableProblems(table([row('5', '6')], { to }), acts).join(), /names its act/);
    assert.match(
      tableProblems(table([row(both[0], { act: 'Third Act, 2000', section: '1' })], { to }), acts).join(),
      /not among the successors/,
    );
  });

  test('an act that must be complete has a row for every section', () => {
    const from = 'Indian Penal Code, 1860';
    const known = listed(...standing, act(from, { 1: 'Short title', 2: 'Theft' }));
    assert.deepEqual(tableProblems(table([{ old: '1', new: ['1'], change: 'same' }], { from }), known), ['2: there is no row']);
  });

  test('a table without rows needs no list of sections, one with rows does', () => {
    assert.deepEqual(tableProblems(table(undefined, { from: 'Lost Act, 1890' }), acts), []);
    const rows = [{ old: '1', new: ['1'], change: 'same' }];
    assert.match(tableProblems(table(rows, { from: 'Lost Act, 1890' }), acts).join(), /no list of sections/);
  });

  test('a successor that is not in force on the day of the review is reported', () => {
    assert.match(tableProblems(table(undefined, { since: '2002-01-01' }), acts).join(), /after the review/);
  });
});

describe('headings', () => {
  test('the same heading, or one telling stem in common, makes two headings alike', () => {
    assert.equal(alike('Procedure', 'Procedure'), true);
    assert.equal(alike('Punishment for theft', 'Theft in a dwelling house'), true);
    assert.equal(alike('Kidnapping a minor', 'Kidnapped children'), true);
    assert.equal(alike('Punishment for theft', 'Punishment for cheating'), false);
  });
});

describe('sections without force', () => {
  test('the act stands, has the section and is named once', () => {
    const entry = { act: 'Old Act, 1900', section: '3' };
    assert.deepEqual(goneProblems([entry], acts, new Set()), []);
    assert.match(goneProblems([entry, entry], acts, new Set()).join(), /named twice/);
    assert.match(goneProblems([{ ...entry, section: '8' }], acts, new Set()).join(), /has no 8/);
    assert.match(goneProblems([entry], acts, new Set(['Old Act, 1900'])).join(), /is repealed/);
  });
});

describe('commencements', () => {
  const known = new Set(['New Act, 2000']);
  const entry = { act: 'New Act, 2000', since: '2001-01-01' };

  test('an act is known, named once, and not older than itself', () => {
    assert.deepEqual(commencementProblems([entry], known), []);
    assert.match(commencementProblems([entry, entry], known).join(), /named twice/);
    assert.match(commencementProblems([{ ...entry, act: 'Odd Act, 2000' }], known).join(), /does not know/);
    assert.match(commencementProblems([{ ...entry, since: '1999-12-31' }], known).join(), /cannot have been in force in 1999/);
  });

  test('a section with a day of its own exists, is named once and does not begin before its act', () => {
    const acts = new Map([['New Act, 2000', { sections: { 1: 'Short title', 2: 'Definitions' } }]]);
    const of = (...sections) => sectionProblems([{ ...entry, sections }], acts).join();
    assert.equal(of({ units: ['1'], since: '2001-01-01' }, { units: ['2'], since: '2002-01-01', whole: '2003-01-01' }), '');
    assert.match(of({ units: ['3'], since: '2001-01-01' }), /no section 3/);
    assert.match(of({ units: ['1', '1'], since: '2001-01-01' }), /named twice/);
    assert.match(of({ units: ['1'], since: '2000-12-31' }), /out of order/);
    assert.match(of({ units: ['1'], since: '2002-01-01', whole: '2002-01-01' }), /out of order/);
  });
});
