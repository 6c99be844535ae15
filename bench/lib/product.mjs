import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/port.mjs';
import { endedOnInterruption, refuseAfterInterruption } from './interruption.mjs';
import { send } from './load.mjs';
import { commandOf, isAlive } from './processes.mjs';
import { environment } from './settings.mjs';

const POLL_MS = 20;
const STOP_LIMIT_MS = 30_000;
const KEPT_OUTPUT = 20_000;

/**
 * Starts the product of a checkout as `npm start` does, and waits until `/health/ready` answers 200.
 * @param {{ checkout: string, dataDir: string, limitMs: number, settings?: Record<string, string> }} options
 * @returns {Promise<{ url: string, readyMs: number, output: () => string, processes: () => { name: string, pid: number }[], stop: () => Promise<number> }>}
 * `stop` resolves with the milliseconds from SIGTERM to the end of the last process
 */
export async function startProduct({ checkout, dataDir, limitMs, settings = {} }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = environment({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    EMBEDDINGS_MODEL: 'none',
    STARTER_LAW: 'none',
    ...settings,
  });
  refuseAfterInterruption();
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(checkout, 'scripts', 'start.mjs')], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece) => (output = (output + piece).slice(-KEPT_OUTPUT)));
  const processes = () => [{ name: 'start.mjs', pid: child.pid }, ...recorded(dataDir)];
  const stop = endedOnInterruption(() => stopAll(child, exited, processes()));
  try {
    await firstAnswer(`${url}/health/ready`, child, limitMs, () => output);
    return { url, readyMs: performance.now() - begun, output: () => output, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function firstAnswer(url, child, limitMs, output) {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await delay(POLL_MS)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the start ended early:\n${output()}`);
    const answer = await send({ url }).catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error(`no 200 from ${url} in ${limitMs / 1000} s:\n${output()}`);
}

/** The processes that the start wrote down in the data folder, named by their script; none before it has. */
function recorded(dataDir) {
  try {
    const { children } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
    return children
      .filter(({ pid }) => isAlive(pid))
      .map(({ pid }) => ({ name: path.basename(commandOf(pid).find((word) => /\.m?js$/.test(word)) ?? ''), pid }));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

async function stopAll(child, exited, processes) {
  const begun = performance.now();
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(kill);
  const left = processes.filter(({ pid }) => isAlive(pid));
  if (left.length > 0) throw new Error(`still running after the stop: ${left.map(({ name }) => name).join(', ')}`);
  return performance.now() - begun;
}
