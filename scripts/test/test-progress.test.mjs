import assert from 'node:assert/strict';
import path from 'node:path';
import { test, vi } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { TestProgress } from '../lib/test-progress.mjs';

const api = inRoot('backend/test/api/ask.test.ts');
const shown = path.join('backend', 'test', 'api', 'ask.test.ts');

test('a line tells of each file that has ended, and of what is running when nothing ends', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const lines = [];
  const progress = new TestProgress((line) => lines.push(line), 30_000);
  progress.take('api', { file: api });
  vi.advanceTimersByTime(30_000);
  progress.take('api', { file: api, ok: false, tests: 12, processorSeconds: 4.25 });
  vi.advanceTimersByTime(60_000);
  progress.end();
  vi.useRealTimers();
  assert.deepEqual(lines.slice(-2), [`  running: api: ${shown} (30.0 s)`, `FAILED api: ${shown} (30.0 s, 4.3 s of a core, 12 tests)`]);
});

test('what a runner tells of its files arrives whole', async () => {
  const told = [];
  const text =
    "const fs = require('fs'); for (const file of ['a', 'b']) { fs.writeSync(3, JSON.stringify({ file })); fs.writeSync(3, '\\n'); }";
  const { ok } = await run(process.execPath, ['-e', text], { onTold: (value) => told.push(value) });
  assert.ok(ok);
  assert.deepEqual(told, [{ file: 'a' }, { file: 'b' }]);
});

test('a runner that nobody listens to has no fourth stream', async () => {
  const { output } = await run(process.execPath, ['-e', "try { require('fs').writeSync(3, 'x'); } catch { console.log('none'); }"]);
  assert.match(output, /none/);
});
