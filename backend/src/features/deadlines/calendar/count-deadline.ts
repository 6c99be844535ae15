import type { ClosedDays } from '../../../core/calendar/closed-days.js';
import { isClosed, nextOpenDay } from '../../../core/calendar/closed-days.js';
import { addDays, daysBetween, lastDayOf, type Period } from '../../../core/calendar/periods.js';
import type { DeadlineRow, Pin } from './deadline-row.js';

/** What is known of a case; days of the calendar such as '2026-11-03'. */
export interface DeadlineFacts {
  /** The day on which what the row names happened. */
  start: string;
  today: string;
  /** Days that getting a copy took; 0 for none. */
  copyDays: number;
  /** Days of a notice that the law requires first; 0 for none. */
  noticeDays: number;
  closed: ClosedDays;
}

export const STATUSES = ['in_time', 'late_needs_cause', 'too_early', 'period_seems_over', 'not_known_yet'] as const;
export type DeadlineStatus = (typeof STATUSES)[number];

export const LINE_KINDS = ['start', 'first_day', 'wait', 'period', 'left_out', 'end', 'open_day', 'extension', 'outer'] as const;

/** A line of the sum that leads to the last day. */
export interface SumLine {
  kind: (typeof LINE_KINDS)[number];
  /** The day that the line comes to; null where it only says something. */
  day: string | null;
  period: Period | null;
  /** Days that are left out. */
  days: number | null;
  /** The holiday on which the period ends. */
  holiday: string | null;
  pins: readonly Pin[];
}

/** What the calendar says on the facts given, and no others. */
export interface CountedDeadline {
  status: DeadlineStatus;
  /** The day on which the period ends; null where the law at hand sets none. */
  periodEnds: string | null;
  /** The same, or the next open day where it is closed. */
  lastDay: string | null;
  /** Days from today to the last one, 0 on that day; null once it has passed, and where there is none. */
  daysLeft: number | null;
  /** The first day on which it is not too early; null where it never is. */
  notBefore: string | null;
  /** The last day with the extension that the law allows; null where it allows none, or sets no outer limit. */
  extendedUntil: string | null;
  /** In the order in which it is counted. */
  sum: readonly SumLine[];
}

const FIRST_DAY_OUT: Record<DeadlineRow['counting'], Pin> = {
  limitation: { act: 'Limitation Act, 1963', place: '12', part: '(1)' },
  'general-clauses': { act: 'General Clauses Act, 1897', place: '9', part: '(1)' },
};
const COURT_CLOSED: Record<DeadlineRow['counting'], Pin> = {
  limitation: { act: 'Limitation Act, 1963', place: '4' },
  'general-clauses': { act: 'General Clauses Act, 1897', place: '10', part: '(1)' },
};
const COPY_TIME: Pin = { act: 'Limitation Act, 1963', place: '12', part: '(2)' };
const NOTICE_TIME: Pin = { act: 'Limitation Act, 1963', place: '15', part: '(2)' };

const earlier = (a: string, b: string): string => (a < b ? a : b);

/**
 * Counts a deadline of the calendar. Nothing but the row and the facts decides: what else may move it is for a person to find out.
 * Days left out are added to the end of the period, so that days and months are never one clock.
 */
export function countDeadline(row: DeadlineRow, facts: DeadlineFacts): CountedDeadline {
  const { start, today } = facts;
  const firstDay = row.leftOut.includes('first-day') ? 'out' : 'in';
  const sum: SumLine[] = [];
  const say = (kind: SumLine['kind'], more: Partial<Omit<SumLine, 'kind'>>): void =>
    void sum.push({ kind, day: null, period: null, days: null, holiday: null, pins: [], ...more });

  say('start', { day: start });
  const waitEnds = row.wait ? lastDayOf(start, row.wait.period, firstDay) : null;
  if (row.wait) say('wait', { day: waitEnds, period: row.wait.period, pins: row.wait.pins });
  const notBefore = waitEnds && addDays(waitEnds, 1);
  const from = (row.wait?.begins && { expiry: waitEnds, 'day-after': notBefore }[row.wait.begins]) ?? start;

  let periodEnds: string | null = null;
  let lastDay: string | null = null;
  const leftOut = facts.copyDays + facts.noticeDays;
  const end = (since: string, period: Period): string => addDays(lastDayOf(since, period, firstDay), leftOut);
  if (row.period !== 'none') {
    if (firstDay === 'out') say('first_day', { day: from, pins: [FIRST_DAY_OUT[row.counting]] });
    say('period', { day: lastDayOf(from, row.period, firstDay), period: row.period, pins: row.pins });
    if (facts.copyDays > 0) say('left_out', { days: facts.copyDays, pins: [COPY_TIME] });
    if (facts.noticeDays > 0) say('left_out', { days: facts.noticeDays, pins: [NOTICE_TIME] });
    periodEnds = end(from, row.period);
    lastDay = periodEnds;
    say('end', { day: periodEnds });
    if (row.leftOut.includes('court-closed') && isClosed(periodEnds, facts.closed)) {
      lastDay = nextOpenDay(periodEnds, facts.closed) ?? periodEnds;
      say('open_day', { day: lastDay, holiday: facts.closed.holidays.get(periodEnds) ?? null, pins: [COURT_CLOSED[row.counting]] });
    }
  }

  const outerEnds = row.outer ? end(from, row.outer.period) : null;
  const { extension } = row;
  let extendedUntil: string | null = null;
  if (extension && periodEnds) {
    // From the end of the period itself: the closed day moves only that.
    if (extension.period !== 'open')
      extendedUntil = extension.from === 'end' ? lastDayOf(periodEnds, extension.period) : end(from, extension.period);
    if (outerEnds) extendedUntil = extendedUntil ? earlier(extendedUntil, outerEnds) : outerEnds;
    say('extension', { day: extendedUntil, period: extension.period === 'open' ? null : extension.period, pins: extension.pins });
  }
  if (row.outer) say('outer', { day: outerEnds, period: row.outer.period, pins: row.outer.pins });

  return {
    status: statusOn({ start, today, notBefore, lastDay, extends: extension !== undefined, extendedUntil }),
    periodEnds,
    lastDay,
    daysLeft: lastDay !== null && today <= lastDay ? daysBetween(today, lastDay) : null,
    notBefore,
    extendedUntil,
    sum,
  };
}

interface Days {
  start: string;
  today: string;
  notBefore: string | null;
  lastDay: string | null;
  extends: boolean;
  extendedUntil: string | null;
}

function statusOn({ start, today, notBefore, lastDay, extends: extended, extendedUntil }: Days): DeadlineStatus {
  // What has not happened yet gives nothing to count from.
  if (start > today) return 'not_known_yet';
  if (notBefore !== null && today < notBefore) return 'too_early';
  if (lastDay === null) return notBefore === null ? 'not_known_yet' : 'in_time';
  if (today <= lastDay) return 'in_time';
  return extended && (extendedUntil === null || today <= extendedUntil) ? 'late_needs_cause' : 'period_seems_over';
}
