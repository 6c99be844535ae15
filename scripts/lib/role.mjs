import { fork } from 'node:child_process';
import { Failure } from './failure.mjs';
import { backendDist } from './paths.mjs';

const READY_LIMIT_MS = 90_000;

export const ROLES = [
  { name: 'HTTP', file: 'main.js' },
  { name: 'worker', file: 'worker.js' },
];

/**
 * Starts one of the two processes. `ready` resolves with its message when it does its work and rejects when it ends
 * before; `ended` resolves with how it ended.
 */
export function startRole({ name, file }, env) {
  // A session of its own: Ctrl-C reaches the supervisor only, which then ends everything in order.
  const child = fork(backendDist(file), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Failure(`The ${name} process was not ready after ${READY_LIMIT_MS / 1000} s.`)),
      READY_LIMIT_MS,
    );
    const settle = (finish) => (value) => {
      clearTimeout(limit);
      finish(value);
    };
    child.on('message', (/** @type {any} */ message) => message?.type === 'ready' && settle(resolve)(message));
    void ended.then((how) =>
      settle(reject)(new Failure(`The ${name} process ended before it was ready (${how}); its messages are above.`)),
    );
  });
  ready.catch(() => undefined);
  return { name, pid: child.pid, ready, ended, kill: (signal) => child.kill(signal) };
}
