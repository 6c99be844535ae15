import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { chosenSuites } from '../lib/test-suites.mjs';

const chosen = (names, ...parts) => chosenSuites(names, parts).map(({ name, files }) => [name, files]);
const own = inRoot('scripts/test/test-suites.test.mjs');

test('without parts of paths a suite runs all of its files, and `npm test` all suites but the screens', () => {
  assert.deepEqual(chosen('web,scripts'), [
    ['web', undefined],
    ['scripts', undefined],
  ]);
  assert.deepEqual(
    chosen('--all').filter(([name]) => !chosen().some(([other]) => other === name)),
    [['screens', undefined]],
  );
});

test('a part of its path chooses a file, in whichever suite it is', () => {
  assert.deepEqual(chosen('unit,scripts', 'test-suites'), [['scripts', [own]]]);
  for (const part of ['scripts/test/test-suites', './scripts/test/test-suites.test.mjs', own])
    assert.deepEqual(chosen('--all', part), [['scripts', [own]]]);
  assert.deepEqual(
    chosen('journey,screens', 'main-job', 'every-screen').map(([name]) => name),
    ['journey', 'screens'],
  );
});

test('what is in the path of no file, or names no suite, is refused in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('scripts/test.mjs'), 'web,scripts', 'test-suites', 'nothing', '-t', 'x'],
    {
      encoding: 'utf8',
    },
  );
  assert.deepEqual([status, stdout, stderr.trim()], [1, '', 'No file of tests has "nothing" in its path (web, scripts).']);
  assert.throws(() => chosenSuites('script', []), /^Error: No such suite. There are: unit, adapters, /);
});

test('every file of tests is in one suite', () => {
  const everywhere = sourceFiles(['backend', 'bench', 'frontend', 'packages', 'scripts', 'test'], /[.](spec|test)[.]\w+$/);
  assert.deepEqual(
    chosen('--all', '.')
      .flatMap(([, files]) => files)
      .sort(),
    everywhere.map((file) => inRoot(file)).sort(),
  );
});
