import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of proc(5) stat; USER_HZ is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Whether `/proc` tells what processes use. */
export const canMeasureProcesses = process.platform === 'linux';

/**
 * User + system seconds of a process with all its threads; of its children those that have ended and were waited for,
 * when `withEndedChildren` is set.
 */
export function cpuSecondsOf(pid, { withEndedChildren = false } = {}) {
  // utime, stime, cutime and cstime are fields 14 to 17 of all.
  const ticks = statOf(pid)
    .slice(11, withEndedChildren ? 15 : 13)
    .map(Number);
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

/** The processes that a process has started, and those that they have started. @param {number} pid */
export function descendantsOf(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name) && isAlive(Number(name))) parents.set(Number(name), Number(statOf(Number(name))[1]));
  const found = [pid];
  for (const each of found) for (const [child, parent] of parents) if (parent === each) found.push(child);
  return found.slice(1);
}

/** Memory that the process holds now, in MB (2^20 bytes). @param {number} pid */
export const residentMbOf = (pid) => statusMb(pid, /^VmRSS:\s+(\d+) kB$/m);

/** The most that it ever held, or since its peak was set back. @param {number} pid */
export const peakMbOf = (pid) => statusMb(pid, /^VmHWM:\s+(\d+) kB$/m);

/**
 * @param {number} pid
 * @param {RegExp} pattern
 */
function statusMb(pid, pattern) {
  const [, kilobytes] = pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);

export function isAlive(pid) {
  try {
    return statOf(pid)[0] !== 'Z';
  } catch {
    return false;
  }
}

/** The fields of proc(5) stat from the state on: the command name before it may hold anything. */
export function statOf(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(') ') + 2).split(' ');
}
