import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { freePort } from '../lib/port.mjs';
import { identityOf, waitForEnd } from '../lib/process-identity.mjs';
import { runRecord, startProduct } from './support/started-product.mjs';
import { until } from './support/until.mjs';

const END_LIMIT_MS = 5_000;
let dataDir;
let product;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'themis-supervisor-'));
  chmodSync(dataDir, 0o711);
  product = await startProduct({ DATA_DIR: dataDir, PORT: String(await freePort()) });
});

afterAll(async () => {
  product.child.kill('SIGTERM');
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const isReady = () =>
  fetch(`${product.url}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The postmaster that the supervisor holds, or undefined while there is none. */
function postmaster() {
  const { pid } = product.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.map(Number).find((child) => {
    try {
      return readFileSync(`/proc/${child}/comm`, 'utf8') === 'postgres\n';
    } catch {
      return false;
    }
  });
}

test('a role that is killed again and again is started again each time, and nothing else goes down', async () => {
  const [, worker] = runRecord(dataDir).children;
  for (let kills = 0; kills < 3; kills += 1) {
    const [api] = runRecord(dataDir).children;
    process.kill(api.pid, 'SIGKILL');
    assert.ok(await waitForEnd(api, END_LIMIT_MS));
    await until(() => runRecord(dataDir).children[0].pid !== api.pid);
  }
  assert.deepEqual(runRecord(dataDir).children[1], worker);
  assert.match(product.output(), /API process ended \(SIGKILL\) and is started again in \d+ s/);
});

test('a database that is ended again and again, in whichever way, is started again on its port while the roles stay up', async (context) => {
  context.skip(process.platform !== 'linux', 'reads /proc');
  await until(isReady);
  const { databaseUrl, children } = runRecord(dataDir);
  // To the first of them PostgreSQL answers that it waits for its connections to end, which the roles keep.
  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGTERM']) {
    const server = identityOf(postmaster());
    process.kill(server.pid, signal);
    assert.ok(await waitForEnd(server, END_LIMIT_MS));
    await until(() => postmaster() !== undefined);
    await until(isReady);
  }
  assert.equal(runRecord(dataDir).databaseUrl, databaseUrl);
  assert.deepEqual(runRecord(dataDir).children, children);
  assert.match(product.output(), /database ended and is started again/);
  assert.equal(product.child.exitCode, null);
});
