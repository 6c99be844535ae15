import { createHash } from 'node:crypto';

/** What `WORK_BYTES` take on a machine of two cores that has nothing else to do. */
const REFERENCE_MS = 60;
const WORK_BYTES = 32 * 1024 * 1024;
/** A machine that is slower still has another trouble. */
const MOST = 8;
const NAME = 'TEST_TIME_FACTOR';

/**
 * How many times longer than on an idle machine of usual speed things may take here: from 1 to 8, and more where a run has several suites at
 * work. Measured once for a run of the tests, by the process that asks first; the processes that it starts find it in their environment.
 * @returns {number}
 */
export function timeFactor() {
  process.env[NAME] ??= measured().toFixed(2);
  return Number(process.env[NAME]);
}

/** A limit of time as it holds here, in ms. @param {number} ms on an idle machine of usual speed */
export const scaled = (ms) => Math.round(ms * timeFactor());

/** Twice, since the first time also loads what is needed. */
function measured() {
  const [first, second] = [work(), work()];
  return Math.min(MOST, Math.max(1, Math.min(first, second) / REFERENCE_MS));
}

function work() {
  const begun = performance.now();
  createHash('sha256').update(Buffer.alloc(WORK_BYTES)).digest();
  return performance.now() - begun;
}
