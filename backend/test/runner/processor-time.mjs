import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/**
 * Processor time in seconds that this process has used since it began, with the processes it started that have ended. The latter only where
 * there is a /proc.
 * @returns {number}
 */
export function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + secondsOfChildren();
}

function secondsOfChildren() {
  let stat;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return 0;
  }
  // The name of the program, in parentheses, may hold spaces; the time of the children comes 14 and 15 fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}
