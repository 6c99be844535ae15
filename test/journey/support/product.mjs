import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 20_000;

export const ADMIN = { email: 'admin@themis.test', password: 'correct horse battery' };

/**
 * Starts the product with its one command on a free port and a fresh data folder.
 * @param {Record<string, string | undefined>} [settings] besides the defaults of a fresh machine
 */
export async function startProduct(settings = {}) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'themis-journey-'));
  // As root the database runs as another account, which must be able to pass through.
  await chmod(dataDir, 0o711);
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      EMBEDDINGS_MODEL: 'none',
      STARTER_LAW: 'none',
      ...settings,
    },
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the product did not start:\n${output}`)), START_LIMIT_MS);
    const read = (piece) => {
      output += piece;
      const ready = /Themis is ready after .*?: (http:\S+)/.exec(output);
      if (ready) resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
    child.once('exit', () => clearTimeout(timer));
  });
  return {
    url,
    output: () => output,
    /** Asks it to end as Ctrl-C does. @returns the exit code */
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      clearTimeout(timer);
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
