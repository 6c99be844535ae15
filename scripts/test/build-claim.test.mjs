import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, test } from 'vitest';
import { withBuildClaim } from '../lib/build-claim.mjs';

const BUILDER = fileURLToPath(new URL('support/builder.mjs', import.meta.url));
let folder;
let children;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'themis-build-claim-')), 'claims');
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** Another process that builds. `says()` is its next line. */
function builder() {
  const child = spawn(process.execPath, [BUILDER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, says: async () => (await lines.next()).value };
}

test('the second of two builds waits for the first, says so once, and goes on after it', async () => {
  const first = builder();
  assert.equal(await first.says(), 'working');
  const second = builder();
  assert.equal(await second.says(), `  Process ${first.child.pid} is building the sample in this checkout; waiting for it …`);
  first.child.stdin.end();
  assert.equal(await first.says(), 'done');
  assert.equal(await second.says(), 'working');
  second.child.stdin.end();
  assert.equal(await second.says(), 'done');
  assert.deepEqual(readdirSync(folder), []);
});

test('builds that begin at the same moment work one after another', async () => {
  const all = Array.from({ length: 4 }, () => builder().child);
  for (const { stdin } of all) stdin.end();
  const exits = await Promise.all(all.map((child) => once(child, 'exit')));
  assert.deepEqual(
    exits.map(([code]) => code),
    [0, 0, 0, 0],
  );
});

test('a build that was killed holds nobody up', async () => {
  const killed = builder();
  assert.equal(await killed.says(), 'working');
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  assert.equal(readdirSync(folder).length, 1);
  assert.equal(await withBuildClaim(folder, 'the sample', async () => readdirSync(folder).length), 1);
  assert.deepEqual(readdirSync(folder), []);
});

test('a later process with the number of one that is gone is not taken for it', async () => {
  await withBuildClaim(folder, 'the sample', async () => undefined);
  writeFileSync(path.join(folder, `${process.ppid}-0123456789abcdef`), '');
  const waits = [];
  await withBuildClaim(folder, 'the sample', async () => undefined, { onWait: (message) => waits.push(message) });
  assert.deepEqual(waits, []);
});

test('a build that does not end is named at the limit, and what failed leaves no claim', async () => {
  const stuck = builder();
  assert.equal(await stuck.says(), 'working');
  await assert.rejects(
    withBuildClaim(folder, 'the sample', async () => assert.fail(), { limitMs: 0, onWait: () => undefined }),
    new RegExp(`Process ${stuck.child.pid} has been building the sample`),
  );
  stuck.child.stdin.end();
  assert.equal(await stuck.says(), 'done');
  await assert.rejects(
    withBuildClaim(folder, 'the sample', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.deepEqual(readdirSync(folder), []);
});
