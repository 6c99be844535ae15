import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { ROLES } from '../lib/bundle.mjs';
import { bundleSources, clearDevBundles } from '../lib/dev-bundle.mjs';
import { inRoot } from '../lib/paths.mjs';

let made;
beforeAll(async () => {
  made = await bundleSources(1);
});
afterAll(clearDevBundles);

test('the sources of both roles are put together, and know where their sources lie', () => {
  for (const role of ROLES) assert.ok(existsSync(made.fileOf(role)), role);
  assert.match(readFileSync(made.fileOf('main'), 'utf8'), /new URL\(["']\.\.\/\.\.\/\.\.\/src\/["']/);
});

test('what they take from outside are packages of the back end', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(inRoot('backend/package.json'), 'utf8'));
  const known = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
  const named = made.packages.map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]);
  assert.ok(named.includes('@nestjs/core'));
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  );
});
