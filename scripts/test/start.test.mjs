import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { isRunning, waitForEnd } from '../lib/process-identity.mjs';
import { runRecord, startProduct } from './support/started-product.mjs';

/** Wide, since the machine may be busy: one that takes longer never ends. */
const STOP_LIMIT_MS = 60_000;
let dataDir;
let password;
/** One that a test has left running for the next one, which ends it. */
let running;
const started = [];

beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'themis-start-'));
  chmodSync(dataDir, 0o711);
});

afterAll(async () => {
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
  child.kill('SIGTERM');
  const never = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  assert.equal(await ended, 0);
  clearTimeout(never);
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
  running = product;
});

test('after a SIGKILL of the parent nothing stays behind, and the next start has every row', async () => {
  const product = running ?? (await start());
  const { children } = runRecord(dataDir);
  product.child.kill('SIGKILL');
  await product.ended;
  const next = await start();
  for (const child of children) assert.ok(await waitForEnd(child, 1000));
  assert.equal((await logIn(next.url)).status, 200);
  await stop(next);
});

/**
 * Makes a folder one that nobody can write to: with a read-only mount where that is allowed, since root writes whatever the mode says.
 * @returns {(() => void) | null} takes it back; null where this account can do neither
 */
function readOnly(folder) {
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o500);
    return () => chmodSync(folder, 0o700);
  }
  try {
    execFileSync('mount', ['--bind', folder, folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  execFileSync('mount', ['-o', 'remount,bind,ro', folder], { stdio: 'ignore' });
  return () => execFileSync('umount', [folder]);
}

test('keys that can only be read are enough; one that is missing there is said by its name, and nothing is made', async (context) => {
  const folder = path.join(dataDir, 'secrets');
  const key = path.join(folder, 'jwt-secret');
  const kept = readFileSync(key);
  let undo = readOnly(folder);
  if (!undo) return context.skip('needs leave to mount');
  try {
    assert.throws(() => writeFileSync(path.join(folder, 'more'), ''));
    const product = await start();
    assert.equal((await logIn(product.url)).status, 200);
    await stop(product);
    undo();
    rmSync(key);
    undo = readOnly(folder);
    const refused = await start();
    assert.equal(await refused.ended, 1);
    assert.match(refused.output(), /JWT_SECRET is not set, and .*jwt-secret cannot be written/);
  } finally {
    undo?.();
    if (!existsSync(key)) writeFileSync(key, kept, { mode: 0o600 });
  }
});

test('a database that is not there is said without its password', async () => {
  const product = await start({ DATABASE_URL: 'postgres://someone:hush-hush@127.0.0.1:1/none' });
  assert.equal(await product.ended, 1);
  assert.match(product.output(), /DATABASE_URL names a server that does not answer \(ECONNREFUSED\)/);
  assert.doesNotMatch(product.output(), /hush-hush/);
});

test('an unknown value of a setting stops the start and names the setting only', async () => {
  const product = await start({ TRUST_PROXY: 'some-value' });
  assert.equal(await product.ended, 1);
  assert.match(product.output(), /TRUST_PROXY/);
  assert.doesNotMatch(product.output(), /some-value/);
});
