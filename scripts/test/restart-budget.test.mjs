import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restartBudget } from '../lib/restart-budget.mjs';

test('allows three restarts in any minute and no more', () => {
  let now = 0;
  const spend = restartBudget(() => now);
  assert.deepEqual([spend(), spend(), spend(), spend()], [true, true, true, false]);
  now = 59_999;
  assert.equal(spend(), false);
  now = 60_000;
  assert.equal(spend(), true);
});
