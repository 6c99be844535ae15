import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { backendDist, rootDir } from '../../scripts/lib/paths.mjs';
import { endedOnInterruption } from './interruption.mjs';
import { send } from './load.mjs';
import { startProduct } from './product.mjs';

const START_LIMIT_MS = 90_000;
const ADMIN = 'bench-admin@themis.test';

/** The whole product as `npm start` runs it, with a session of an administrator, one of a user, and a look into its database. */
export async function startLawProduct(folder, more = {}) {
  const { startEmbeddedPostgres } = await import(backendDist('core/database/embedded/embedded-postgres.js'));
  const postgres = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres') });
  let product;
  let database;
  const stop = endedOnInterruption(async () => {
    await database?.end();
    await product?.stop();
    await postgres.stop();
  });
  try {
    const password = randomBytes(12).toString('hex');
    const dataDir = path.join(folder, 'data');
    const settings = { DATABASE_URL: postgres.url(), ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: password, STARTER_LAW: 'none', ...more };
    product = await startProduct({ checkout: rootDir, dataDir, limitMs: START_LIMIT_MS, settings });
    database = new pg.Client({ connectionString: postgres.url() });
    await database.connect();
    const admin = await login(product.url, '/api/admin-auth/login', ADMIN, password);
    return { url: product.url, dataDir, database, admin, processes: product.processes, output: product.output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function login(url, at, username, password) {
  const body = new URLSearchParams({ username, password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await send({ url: url + at, method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`${at} answered ${answer.status}: ${answer.body}`);
  return `Bearer ${JSON.parse(answer.body).access_token}`;
}
