import { fork } from 'node:child_process';
import { Failure } from './failure.mjs';
import { backendDist } from './paths.mjs';

const READY_LIMIT_MS = 90_000;
const REPORT_LIMIT_MS = 15_000;

/** @typedef {{ name: string, file: string, begin?: typeof forkRole }} Role `begin` takes the place of `forkRole` */

/** @type {Role[]} */
export const ROLES = [
  { name: 'API', file: backendDist('main.js') },
  { name: 'worker', file: backendDist('worker.js') },
];

/**
 * What glibc's allocator reads, and no other: it would keep up to eight arenas for each core, and what was freed in them. A process holds
 * some seven megabytes less of 180. The image sets the same.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * A process that speaks with this one, in a session of its own: Ctrl-C reaches the supervisor only, which then ends everything in order.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [execArgv]
 * @param {string[]} [args]
 */
export const forkRole = (file, env, execArgv = process.execArgv, args = []) =>
  fork(file, args, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });

/**
 * Starts one of the two processes. With `settings` it loads its modules at once and does no more until that promise gives it the settings
 * that were not known before; when the promise fails, the process is the caller's to end. `ready` resolves with its message when it does its
 * work and rejects when it ends before, or takes longer than `readyLimitMs` from when it had its settings; `ended` resolves with how it
 * ended. `ask` puts the health question, whose answers go to the listener of `onAnswer`; `report` what the process says for each part of the
 * product, or null when it says nothing in time.
 * @param {Role} role
 * @param {NodeJS.ProcessEnv} env
 * @param {{ readyLimitMs?: number, settings?: Promise<NodeJS.ProcessEnv> }} [options]
 */
export function startRole({ name, file, begin = forkRole }, env, { readyLimitMs = READY_LIMIT_MS, settings } = {}) {
  const child = begin(file, { ...ALLOCATOR, ...env, ...(settings && { AWAIT_SETTINGS: '1' }) });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    // Also emitted when a signal or a message cannot be sent to a process that runs on.
    child.on('error', (error) => child.pid === undefined && resolve(error.message));
  });
  /** @type {(answer: { debugged: boolean }) => void} */
  let listener = () => undefined;
  const ready = new Promise((resolve, reject) => {
    let limit;
    const begin = () => {
      limit = setTimeout(() => reject(new Failure(`The ${name} process was not ready after ${readyLimitMs / 1000} s.`)), readyLimitMs);
    };
    const tell = (given) => {
      if (!child.connected) return;
      child.send({ type: 'start', settings: given }, () => undefined);
      begin();
    };
    // Whoever made the promise hears of its failure, too, and ends the process.
    if (settings) settings.then(tell, () => undefined);
    else begin();
    const settle = (finish) => (value) => {
      clearTimeout(limit);
      finish(value);
    };
    child.on('message', (/** @type {any} */ message) => {
      if (message?.type === 'ready') settle(resolve)(message);
      if (message?.type === 'healthy') listener({ debugged: message.debugged === true });
    });
    void ended.then((how) =>
      settle(reject)(new Failure(`The ${name} process ended before it was ready (${how}); its messages are above.`)),
    );
  });
  ready.catch(() => undefined);
  return {
    pid: child.pid,
    ready,
    ended,
    kill: (signal) => child.kill(signal),
    ask: () => child.connected && child.send({ type: 'health' }, () => undefined),
    report: () =>
      new Promise((resolve) => {
        const limit = setTimeout(resolve, REPORT_LIMIT_MS, null);
        const settle = (value) => {
          clearTimeout(limit);
          resolve(value);
        };
        child.on('message', (/** @type {any} */ message) => message?.type === 'report' && settle(message.checks));
        void ended.then(() => settle(null));
        if (child.connected) child.send({ type: 'report' }, () => undefined);
      }),
    onAnswer: (next) => (listener = next),
  };
}
