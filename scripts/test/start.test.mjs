import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { isRunning, waitForEnd } from '../lib/process-identity.mjs';
import { runRecord, startProduct } from './support/started-product.mjs';

const STOP_LIMIT_MS = 10_000;
let dataDir;
let password;
const started = [];

before(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'themis-start-'));
  chmodSync(dataDir, 0o711);
});

after(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings = {}) {
  const product = await startProduct({ DATA_DIR: dataDir, ...settings });
  started.push(product);
  return product;
}

async function stop({ child, ended }) {
  const { supervisor, children } = runRecord(dataDir);
  const begun = Date.now();
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  assert.ok(Date.now() - begun < STOP_LIMIT_MS);
  assert.deepEqual([supervisor, ...children].filter(isRunning), []);
  assert.equal(existsSync(path.join(dataDir, 'run.json')), false);
}

const logIn = (url) =>
  fetch(`${url}/api/admin-auth/login`, { method: 'POST', body: new URLSearchParams({ username: 'admin@themis.local', password }) });

test('the first start prints the address, every adapter and the administrator, and stops in order', async () => {
  const product = await start();
  const text = product.output();
  for (const part of ['embedded PostgreSQL', 'BullMQ on PostgreSQL', 'SQLite', 'disk', 'extractive', dataDir])
    assert.ok(text.includes(part), part);
  password = /password\s+(\S+)/.exec(text)?.[1];
  const file = path.join(dataDir, 'admin-password');
  assert.equal(readFileSync(file, 'utf8').trim(), password);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal((await fetch(`${product.url}/health/ready`)).status, 200);
  assert.equal((await logIn(product.url)).status, 200);
  await stop(product);
});

test('a second instance on the same data and one on a taken port are refused', async () => {
  const product = await start();
  assert.doesNotMatch(product.output(), /first start|password/);
  const second = await start();
  assert.equal(await second.ended, 1);
  assert.match(second.output(), /already running on .* at http/);

  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const elsewhere = path.join(dataDir, 'elsewhere');
  const third = await start({ DATA_DIR: elsewhere, PORT: String(/** @type {import('node:net').AddressInfo} */ (server.address()).port) });
  server.close();
  assert.equal(await third.ended, 1);
  assert.match(third.output(), /Port \d+ is taken/);
  assert.equal((await fetch(`${product.url}/health/live`)).status, 200);
  await stop(product);
});

test('after a SIGKILL of the parent nothing stays behind, and the next start has every row', async () => {
  const product = await start();
  const { children } = runRecord(dataDir);
  product.child.kill('SIGKILL');
  await product.ended;
  const next = await start();
  for (const child of children) assert.ok(await waitForEnd(child, 1000));
  assert.equal((await logIn(next.url)).status, 200);
  await stop(next);
});

test('a database that is not there is said without its password', async () => {
  const product = await start({ DATABASE_URL: 'postgres://someone:hush-hush@127.0.0.1:1/none' });
  assert.equal(await product.ended, 1);
  assert.match(product.output(), /database cannot be used: connect ECONNREFUSED[\s\S]*DATABASE_URL/);
  assert.doesNotMatch(product.output(), /hush-hush/);
});

test('an unknown value of a setting stops the start and names the setting only', async () => {
  const product = await start({ TRUST_PROXY: 'some-value' });
  assert.equal(await product.ended, 1);
  assert.match(product.output(), /TRUST_PROXY/);
  assert.doesNotMatch(product.output(), /some-value/);
});
