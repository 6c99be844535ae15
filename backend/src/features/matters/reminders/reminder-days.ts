import { today } from '../../../core/validation/calendar-day.js';

/** How many days before a date its owner is reminded of it. */
export const DAYS_BEFORE = [0, 1, 7] as const;

const DAY_MS = 86_400_000;
/** Nobody's telephone rings at midnight. */
const MORNING_HOUR = 7;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** @param day such as "2026-03-12" @returns the days that a reminder of that day speaks of, the nearest first */
export const remindedOf = (day: string): string[] =>
  DAYS_BEFORE.map((before) => new Date(Date.parse(`${day}T00:00:00Z`) + before * DAY_MS).toISOString().slice(0, day.length));

/** The day in India whose reminders are due by now; null before the morning. */
export const reminderDay = (now: Date): string | null =>
  new Date(now.getTime() + INDIA_AHEAD_MS).getUTCHours() < MORNING_HOUR ? null : today(now);
