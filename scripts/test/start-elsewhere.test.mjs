import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { startProduct } from './support/started-product.mjs';

/** What a start needs of a checkout besides its packages. */
const PARTS = ['package.json', 'package-lock.json', 'schema.graphql', 'scripts', 'backend', 'frontend', 'docs', 'packages'];
/** Of packages, which may be linked: they are only read. */
const PACKAGES = ['node_modules', 'backend/node_modules', 'frontend/node_modules'];
/** @returns a number of the account that has no rights; PostgreSQL wants one that the system knows */
const nobody = (option) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));

const account = process.getuid?.() === 0 ? { uid: nobody('-u'), gid: nobody('-g') } : null;
let folder;
let checkout;
let dataDir;

beforeAll(() => {
  // With what stands in the paths of people who write in other scripts and name folders in several words.
  folder = mkdtempSync(path.join(os.tmpdir(), 'themis Ärger क़ानून '));
  chmodSync(folder, 0o755);
  checkout = path.join(folder, 'the checkout');
  dataDir = path.join(folder, 'उसके data');
  for (const part of PARTS)
    cpSync(inRoot(part), path.join(checkout, part), { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  for (const packages of PACKAGES) symlinkSync(inRoot(packages), path.join(checkout, packages));
  mkdirSync(dataDir);
  if (account) chownSync(dataDir, account.uid, account.gid);
  else setWritable(false);
});

afterAll(() => {
  if (!account) setWritable(true);
  rmSync(folder, { recursive: true, force: true });
});

/** Everything in the checkout; the links to the packages are not followed. */
const entries = () => readdirSync(checkout, { recursive: true, withFileTypes: true });
const filesOfCheckout = () =>
  entries()
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();

/** For an account that owns the checkout; root's belongs to somebody else anyway. */
function setWritable(writable) {
  const folders = entries().filter((entry) => entry.isDirectory());
  for (const each of [checkout, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))])
    chmodSync(each, writable ? 0o755 : 0o555);
}

/** The folders above our own may be closed to others, as below the home of root. */
function packagesAreReadable() {
  const code = 'require("node:fs").accessSync(process.argv[1])';
  return spawnSync(process.execPath, ['-e', code, inRoot('node_modules', 'pg', 'package.json')], { ...account }).status === 0;
}

test('an account that may only read the checkout starts it, whatever letters stand in its path', async (context) => {
  context.skip(!packagesAreReadable(), 'the packages are closed to other accounts');
  const files = filesOfCheckout();
  const product = await startProduct({ DATA_DIR: dataDir }, { checkout, account });
  try {
    assert.match(product.output(), /Ctrl-C stops it/, product.output());
    const password = /password\s+(\S+)/.exec(product.output())?.[1] ?? '';
    assert.equal((await fetch(`${product.url}/health/ready`)).status, 200);
    assert.match(await (await fetch(product.url)).text(), /<html/);
    const body = new URLSearchParams({ username: 'admin@themis.local', password });
    assert.equal((await fetch(`${product.url}/api/admin-auth/login`, { method: 'POST', body })).status, 200);
  } finally {
    product.child.kill('SIGTERM');
  }
  assert.equal(await product.ended, 0);
  assert.deepEqual(filesOfCheckout(), files);
});

test('such an account is told who has to build when the sources have changed', async (context) => {
  context.skip(!packagesAreReadable(), 'the packages are closed to other accounts');
  appendFileSync(path.join(checkout, 'backend/src/main.ts'), '\n');
  const product = await startProduct({ DATA_DIR: dataDir }, { checkout, account });
  assert.equal(await product.ended, 1);
  assert.match(
    product.output(),
    /The back end has to be built, but this account cannot write to .*Run "npm run build" in .* as the owner/s,
  );
});
