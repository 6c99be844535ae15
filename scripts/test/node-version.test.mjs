import assert from 'node:assert/strict';
import { test } from 'vitest';
import { requireNode } from '../lib/node-version.mjs';

test('takes the versions of package.json and names the wanted ones otherwise', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '24.1.0']) requireNode(version);
  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.11.0']) assert.throws(() => requireNode(version), /needs Node 20\.19/);
});
