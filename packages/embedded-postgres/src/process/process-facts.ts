import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the operating system says about a running process. */
export interface ProcessFacts {
  parent: number;
  command: string[];
}

const PS_LIMIT_MS = 5_000;

/** `gone` also for one that has ended and was not reaped; `hidden` when it runs and nothing more can be learnt. */
export function processFacts(pid: number): ProcessFacts | 'gone' | 'hidden' {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'gone';
  }
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return 'hidden';
  }
}

function fromProc(pid: number): ProcessFacts | 'gone' {
  // The name, second of the fields, is in parentheses and may hold anything.
  const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  if (state === 'Z') return 'gone';
  return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
}

function fromPs(pid: number): ProcessFacts | 'gone' {
  const line = execFileSync('ps', ['-ww', '-o', 'stat=,ppid=,command=', '-p', String(pid)], { encoding: 'utf8', timeout: PS_LIMIT_MS });
  const [state = 'Z', parent, ...command] = line.trim().split(/\s+/);
  return state.startsWith('Z') ? 'gone' : { parent: Number(parent), command };
}
