import fc from 'fast-check';
import { addDays, type Period } from '../../../core/calendar/periods.js';
import { countDeadline, type DeadlineFacts } from './count-deadline.js';
import type { DeadlineRow } from './deadline-row.js';

const ROW: DeadlineRow = {
  id: 'sample',
  pins: [{ act: 'Sample Act, 2020', place: '5' }],
  event: { en: 'It happened', hi: 'हुआ' },
  task: { en: 'Do it', hi: 'करें' },
  period: { days: 30 },
  start: { en: 'Day of it', hi: 'दिन' },
  counting: 'general-clauses',
  leftOut: ['first-day', 'court-closed'],
  decides: { en: 'The court', hi: 'अदालत' },
  moves: [],
  notes: [],
  words: { en: [], hi: [] },
};
const TEXT = { en: 'x', hi: 'x' };
const FACTS: DeadlineFacts = {
  start: '2025-11-03',
  today: '2025-11-10',
  copyDays: 0,
  noticeDays: 0,
  closed: { weekdays: new Set([0]), holidays: new Map([['2026-01-26', 'Republic Day']]) },
};
const count = (row: Partial<DeadlineRow>, facts: Partial<DeadlineFacts> = {}) => countDeadline({ ...ROW, ...row }, { ...FACTS, ...facts });

describe('a deadline', () => {
  it('is counted line by line, its first day left out', () => {
    const { sum, ...counted } = count({});
    expect(counted).toEqual({
      status: 'in_time',
      periodEnds: '2025-12-03',
      lastDay: '2025-12-03',
      daysLeft: 23,
      notBefore: null,
      extendedUntil: null,
    });
    expect(sum.map(({ kind, day }) => [kind, day])).toEqual([
      ['start', '2025-11-03'],
      ['first_day', '2025-11-03'],
      ['period', '2025-12-03'],
      ['end', '2025-12-03'],
    ]);
  });

  it('moves to the next open day only where the row says so', () => {
    // 25 January 2026 is a Sunday, the day after it a holiday.
    expect(count({}, { start: '2025-12-26' })).toMatchObject({ periodEnds: '2026-01-25', lastDay: '2026-01-27' });
    expect(count({ leftOut: ['first-day'] }, { start: '2025-12-26' })).toMatchObject({ periodEnds: '2026-01-25', lastDay: '2026-01-25' });
  });

  it('has another last day for one month than for thirty days', () => {
    expect(count({ period: { months: 1 } }, { start: '2026-01-31' }).periodEnds).toBe('2026-02-28');
    expect(count({ period: { days: 30 } }, { start: '2026-01-31' }).periodEnds).toBe('2026-03-02');
  });

  it('counts the first day where the row does not leave it out', () => {
    expect(count({ leftOut: [], period: { days: 60 } }, { start: '2026-03-01' }).periodEnds).toBe('2026-04-29');
  });

  it('waits first, and counts the period from the day on which the ground arises', () => {
    const wait = { period: { days: 15 }, begins: 'day-after', text: TEXT, pins: ROW.pins } as const;
    const row = { wait, period: { months: 1 } };
    expect(count(row, { start: '2025-09-29', today: '2025-10-14' })).toMatchObject({
      status: 'too_early',
      notBefore: '2025-10-15',
      periodEnds: '2025-11-15',
    });
    expect(count(row, { start: '2025-09-29', today: '2025-10-15' }).status).toBe('in_time');
  });

  it('counts a period "from the expiry of" what has to run out first from its last day', () => {
    const wait = { period: { months: 6 }, begins: 'expiry', text: TEXT, pins: ROW.pins } as const;
    // Six months end on 28 February 2023, a year from there on 28 February 2024: eighteen months would end on the 29th.
    expect(count({ wait, period: { years: 1 } }, { start: '2022-08-31' })).toMatchObject({
      notBefore: '2023-03-01',
      periodEnds: '2024-02-28',
    });
  });

  it('with a wait that runs beside the period, counts both from the same day', () => {
    const wait = { period: { months: 6 }, text: TEXT, pins: ROW.pins };
    expect(count({ wait, period: { months: 18 } }, { start: '2025-01-10' })).toMatchObject({
      status: 'in_time',
      notBefore: '2025-07-11',
      periodEnds: '2026-07-10',
    });
  });

  it.each<[string, Partial<DeadlineRow>, string, string]>([
    ['the last day', {}, '2025-12-03', 'in_time'],
    ['the day after it, where nothing extends it', {}, '2025-12-04', 'period_seems_over'],
    [
      'the last of 15 days more',
      { extension: { from: 'end', period: { days: 15 }, text: TEXT, pins: ROW.pins } },
      '2025-12-18',
      'late_needs_cause',
    ],
    [
      'the day after those',
      { extension: { from: 'end', period: { days: 15 }, text: TEXT, pins: ROW.pins } },
      '2025-12-19',
      'period_seems_over',
    ],
    [
      'the last of 90 days in all',
      { extension: { from: 'start', period: { days: 90 }, text: TEXT, pins: ROW.pins } },
      '2026-02-01',
      'late_needs_cause',
    ],
    [
      'the day after 90 days in all',
      { extension: { from: 'start', period: { days: 90 }, text: TEXT, pins: ROW.pins } },
      '2026-02-02',
      'period_seems_over',
    ],
    [
      'years later, where no limit is set',
      { extension: { from: 'end', period: 'open', text: TEXT, pins: ROW.pins } },
      '2035-01-01',
      'late_needs_cause',
    ],
    [
      'the day after an outer limit',
      {
        extension: { from: 'end', period: 'open', text: TEXT, pins: ROW.pins },
        outer: { period: { days: 60 }, text: TEXT, pins: ROW.pins },
      },
      '2026-01-03',
      'period_seems_over',
    ],
    ['a day before what it counts from', {}, '2025-11-02', 'not_known_yet'],
    ['any day, where no period is set', { period: 'none' }, '2025-11-10', 'not_known_yet'],
  ])('on %s', (_, row, today, status) => expect(count(row, { today }).status).toBe(status));

  it('does not let the closed day lengthen what the extension allows', () => {
    const extension = { from: 'end', period: { days: 30 }, text: TEXT, pins: ROW.pins } as const;
    expect(count({ extension }, { start: '2025-12-26' })).toMatchObject({ lastDay: '2026-01-27', extendedUntil: '2026-02-24' });
  });

  it('leaves out the time of a copy and of a notice', () => {
    expect(count({}, { copyDays: 12 }).periodEnds).toBe('2025-12-15');
    expect(count({}, { copyDays: 12, noticeDays: 60 }).periodEnds).toBe('2026-02-13');
  });

  const DAY = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01', days));
  const PERIOD = fc.oneof(
    fc.integer({ min: 1, max: 400 }).map((days): Period => ({ days })),
    fc.integer({ min: 1, max: 60 }).map((months): Period => ({ months })),
    fc.integer({ min: 1, max: 30 }).map((years): Period => ({ years })),
  );

  it('never ends before its start, is never moved to a closed day, and comes no earlier with days left out', () =>
    fc.assert(
      fc.property(DAY, PERIOD, fc.nat(400), (start, period, copyDays) => {
        const end = (facts: Partial<DeadlineFacts>): [ends: string, last: string] => {
          const { periodEnds, lastDay } = count({ period }, { start, ...facts });
          return [periodEnds ?? '', lastDay ?? ''];
        };
        const [ends, last] = end({ copyDays });
        return ends > start && last >= ends && ends >= end({})[0] && new Date(last).getUTCDay() !== 0;
      }),
    ));

  it('goes one way with the days: early, in time, late, over', () => {
    const order = ['not_known_yet', 'too_early', 'in_time', 'late_needs_cause', 'period_seems_over'];
    fc.assert(
      fc.property(DAY, PERIOD, PERIOD, fc.integer({ min: 1, max: 900 }), fc.nat(900), (start, period, more, wait, ahead) => {
        const row = {
          period,
          wait: { period: { days: wait }, begins: 'expiry' as const, text: TEXT, pins: ROW.pins },
          extension: { from: 'end', period: more, text: TEXT, pins: ROW.pins } as const,
        };
        const today = addDays(start, ahead - 100);
        const place = (day: string) => order.indexOf(count(row, { start, today: day }).status);
        return place(today) <= place(addDays(today, 1));
      }),
    );
  });
});
