import { writeSync } from 'node:fs';

/** Where `npm test` listens; a runner that is started by hand has nobody there. */
export const PROGRESS_FD = 3;

/**
 * @typedef {{ file: string, ok?: boolean, tests?: number, processorSeconds?: number }} Told `file` is a whole path; `ok` is there once the file
 * has ended
 */

/**
 * Tells `npm test` that a file of tests has begun or has ended.
 * @param {Told} event
 */
export function tell(event) {
  if (process.env.TEST_PROGRESS !== '1') return;
  writeSync(PROGRESS_FD, `${JSON.stringify(event)}\n`);
}
