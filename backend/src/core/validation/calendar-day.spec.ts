import { describe, expect, it } from '@jest/globals';
import { dayInWords, isCalendarDay, today } from './calendar-day.js';

describe('a day of the calendar', () => {
  it.each(['2024-07-01', '2024-02-29', '1860-10-06'])('%s is one', (day) => expect(isCalendarDay(day)).toBe(true));

  it.each(['2024-02-30', '2023-02-29', '2024-13-01', '2024-7-1', '01-07-2024', '2024-07-01T00:00:00Z', '', 20240701, null, ['2024-07-01']])(
    '%j is none',
    (value) => expect(isCalendarDay(value)).toBe(false),
  );

  it('is told in words', () => expect(dayInWords('2024-07-01')).toBe('1 July 2024'));

  it('begins at midnight in India', () => {
    expect(today(new Date('2024-06-30T18:29:59Z'))).toBe('2024-06-30');
    expect(today(new Date('2024-06-30T18:30:00Z'))).toBe('2024-07-01');
  });
});
