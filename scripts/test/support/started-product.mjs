import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../lib/paths.mjs';

const READY_LIMIT_MS = 120_000;
const READY = /Ctrl-C stops it/;

/**
 * `npm start` without npm, in an environment that holds only the PATH and the given settings.
 * @param {NodeJS.ProcessEnv} settings
 * @param {{ checkout?: string, account?: { uid: number, gid: number } | null }} [from] another checkout, and the account that starts it
 * @returns {Promise<{ child, output: () => string, url: string, ended: Promise<number | string> }>} when it is ready or has ended
 */
export async function startProduct(settings, { checkout = rootDir, account = null } = {}) {
  const child = spawn(process.execPath, [path.join(checkout, 'scripts', 'start.mjs')], {
    ...account,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', PORT: '0', EMBEDDINGS_MODEL: 'none', STARTER_LAW: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece) => {
        text += piece;
        if (READY.test(text)) resolve();
      });
    }
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT_MS);
  await Promise.race([ready, ended]);
  clearTimeout(limit);
  return { child, output: () => text, url: /ready after .*: (http\S+)/.exec(text)?.[1] ?? '', ended };
}

export const runRecord = (dataDir) => JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
