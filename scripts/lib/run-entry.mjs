import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { backendDist, rootDir } from './paths.mjs';

/**
 * Runs a command of the built back end, which ends in order by itself when it is told to.
 * @param {string} entry its file below `backend/dist`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export async function runEntry(entry, args, env) {
  // Folders are named as they are seen from where npm was called.
  const words = ['--from', process.env.INIT_CWD ?? rootDir];
  const child = spawn(process.execPath, [backendDist(entry), ...args, ...words], { env, stdio: 'inherit' });
  // A terminal sends its signals to both.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const forward = () => child.kill('SIGTERM');
  process.on('SIGTERM', forward);
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    process.off('SIGINT', wait);
    process.off('SIGTERM', forward);
  }
}
