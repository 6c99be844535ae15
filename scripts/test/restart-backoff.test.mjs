import assert from 'node:assert/strict';
import { test } from 'vitest';
import { restartBackoff } from '../lib/restart-backoff.mjs';

test('waits twice as long each time, up to the cap, and never gives up', () => {
  const wait = restartBackoff({ firstMs: 250, capMs: 15_000, resetAfterMs: 60_000 });
  assert.deepEqual(
    Array.from({ length: 9 }, () => wait(0)),
    [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000],
  );
  for (let restarts = 0; restarts < 5000; restarts += 1) assert.equal(wait(59_999), 15_000);
});

test('begins again after a healthy minute', () => {
  const wait = restartBackoff({ firstMs: 250, capMs: 15_000, resetAfterMs: 60_000 });
  assert.deepEqual([wait(0), wait(0), wait(60_000), wait(0)], [250, 500, 250, 500]);
});
