import { type CountedDeadline, countDeadline, type DeadlineFacts } from './count-deadline.js';
import { loadRows } from './load-rows.js';

/**
 * Dates worked out by hand on a calendar of paper, for rows that people ask about most. 2026 begins on a Thursday; its Februaries, Marches and
 * Novembers begin on a Sunday.
 */
describe('the rows of the calendar, against dates worked by hand', () => {
  const rows = new Map(loadRows().map((row) => [row.id, row]));
  const count = (id: string, start: string, facts: Partial<DeadlineFacts> = {}): CountedDeadline => {
    const row = rows.get(id);
    if (!row) throw new Error(`There is no row ${id}`);
    const closed = { weekdays: new Set([0]), holidays: new Map([['2026-01-26', 'Republic Day']]) };
    return countDeadline(row, { start, today: start, copyDays: 0, noticeDays: 0, closed, ...facts });
  };

  type Days = Partial<Pick<CountedDeadline, 'notBefore' | 'periodEnds' | 'lastDay' | 'extendedUntil'>>;
  it.each<[id: string, start: string, expected: Days, facts?: Partial<DeadlineFacts>]>([
    // The bank's memo of 3 November: thirty days. A demand goes by post, so that a Sunday moves nothing.
    ['cheque-demand', '2025-11-03', { lastDay: '2025-12-03' }],
    ['cheque-demand', '2025-10-31', { lastDay: '2025-11-30' }],
    ['cheque-pay', '2025-11-10', { lastDay: '2025-11-25' }],
    // Fifteen days to pay, the cause of action on the sixteenth, a month from there.
    ['cheque-complaint', '2025-11-10', { notBefore: '2025-11-26', lastDay: '2025-12-26' }],
    ['cheque-complaint', '2025-09-29', { notBefore: '2025-10-15', lastDay: '2025-11-15' }],
    ['cheque-complaint', '2026-01-15', { notBefore: '2026-01-31', lastDay: '2026-02-28' }],
    ['cheque-complaint', '2024-01-15', { notBefore: '2024-01-31', lastDay: '2024-02-29' }],
    ['cheque-complaint', '2025-12-23', { notBefore: '2026-01-08', periodEnds: '2026-02-08', lastDay: '2026-02-09' }],
    ['electronic-transfer-complaint', '2025-11-10', { notBefore: '2025-11-26', lastDay: '2025-12-26' }],
    ['cheque-present', '2025-11-30', { lastDay: '2026-02-28' }],
    ['cheque-interim-compensation', '2026-01-01', { lastDay: '2026-03-02', extendedUntil: '2026-04-01' }],
    // A summons of 1 January: 30, 90, 120 days.
    ['written-statement', '2026-01-01', { lastDay: '2026-01-31', extendedUntil: '2026-04-01' }],
    ['written-statement-commercial', '2026-01-01', { lastDay: '2026-01-31', extendedUntil: '2026-05-01' }],
    ['written-statement', '2026-01-02', { periodEnds: '2026-02-01', lastDay: '2026-02-02', extendedUntil: '2026-04-02' }],
    ['summary-suit-appearance', '2026-02-20', { lastDay: '2026-03-02' }],
    ['summary-suit-leave-to-defend', '2026-01-16', { periodEnds: '2026-01-26', lastDay: '2026-01-27' }],
    ['cross-objection', '2026-01-31', { lastDay: '2026-02-28' }],
    ['injunction-papers-sent', '2026-01-31', { lastDay: '2026-02-02' }],
    ['government-suit-notice', '2025-11-10', { notBefore: '2026-01-11', lastDay: null }],
    ['government-suit-notice', '2025-12-31', { notBefore: '2026-03-01' }],
    ['delhi-rent-leave-to-contest', '2026-01-17', { periodEnds: '2026-02-01', lastDay: '2026-02-02' }],
    ['tenancy-monthly-notice', '2026-02-13', { notBefore: '2026-03-01' }],
    // An award of 31 January and three months: April has thirty days. What extends it runs from there.
    ['arbitration-set-aside', '2026-01-31', { lastDay: '2026-04-30', extendedUntil: '2026-05-30' }],
    ['arbitration-set-aside', '2025-11-30', { lastDay: '2026-02-28', extendedUntil: '2026-03-30' }],
    ['arbitration-set-aside', '2024-02-29', { lastDay: '2024-05-29', extendedUntil: '2024-06-28' }],
    // An arbitration begins with the request that the other side receives, not in a court that may be closed.
    ['arbitration-begin-after-interim', '2026-01-05', { lastDay: '2026-04-05' }],
    ['limitation-116-b', '2026-01-10', { lastDay: '2026-02-21' }, { copyDays: 12 }],
    ['limitation-116-a', '2026-01-10', { lastDay: '2026-04-10' }],
    ['limitation-116-a', '2026-01-10', { lastDay: '2026-04-30' }, { copyDays: 20 }],
    ['commercial-appeal-high-court', '2026-01-01', { lastDay: '2026-03-12' }, { copyDays: 10 }],
    ['limitation-19', '2024-02-29', { periodEnds: '2027-02-28', lastDay: '2027-03-01' }],
    ['limitation-19', '2023-02-28', { lastDay: '2026-02-28' }],
    ['limitation-113', '2023-01-10', { lastDay: '2026-03-11' }, { noticeDays: 60 }],
    // "From the expiry of": the last day of the thirty is the day that is left out.
    ['rti-answer', '2026-01-01', { lastDay: '2026-01-31' }],
    ['rti-first-appeal-no-answer', '2026-01-01', { notBefore: '2026-02-01', lastDay: '2026-03-02' }],
    ['rti-first-appeal-refused', '2026-01-31', { lastDay: '2026-03-02' }],
    ['rti-second-appeal', '2026-01-01', { lastDay: '2026-04-01' }],
    ['rti-second-appeal-no-decision', '2026-01-01', { notBefore: '2026-02-01', lastDay: '2026-05-01' }],
    ['service-tribunal-no-order', '2022-08-31', { notBefore: '2023-03-01', lastDay: '2024-02-28' }],
    // The day of the first remand is the first of the sixty or ninety.
    ['default-bail-60', '2026-01-01', { notBefore: '2026-03-02' }],
    ['default-bail-60', '2024-01-01', { notBefore: '2024-03-01' }],
    ['default-bail-90', '2026-01-01', { notBefore: '2026-04-01' }],
    ['consumer-complaint', '2024-02-29', { lastDay: '2026-02-28' }],
    ['consumer-version', '2026-01-01', { lastDay: '2026-01-31', extendedUntil: '2026-02-15' }],
    ['consumer-appeal-state', '2026-01-01', { periodEnds: '2026-02-15', lastDay: '2026-02-16', extendedUntil: null }],
    ['deed-registration', '2025-10-31', { lastDay: '2026-02-28', extendedUntil: '2026-06-28' }],
    ['family-court-appeal', '2026-01-30', { periodEnds: '2026-03-01', lastDay: '2026-03-02' }],
    ['hindu-mutual-second-motion', '2025-08-31', { notBefore: '2026-03-01', lastDay: '2027-02-28' }],
    ['posh-complaint', '2025-11-30', { lastDay: '2026-02-28', extendedUntil: '2026-05-28' }],
    ['accident-claim', '2025-08-31', { lastDay: '2026-02-28' }],
    ['gst-appeal', '2025-11-30', { lastDay: '2026-02-28', extendedUntil: '2026-03-28' }],
    ['gst-pay-after-notice', '2025-12-03', { lastDay: '2026-02-01' }],
    ['insolvency-appeal', '2026-01-01', { lastDay: '2026-01-31', extendedUntil: '2026-02-15' }],
    ['insolvency-process', '2026-01-01', { lastDay: '2026-06-30', extendedUntil: '2026-09-28' }],
    ['company-general-meeting-notice', '2026-01-01', { notBefore: '2026-01-23' }],
    ['company-charge', '2026-01-01', { lastDay: '2026-01-31', extendedUntil: '2026-05-01' }],
  ])('%s from %s', (id, start, expected, facts = {}) => expect(count(id, start, facts)).toMatchObject(expected));

  it.each([
    ['cheque-complaint', '2025-11-10', '2025-11-25', 'too_early'],
    ['cheque-complaint', '2025-11-10', '2025-12-27', 'late_needs_cause'],
    ['rti-first-appeal-no-answer', '2026-01-01', '2026-01-31', 'too_early'],
    ['written-statement-commercial', '2026-01-01', '2026-05-01', 'late_needs_cause'],
    ['written-statement-commercial', '2026-01-01', '2026-05-02', 'period_seems_over'],
    ['arbitration-set-aside', '2026-01-31', '2026-05-31', 'period_seems_over'],
    ['consumer-version', '2026-01-01', '2026-02-16', 'period_seems_over'],
    ['commercial-appeal-high-court', '2026-01-01', '2026-03-03', 'late_needs_cause'],
    ['domestic-violence-appeal', '2026-01-01', '2026-02-03', 'late_needs_cause'],
    // Section 5 helps neither a suit nor an application under Order XXI.
    ['limitation-19', '2023-01-02', '2026-01-03', 'period_seems_over'],
    ['limitation-125', '2026-01-01', '2026-02-01', 'period_seems_over'],
    ['default-bail-90', '2026-01-01', '2026-03-31', 'too_early'],
    ['default-bail-90', '2026-01-01', '2026-04-01', 'in_time'],
  ])('%s from %s, looked at on %s: %s', (id, start, today, status) => expect(count(id, start, { today }).status).toBe(status));
});
