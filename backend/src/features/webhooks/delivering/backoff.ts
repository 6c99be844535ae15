const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Share of a pause by which it varies, so that what failed together is not tried again together. */
const JITTER = 0.2;

/** Tries of one delivery, over some five hours. */
export const ATTEMPTS_MAX = 12;
/** Failures in a row after which a webhook is turned off, over some eight hours. */
export const FAILURES_MAX = 15;

/** Milliseconds until the next try after so many failures: 10 s, doubling up to an hour, up to 20 % more. @param random from 0 to 1 */
export const pauseAfter = (failures: number, random: number = Math.random()): number =>
  Math.round(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1)) * (1 + JITTER * random));
