import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * What tells a process from a later one with the same number: when it began. Null when there is none, or it has ended
 * and was not reaped.
 */
export function beginningOf(pid) {
  try {
    if (process.platform === 'linux') {
      // The name, second of the fields, is in parentheses and may hold anything.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 }).trim() || null;
  } catch {
    return null;
  }
}

export const identityOf = (pid) => ({ pid, began: beginningOf(pid) });

export const isRunning = ({ pid, began }) => Number.isInteger(pid) && began !== null && beginningOf(pid) === began;

/** Waits until a process of this identity is gone. @returns {Promise<boolean>} false when it still runs at the limit. */
export async function waitForEnd(identity, limitMs) {
  for (const deadline = Date.now() + limitMs; isRunning(identity); await delay(POLL_MS)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}

/** Signals the process if it is the one that is meant. */
export function signal(identity, name) {
  try {
    if (isRunning(identity)) process.kill(identity.pid, name);
  } catch {
    // It ended in between.
  }
}
