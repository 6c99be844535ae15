import assert from 'node:assert/strict';
import ts from 'typescript';
import { describe, test } from 'vitest';
import { earlyPackages, firstImports, loadedAtOnce, startedPrograms } from '../checks/first-imports.mjs';

describe('imports of the commands', () => {
  test('those of this checkout reach no package before the installation', async () => {
    assert.deepEqual(await firstImports.run().then(({ ok, output }) => ({ ok, output })), { ok: true, output: '' });
  });

  test('the programs are found in the lines of package.json', () => {
    const lines = ['exec node scripts/start.mjs', 'node --enable-source-maps ./bench/run.mjs && node scripts/a.mjs --x', 'tsc -p .'];
    assert.deepEqual(startedPrograms([...lines, 'node scripts/a.mjs']), ['scripts/start.mjs', 'bench/run.mjs', 'scripts/a.mjs']);
  });

  test('all that a module loads at once is found, and nothing that a function loads later', () => {
    const source = `
      import 'effects';
      import a, { b } from 'named';
      import * as c from "all";
      export { d } from 'passed-on';
      export * from 'everything';
      export { a };
      const { e } = await import('awaited');
      const f = createRequire(import.meta.url)('required');
      const g = require.resolve('resolved');
      if (f) await import(name);
      const later = async () => { const h = await import('later'); return require('later-too'); };
      class I { j() { return import('in-a-method'); } }
      // import 'in-a-comment';
      const k = "import 'in-a-text'";`;
    assert.deepEqual(loadedAtOnce(ts, 'a.mjs', source).sort(), [
      '`name`',
      'all',
      'awaited',
      'effects',
      'everything',
      'named',
      'passed-on',
      'required',
      'resolved',
    ]);
  });

  const problemsOf = (files) => earlyPackages(ts, ['scripts/test.mjs'], (file) => files[file] ?? null).problems;

  test('a package behind two files of ours is named with the way to it, however it is imported', () => {
    for (const planted of [`import { rolldown } from 'rolldown';`, `import 'rolldown';`, `export * from 'rolldown';`])
      assert.deepEqual(
        problemsOf({
          'scripts/test.mjs': `import './lib/a.mjs';`,
          'scripts/lib/a.mjs': `export { b } from '../b.mjs'; import 'node:fs';`,
          'scripts/b.mjs': `import fs from 'fs'; import './lib/a.mjs'; ${planted}`,
        }),
        [
          'scripts/test.mjs → scripts/lib/a.mjs → scripts/b.mjs imports rolldown before the packages are installed: import it in a function that runs later.',
        ],
      );
  });

  test('a file that is built, or missing, is named too', () => {
    const built = { 'scripts/test.mjs': `import '../backend/dist/main.js'; import './gone.mjs';`, 'backend/dist/main.js': '' };
    assert.deepEqual(problemsOf(built), [
      'scripts/test.mjs → backend/dist/main.js: a fresh checkout has no such file.',
      'scripts/test.mjs → scripts/gone.mjs: a fresh checkout has no such file.',
    ]);
  });
});
