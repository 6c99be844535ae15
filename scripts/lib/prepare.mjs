import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendBuild } from './build.mjs';
import { Failure } from './failure.mjs';
import { hashOf } from './hash.mjs';
import { rootDir, usesBackendSources } from './paths.mjs';
import { step } from './progress.mjs';
import { fromSource } from './source-loader.mjs';
import { isStamped, stamp } from './stamp.mjs';

const LIMIT_MS = 10 * 60_000;
/** Sources that say what an installation has. */
const PREPARING = ['backend/src/core/database/migrations', 'backend/src/installation'];

/**
 * Migrates the database and makes the first administrator and the keys; `signal` ends that early.
 * @returns {Promise<{ keysMark: string, migrations: string[], administrator: { email: string, password: string | null, created: boolean, passwordFile?: string } }>}
 * @throws Failure with what the database or a migration says.
 */
export const prepareDatabase = (env, signal) => prepare(env, [], signal);

/**
 * The same, but only once for each build, or state of the sources that prepare, and list of file keys on the embedded database, as long as
 * the keys that it made are there. The mark is kept among the database's own files, so that it comes and goes with them.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ embedded?: { directory: string } | null }} database
 * @param {string | null} keysMark what the keys are called; null unless all are there
 * @param {AbortSignal} [signal]
 */
export async function prepareOnce(env, { embedded }, keysMark, signal) {
  const build = usesBackendSources() ? hashOf(rootDir, PREPARING) : backendBuild();
  const mark = embedded && build && path.join(embedded.directory, 'themis-prepared');
  if (mark && keysMark !== null && isStamped(mark, `${build} ${keysMark}`)) return { migrations: [], administrator: { created: false } };
  const result = await prepareDatabase(env, signal);
  if (mark) stamp(mark, `${build} ${result.keysMark}`);
  return result;
}

/** The same without an administrator. */
export const migrateDatabase = (env) => prepare(env, ['--migrate-only']);

async function prepare(env, args, signal) {
  const result = await step('Preparing the database', () => runEntry(env, args, signal));
  if (!result.failure) return result;
  const hint = result.fromDatabase && !env.EMBEDDED_DATABASE ? '\nIt is the one that DATABASE_URL names.' : '';
  throw new Failure(result.failure + hint);
}

function runEntry(env, args, signal) {
  return new Promise((resolve) => {
    const entry = fileURLToPath(new URL('prepare-entry.mjs', import.meta.url));
    const [execArgv, more] = usesBackendSources() ? [fromSource, ['--from-source']] : [[], []];
    const child = fork(entry, [...args, ...more], { env, execArgv, signal, timeout: LIMIT_MS, killSignal: 'SIGKILL', detached: true });
    let result = null;
    child.on('message', (message) => (result = message));
    child.once('error', (error) => (result ??= { failure: error.message }));
    child.once('close', (code, by) => resolve(result ?? { failure: `Preparing the database ended early (${by ?? code}).` }));
  });
}
