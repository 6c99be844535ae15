import { fork } from 'node:child_process';
import { once } from 'node:events';

const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/**
 * Starts a server that sends `{ type: 'ready', url }` once it listens, and ends by itself when this process is gone.
 * @param {string} file
 * @param {{ env: NodeJS.ProcessEnv, nodeArgs?: string[], stopLimitMs?: number }} options
 * @returns {Promise<{ url: string, pid: number | undefined, stop: () => Promise<void> }>}
 */
export async function startChildServer(file, { env, nodeArgs = [], stopLimitMs = STOP_LIMIT_MS }) {
  const child = fork(file, { env, execArgv: nodeArgs, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await exited;
    clearTimeout(kill);
  };
  try {
    const { url } = await readiness(child, exited, file);
    return { url, pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readiness(child, exited, file) {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${file} was not ready in ${READY_LIMIT_MS / 1000} s`)), READY_LIMIT_MS);
    const settle = (finish) => (value) => {
      clearTimeout(limit);
      finish(value);
    };
    child.on('message', (message) => message?.type === 'ready' && settle(resolve)(message));
    void exited.then(([code, signal]) => settle(reject)(new Error(`${file} ended before it was ready (${signal ?? code})`)));
  });
}
