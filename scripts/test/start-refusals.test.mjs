import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { backendDist } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';
import { startProduct } from './support/started-product.mjs';

let dataDir;
let server;
/** A database that is set up once for all; another one is there for the test that wants none. */
let settings;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'themis-refusals-'));
  chmodSync(dataDir, 0o711);
  const { startEmbeddedPostgres } = await import(backendDist('core/database/embedded/embedded-postgres.js'));
  server = await startEmbeddedPostgres({ directory: path.join(dataDir, 'server'), fast: true });
  settings = await settingsFor('refusals');
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const keyFile = () => path.join(settings.DATA_DIR, 'secrets', 'file-encryption-key');

/** Makes an empty database of this name, with a data folder of its own. */
async function settingsFor(name) {
  const { createDatabaseIfMissing } = await import(backendDist('core/database/embedded/create-database.js'));
  await createDatabaseIfMissing(server.url('postgres'), name);
  return { PATH: process.env.PATH, DATABASE_URL: server.url(name), DATA_DIR: path.join(dataDir, name), PORT: '0', STARTER_LAW: 'none' };
}

const LIMIT_MS = 60_000;
const run = (file, more = {}) => runNode(backendDist(file), [], { env: { ...settings, ...more }, limitMs: LIMIT_MS });

test('processes without a set-up say what to run, and end', async () => {
  const without = await settingsFor('without_set_up');
  for (const file of ['main.js', 'worker.js']) {
    const { code, output } = await run(file, without);
    assert.equal(code, 1);
    assert.match(output, /not prepared.*setup\.js/);
    assert.doesNotMatch(output, /\bat .*:\d+:\d+/);
  }
});

test('a process with another file key than the database knows says its name, and ends', async () => {
  assert.match((await run('setup.js')).output, /administrator admin@themis.local created, password in/);
  const { code, output } = await run('main.js', { FILE_ENCRYPTION_KEY: 'cd'.repeat(32) });
  assert.equal(code, 1);
  assert.match(output, /^FILE_ENCRYPTION_KEY is not the key/m);
});

test('`npm start` makes no second file key for a lost one, and starts again with the first', async () => {
  const first = await startProduct(settings);
  assert.match(first.output(), /databaseRole: DATABASE_URL names a superuser/);
  first.child.kill('SIGTERM');
  await first.ended;
  renameSync(keyFile(), `${keyFile()}.away`);
  const lost = await startProduct(settings);
  assert.equal(await lost.ended, 1);
  assert.match(lost.output(), /FILE_ENCRYPTION_KEY is missing/);
  assert.equal(existsSync(keyFile()), false);

  writeFileSync(keyFile(), '');
  const empty = await startProduct(settings);
  assert.equal(await empty.ended, 1);
  assert.match(empty.output(), /FILE_ENCRYPTION_KEY cannot be used: .*file-encryption-key is empty/);
  assert.equal(readFileSync(keyFile(), 'utf8'), '');

  renameSync(`${keyFile()}.away`, keyFile());
  const again = await startProduct(settings);
  assert.match(again.output(), /Themis is ready/);
  again.child.kill('SIGTERM');
  assert.equal(await again.ended, 0);
});
