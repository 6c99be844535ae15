import assert from 'node:assert/strict';
import { test } from 'vitest';
import { expand } from '../checks/architecture-page.mjs';

test('a group in braces stands for several folders', () => {
  assert.deepEqual(expand('backend/src/core/{config, errors}'), ['backend/src/core/config', 'backend/src/core/errors']);
  assert.deepEqual(expand('frontend/src/{app,shared}/{a,b}/'), [
    'frontend/src/app/a',
    'frontend/src/app/b',
    'frontend/src/shared/a',
    'frontend/src/shared/b',
  ]);
});
