import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { backendDist } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { startChildServer } from './child-server.mjs';
import { endedOnInterruption } from './interruption.mjs';
import { postJson } from './load.mjs';
import { environment } from './settings.mjs';

/** The pool of both servers; the product's default. */
const POOL_SIZE = '10';
const SETUP_LIMIT_MS = 60_000;

/**
 * A migrated embedded database, set up for processes that run as in production.
 * @param {{ folder: string, settings?: Record<string, string> }} options
 * @returns what a process needs as its environment, what a reference shares with it, and the database, which is the caller's to stop
 */
export async function startDatabase({ folder, settings = {} }) {
  const { startEmbeddedPostgres } = await import(backendDist('core/database/embedded/embedded-postgres.js'));
  const { migrate } = await import(backendDist('core/database/migrate.js'));
  const postgres = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres') });
  try {
    await migrate(postgres.url());
    const shared = { DATABASE_URL: postgres.url(), JWT_SECRET: randomBytes(32).toString('hex') };
    const env = environment({
      ...shared,
      NODE_ENV: 'production',
      FILE_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      DATABASE_POOL_SIZE: POOL_SIZE,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      EMBEDDINGS_MODEL: 'none',
      STARTER_LAW: 'none',
      ...settings,
    });
    // Tells the database the key of the files, as the first start of an installation does.
    const setup = await runNode(backendDist('setup.js'), [], { env, limitMs: SETUP_LIMIT_MS });
    if (!setup.ok) throw new Error(`the setup failed: ${setup.output}`);
    return { postgres, env, shared };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/**
 * A migrated embedded database with our API process on it as production runs it, logs going nowhere.
 * @param {{ folder: string, nodeArgs?: string[], settings?: Record<string, string> }} options
 */
export async function startApi({ folder, nodeArgs = [], settings = {} }) {
  const { postgres, env, shared } = await startDatabase({ folder, settings });
  try {
    const server = await startChildServer(backendDist('main.js'), { env, nodeArgs });
    const stop = endedOnInterruption(async () => {
      await server.stop();
      await postgres.stop();
    });
    return { ...server, stop, env, referenceEnv: { ...process.env, ...shared, NODE_ENV: 'production', POOL_SIZE } };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Registers a user and logs in. @returns {Promise<{ email: string, password: string, authorization: string }>} */
export async function signedInUser(url) {
  const email = `bench-${randomBytes(4).toString('hex')}@themis.test`;
  const password = randomBytes(12).toString('hex');
  await postJson(`${url}/api/auth/register`, { name: 'Bench User', email, phone: '+91 98765 43210', password });
  const { access_token: token } = await postJson(`${url}/api/auth/login`, { username: email, password });
  return { email, password, authorization: `Bearer ${token}` };
}
