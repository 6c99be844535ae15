import { openSync, readSync } from 'node:fs';

/** Room for three numbers, see proc(5): time on a processor in nanoseconds, time in wait of one, turns. */
const buffer = Buffer.alloc(96);
const NANOSECONDS = 1e6;
const [ZERO, NINE] = [0x30, 0x39];

/** Where Linux tells how long the main thread has worked; null elsewhere. Kept open: it is read before and after each piece of work. */
const file = ((): number | null => {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  } catch {
    return null;
  }
})();

/**
 * Milliseconds that the main thread of this process has had a processor for, in steps of some milliseconds; the time on the clock where the
 * system does not tell. To be compared with another reading only.
 */
export function ownMs(): number {
  if (file === null) return performance.now();
  const length = readSync(file, buffer, 0, buffer.length, 0);
  let nanoseconds = 0;
  for (let at = 0; at < length; at += 1) {
    const digit = buffer[at] ?? 0;
    if (digit < ZERO || digit > NINE) break;
    nanoseconds = nanoseconds * 10 + (digit - ZERO);
  }
  return nanoseconds / NANOSECONDS;
}
