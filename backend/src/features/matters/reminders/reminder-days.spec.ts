import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCalendarDay } from '../../../core/validation/calendar-day.js';
import { reminderDay, remindedOf } from './reminder-days.js';

describe('the days of reminders', () => {
  it.each([
    ['2026-03-12T01:29:59Z', null],
    ['2026-03-12T01:30:00Z', '2026-03-12'],
    ['2026-03-12T18:29:59Z', '2026-03-12'],
    ['2026-03-12T18:30:00Z', null],
    ['2026-12-31T23:00:00Z', null],
    ['2027-01-01T01:30:00Z', '2027-01-01'],
  ])('begin in the morning in India (%s)', (now, day) => expect(reminderDay(new Date(now))).toBe(day));

  it('are the day itself, the next, and the one a week later, over the ends of months and years', () => {
    expect(remindedOf('2027-12-25')).toEqual(['2027-12-25', '2027-12-26', '2028-01-01']);
    expect(remindedOf('2028-02-28')).toEqual(['2028-02-28', '2028-02-29', '2028-03-06']);
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(fc.property(day, (date) => remindedOf(date.toISOString().slice(0, 10)).every(isCalendarDay)));
  });
});
