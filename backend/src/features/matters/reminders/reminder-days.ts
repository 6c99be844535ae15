import { addDays } from '../../../core/calendar/periods.js';
import { hourInIndia, today } from '../../../core/validation/calendar-day.js';

/** How many days before a date its owner is reminded of it. */
export const DAYS_BEFORE = [0, 1, 7] as const;

/** Nobody's telephone rings at midnight. */
const MORNING_HOUR = 7;

/** @param day such as "2026-03-12" @returns the days that a reminder of that day speaks of, the nearest first */
export const remindedOf = (day: string): string[] => DAYS_BEFORE.map((before) => addDays(day, before));

/** The day in India whose reminders are due by now; null before the morning. */
export const reminderDay = (now: Date): string | null => (hourInIndia(now) < MORNING_HOUR ? null : today(now));
