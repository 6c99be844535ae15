import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh']);

/**
 * Calls `onStop(count)` for each signal that asks this process to end, counted from 1. Under npm also when npm itself
 * is gone: the shell that npm puts in between does not pass signals on.
 */
export function listenForStop(onStop) {
  let count = 0;
  const stop = () => onStop((count += 1));
  for (const name of SIGNALS) process.on(name, stop);
  if (!process.env.npm_lifecycle_event) return;
  const starter = starterOf();
  const timer = setInterval(() => {
    if (starterOf() === starter) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** The parents up to npm, as text: changes when one of them ends. */
function starterOf() {
  const shell = process.ppid;
  try {
    const [, name, rest] = /^\d+ \((.*)\) \S (\d+) /.exec(readFileSync(`/proc/${shell}/stat`, 'utf8')) ?? [];
    return SHELLS.has(name) ? `${shell} ${rest}` : `${shell}`;
  } catch {
    return `${shell}`;
  }
}
