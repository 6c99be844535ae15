import { spawn } from 'node:child_process';
import { CLEAN_ENVIRONMENT } from '../processes/run-as.js';

// Smart shutdown first: other processes of the killed parent may be finishing their work on it. Nine seconds at most.
const WATCH =
  'read -r _; kill -TERM "$1" || exit; n=0; while [ $n -lt 18 ]; do sleep 0.5; kill -0 "$1" || exit; n=$((n + 1)); done; kill -INT "$1"';

/**
 * Makes `pid` end with this process, however this one ends. On a normal exit it is signalled synchronously; when this
 * process is killed, a shell that waits on a pipe from it sees the pipe close and ends it.
 * @returns a function that unties them; call it when `pid` has ended, since its number can be given away.
 */
export function tieToParent(pid: number): () => void {
  const onExit = () => signal(pid);
  process.once('exit', onExit);
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', String(pid)], {
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell the next start still finds and ends the orphan.
  watch.once('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  watch.unref();
  (watch.stdin as unknown as { unref?: () => void }).unref?.();
  return () => {
    process.off('exit', onExit);
    watch.kill('SIGKILL');
  };
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended by itself.
  }
}
