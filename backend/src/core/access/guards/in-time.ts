import { DatabaseTimeoutError } from '../../errors/database-errors.js';
import { within } from '../../async/within.js';

/** For look-ups by key. A database that takes longer is down, and the caller need not wait for the full statement timeout. */
const LOOK_LIMIT_MS = 6000;

/** @throws DatabaseTimeoutError when the database does not answer */
export function inTime<T>(looked: Promise<T>): Promise<T> {
  return within(looked, LOOK_LIMIT_MS, () => new DatabaseTimeoutError(new Error('the caller could not be looked up in time')));
}
