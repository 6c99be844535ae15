import assert from 'node:assert/strict';
import { test } from 'vitest';
import { CHECKS } from '../checks/every-check.mjs';

test('every check has a name of its own and says what mends what it finds', () => {
  assert.equal(new Set(CHECKS.map(({ name }) => name)).size, CHECKS.length);
  for (const { name, mend } of CHECKS) assert.match(mend, /\w{3}/, name);
});
