import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, test } from 'vitest';
import { KeptRole } from '../lib/kept-role.mjs';
import { identityOf, isRunning, waitForEnd } from '../lib/process-identity.mjs';

const FILE = fileURLToPath(new URL('support/kept-process.mjs', import.meta.url));
const GONE_LIMIT_MS = 10_000;
let said;
let events;
let starts;
let kept;
let mode;

beforeEach(() => {
  said = [];
  starts = [];
  mode = '';
  events = new EventEmitter();
});
afterEach(() => kept.end('SIGKILL'));

/** @param {object} [options] @param {Promise<NodeJS.ProcessEnv>} [settings] */
function keep(options = {}, settings = undefined) {
  kept = new KeptRole(
    { name: 'API', file: FILE },
    {
      env: () => ({ ...process.env, MODE: mode }),
      onStart: () => {
        starts.push(kept.pid);
        events.emit('start');
      },
      say: (line) => {
        said.push(line);
        events.emit('said');
      },
      backoff: { firstMs: 1, capMs: 8, resetAfterMs: 60_000 },
      health: { everyMs: 50, limit: 10 },
      ...options,
    },
  );
  return kept.start(settings);
}

async function restarts(count) {
  while (starts.length < count) await once(events, 'start');
}

test('a role that is started before its settings are known is ready when it has them, and has its time from then on', async () => {
  /** @type {(settings: NodeJS.ProcessEnv) => void} */
  let tell = () => undefined;
  const told = new Promise((resolve) => (tell = resolve));
  const ready = keep({ readyLimitMs: 5000 }, told);
  assert.equal(starts.length, 1);
  tell({ URL: 'http://localhost:2' });
  assert.equal((await ready).url, 'http://localhost:2');
});

test('a role whose settings never come can be ended', async () => {
  const ready = keep({}, Promise.reject(new Error('no database')));
  const refused = assert.rejects(ready, /ended before it was ready/);
  await kept.endWithin(5000);
  await refused;
});

test('a role that was never ready ends the start', async () => {
  mode = 'broken';
  await assert.rejects(keep(), /API process ended before it was ready \(code 3\)/);
  assert.equal(starts.length, 1);
});

test('a role that was ready once is started again however often it ends', async () => {
  await keep();
  mode = 'crash';
  process.kill(kept.pid, 'SIGKILL');
  await restarts(12);
  mode = 'broken';
  await restarts(18);
  mode = '';
  const broken = starts.length;
  await restarts(broken + 1);
  assert.match(said[0], /API process ended \(SIGKILL\) and is started again/);
});

test('a role whose event loop is frozen is killed and started again', async () => {
  mode = 'freeze';
  const first = keep();
  await first;
  mode = '';
  const frozen = identityOf(starts[0]);
  await restarts(2);
  assert.match(said[0], /had not answered for 20 s/);
  assert.equal(isRunning(frozen), false);
});

test('a role that was stopped by a signal is killed and started again', async () => {
  await keep();
  process.kill(starts[0], 'SIGSTOP');
  await restarts(2);
  assert.match(said[0], /had not answered/);
});

test('a role that hangs while it starts again is killed', async () => {
  await keep({ readyLimitMs: 1000 });
  kept.restart();
  await restarts(2);
  process.kill(starts[1], 'SIGSTOP');
  await restarts(3);
  assert.ok(
    said.some((line) => /was not ready after 1 s|had not answered/.test(line)),
    said.join('\n'),
  );
});

test('ending it ends the restarts too, also while one is waited for', async () => {
  await keep({ backoff: { firstMs: 3_600_000, capMs: 3_600_000, resetAfterMs: 1 } });
  const child = identityOf(kept.pid);
  process.kill(kept.pid, 'SIGKILL');
  await once(events, 'said');
  assert.match(said[0], /started again in 3600 s/);
  await kept.end('SIGTERM');
  assert.ok(await waitForEnd(child, GONE_LIMIT_MS));
  assert.equal(starts.length, 1);
});

test('a role that does not end in order is killed, and that is said', async () => {
  mode = 'stuck';
  await keep();
  const child = identityOf(kept.pid);
  await kept.endWithin(100);
  assert.ok(await waitForEnd(child, GONE_LIMIT_MS));
  assert.deepEqual(said, ['The API process did not end within 0.1 s and is killed.']);
  assert.equal(starts.length, 1);
});

test('of a role that ends in order nothing is said', async () => {
  await keep();
  await kept.endWithin(GONE_LIMIT_MS);
  assert.deepEqual(said, []);
});

test('with `waitForChange` it stays down', async () => {
  await keep({ waitForChange: true });
  process.kill(kept.pid, 'SIGKILL');
  await once(events, 'said');
  assert.match(said[0], /waiting for a change/);
  assert.equal(starts.length, 1);
});

test('what cannot be started at all is tried again', async () => {
  await keep();
  let refusals = 0;
  events.on('said', () => (refusals += 1));
  mode = 'x'.repeat(3_000_000);
  process.kill(kept.pid, 'SIGKILL');
  while (refusals < 3) await once(events, 'said');
  mode = '';
  await restarts(2);
  assert.ok(
    said.some((line) => /E2BIG/.test(line)),
    said.join('\n').slice(0, 500),
  );
});
