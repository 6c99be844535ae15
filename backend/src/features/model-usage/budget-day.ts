import { Injectable } from '@nestjs/common';

const DAY_MS = 86_400_000;

/** The time by which budgets are counted; a class of its own so that a test can turn the day. */
@Injectable()
export class BudgetClock {
  now(): Date {
    return new Date();
  }
}

/** Midnight of UTC at which the day of `now` began. */
export const dayStart = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/** Midnight of UTC at which the day of `now` ends and budgets are renewed. */
export const dayEnd = (now: Date): Date => new Date(dayStart(now).getTime() + DAY_MS);
