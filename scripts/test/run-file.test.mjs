import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { beginningOf, identityOf } from '../lib/process-identity.mjs';
import { endLeftovers, refuseSecondInstance, runningInstance, writeRecord } from '../lib/run-file.mjs';

let dataDir;
let children;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'themis-run-file-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function start(code) {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return child;
}

const recordOf = (supervisor, left) =>
  writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify({ supervisor, children: left, url: 'http://localhost:1' }));

test('the record is private and says who runs', () => {
  writeRecord(dataDir, { childPids: [process.pid], url: 'http://localhost:1' });
  assert.equal(statSync(path.join(dataDir, 'run.json')).mode & 0o777, 0o600);
  assert.equal(runningInstance(dataDir)?.supervisor.pid, process.pid);
  refuseSecondInstance(dataDir);
});

test('a second instance is refused with the address of the first', async () => {
  const other = start('setInterval(() => {}, 1000)');
  recordOf(identityOf(other.pid), []);
  assert.throws(() => refuseSecondInstance(dataDir), /already running on .* at http:\/\/localhost:1/);
});

test('a process that got the number of a dead one is not taken for it', () => {
  recordOf({ pid: process.pid, began: 'long ago' }, [{ pid: process.pid, began: 'long ago' }]);
  assert.equal(runningInstance(dataDir), null);
  refuseSecondInstance(dataDir);
});

test('leftovers that end by themselves are waited for, not killed', async () => {
  const left = start("console.log('up'); setTimeout(() => process.exit(7), 300)");
  await once(left.stdout, 'data');
  const exit = once(left, 'exit');
  recordOf({ pid: 1, began: 'long ago' }, [identityOf(left.pid)]);
  assert.equal(await endLeftovers(dataDir), 1);
  assert.deepEqual(await exit, [7, null]);
  assert.equal(beginningOf(left.pid), null);
});

test('a record that was cut short is not an instance', async () => {
  writeRecord(dataDir, {});
  writeFileSync(path.join(dataDir, 'run.json'), readFileSync(path.join(dataDir, 'run.json'), 'utf8').slice(0, 20));
  assert.equal(runningInstance(dataDir), null);
  assert.equal(await endLeftovers(dataDir), 0);
});
