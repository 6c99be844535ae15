import { readFileSync, readlinkSync } from 'node:fs';

/** Linux tells programs processor time in hundredths of a second, see proc_pid_stat(5). */
const TICK_MS = 10;
/** utime and stime, counted from the state that follows the name. */
const [UTIME, STIME] = [11, 12];

/** The file in which the system tells how long the calling thread has worked; null where there is none. */
export function ownClock(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return null;
  }
}

/** Milliseconds that a thread has had a processor for, to the hundredth of a second; null where that is not told. */
export function processorMs(clock: string | null): number | null {
  if (clock === null) return null;
  try {
    const stat = readFileSync(clock, 'utf8');
    // The name of a thread, in parentheses, may hold blanks and parentheses of its own.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[UTIME]) + Number(fields[STIME]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}
