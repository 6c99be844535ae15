import { describe, expect, it } from '@jest/globals';
import { loadSuccessors, Successors } from './successors.js';

const RULE = 'What happened before that day is judged by the old law.';
const successors = new Successors([
  {
    from: 'Old Penal Law, 1860',
    to: ['New Penal Law, 2023'],
    since: '2024-07-01',
    rule: RULE,
    rows: [
      { old: '302', new: ['103'], change: 'renumbered' },
      { old: '2', new: ['2'], parts: { '(wa)': '2(1)(y)' }, change: 'changed' },
      { old: '498A', new: ['85', '86'], change: 'split' },
      { old: '309', new: [], nearest: ['226'], change: 'dropped', reason: 'An attempt at suicide is no longer punished.' },
    ],
  },
  {
    from: 'Old Labour Law, 1948',
    to: ['Code on Pay, 2019', 'Code on Safety, 2020'],
    since: '2025-11-21',
    rule: RULE,
    rows: [
      {
        old: '12',
        new: [
          { act: 'Code on Safety, 2020', section: '6' },
          { act: 'Code on Pay, 2019', section: '9' },
        ],
        change: 'split',
      },
    ],
  },
  { from: 'Old Boilers Law, 1923', to: ['New Boilers Law, 2025'], since: '2025-05-01', rule: RULE },
]);

describe('Successors', () => {
  it('tells what took the place of a section, from when, and which law applies', () => {
    expect(successors.ofSection('Old Penal Law, 1860', '302')).toEqual({
      steps: [],
      from: { act: 'Old Penal Law, 1860', section: '302' },
      to: [{ act: 'New Penal Law, 2023', section: '103' }],
      nearest: [],
      since: '2024-07-01',
      rule: RULE,
      reason: null,
    });
    expect(successors.ofSection('Old Penal Law, 1860', '498a')).toMatchObject({
      from: { section: '498A' },
      to: [{ section: '85' }, { section: '86' }],
    });
  });

  it.each([
    ['302', ['(1)', 'proviso'], ['(1)', 'proviso']],
    ['2', ['(wa)', 'explanation'], ['(1)', '(y)', 'explanation']],
    ['2', ['(b)'], []],
    ['498A', ['(1)'], []],
  ])('knows the way into what took the place of %s%j: %j', (section, cited, steps) => {
    expect(successors.ofSection('Old Penal Law, 1860', section, cited)?.steps).toEqual(steps);
  });

  it('says why nothing took the place of one that was dropped', () => {
    expect(successors.ofSection('Old Penal Law, 1860', '309')).toMatchObject({
      to: [],
      nearest: [{ act: 'New Penal Law, 2023', section: '226' }],
      reason: 'An attempt at suicide is no longer punished.',
    });
  });

  it('names the act of each section where several took its place', () => {
    expect(successors.ofSection('Old Labour Law, 1948', '12')?.to).toEqual([
      { act: 'Code on Safety, 2020', section: '6' },
      { act: 'Code on Pay, 2019', section: '9' },
    ]);
  });

  it.each([
    ['Old Penal Law, 1860', '1000'],
    ['New Penal Law, 2023', '103'],
    ['Old Boilers Law, 1923', '1'],
    ['Unknown Law, 1900', '1'],
  ])('reveals nothing about the %s, section %s', (act, section) => {
    expect(successors.ofSection(act, section)).toBeNull();
  });

  it('knows which acts are repealed', () => {
    expect(successors.repealed()).toEqual(['Old Penal Law, 1860', 'Old Labour Law, 1948', 'Old Boilers Law, 1923']);
    expect(successors.of('Old Boilers Law, 1923')).toMatchObject({ to: ['New Boilers Law, 2025'] });
    expect(successors.of('New Penal Law, 2023')).toBeUndefined();
  });

  it('finds the old section that a number of the new act may mean', () => {
    expect(successors.predecessor('New Penal Law, 2023', '498a')).toEqual({ act: 'Old Penal Law, 1860', section: '498a' });
    expect(successors.predecessor('Code on Pay, 2019', '12')).toEqual({ act: 'Old Labour Law, 1948', section: '12' });
    expect(successors.predecessor('New Penal Law, 2023', '999')).toBeNull();
    expect(successors.predecessor('Old Penal Law, 1860', '302')).toBeNull();
  });

  it('fails where there is no folder of them', () => {
    expect(() => loadSuccessors('/nowhere/at/all')).toThrow('ENOENT');
  });
});
