import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/core/database/embedded/embedded-postgres.js';
import { keepShippedTopics } from '../../src/features/retrieval/guide/prepared-topics.js';
import { beginEvidence } from './evidence.js';

/** What the teardown has to end; `root` is the folder to remove. */
export interface TestServer {
  server: EmbeddedPostgres;
  root: string;
}

declare global {
  var themisTestServer: TestServer | undefined;
}

/** The guide to the law prepared once for all files, and one PostgreSQL for the whole run, unless TEST_DATABASE_URL names one; `createDatabase` gives each file its own database on it. */
export async function setup(): Promise<void> {
  beginEvidence();
  await keepShippedTopics();
  process.env.TEST_DATABASE_RUN = randomBytes(4).toString('hex');
  if (process.env.TEST_DATABASE_URL) return;
  const root = mkdtempSync(path.join(os.tmpdir(), 'themis-test-'));
  chmodSync(root, 0o755);
  const server = await startEmbeddedPostgres({ directory: path.join(root, 'postgres'), fast: true });
  globalThis.themisTestServer = { server, root };
  process.env.TEST_DATABASE_URL = server.url('postgres');
  process.env.TEST_DATABASE_IS_OURS = '1';
}
