import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { floorsOf, folderCircles, orderIn, roomImports, upwards } from '../checks/floors.mjs';
import { roomProblems, widthsOf } from '../checks/rooms.mjs';

const filled = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

describe('rooms', () => {
  test('tests, migrations, declarations and generated files are not counted', () => {
    const files = [
      'backend/src/a/one.ts',
      'backend/src/a/one.spec.ts',
      'backend/src/a/port.contract.ts',
      'backend/src/core/database/migrations/1-first.ts',
      'frontend/src/a/View.tsx',
      'frontend/src/a/View.test.tsx',
      'frontend/src/vite-env.d.ts',
      'frontend/src/shared/gql/graphql.ts',
    ];
    assert.deepEqual(Object.fromEntries(widthsOf(files)), { 'backend/src/a': 1, 'frontend/src/a': 1 });
  });

  test('fifteen files side by side pass, sixteen do not; a subfolder is a room of its own', () => {
    assert.deepEqual(roomProblems(widthsOf([...filled('a', 15), ...filled('a/b', 15)])), []);
    assert.deepEqual(roomProblems(widthsOf(filled('a', 16))), ['a has 16 source files; 15 is the limit: make a subfolder.']);
  });
});

describe('floors', () => {
  const imports = {
    'f/f.module.ts': ['./search/searcher.js', '../other/other.service.js', 'node:path'],
    'f/search/searcher.ts': ['../reading/passages.js', './query/plan.js'],
    'f/search/query/plan.ts': ['../../encoding/encoder.js'],
    'f/reading/passages.ts': [],
    'f/encoding/encoder.ts': ['../reading/passages.js'],
  };
  const built = (graph) => roomImports('f', Object.keys(graph), (file) => graph[file]);

  test('a room is a folder of the feature with all below it; what lies outside does not count', () => {
    assert.deepEqual(
      built(imports),
      new Map([
        ['.', new Set(['search'])],
        ['search', new Set(['reading', 'encoding'])],
        ['reading', new Set()],
        ['encoding', new Set(['reading'])],
      ]),
    );
  });

  test('floors are counted along the longest chain', () => {
    assert.deepEqual(floorsOf(built(imports)), { chain: ['.', 'search', 'encoding', 'reading'], circles: [] });
  });

  test('rooms that import each other take a floor each, so a circle does not hide how high a house is', () => {
    const { chain, circles } = floorsOf(built({ ...imports, 'f/reading/passages.ts': ['../search/searcher.js'] }));
    assert.equal(chain.length, 4);
    assert.deepEqual(
      circles.map((circle) => circle.sort()),
      [['encoding', 'reading', 'search']],
    );
  });
});

describe('the order of core', () => {
  const page = 'Before.\n\n```text\ncore, from the top down\njobs\naccess  http\nerrors\n```\n\nAfter.';
  const rooms = { jobs: ['access', 'errors'], access: ['errors'], http: ['errors'], errors: [] };
  const problemsOf = (changed) =>
    upwards(orderIn(page), new Map(Object.entries({ ...rooms, ...changed }).map(([room, imported]) => [room, new Set(imported)])));

  test('imports that lead down pass', () => {
    assert.deepEqual(problemsOf({}), []);
  });

  test('an import that leads up or sideways does not, nor a room without a floor', () => {
    assert.deepEqual(problemsOf({ errors: ['access'], http: ['access'], text: [] }), [
      'docs/architecture.md gives backend/src/core/text no floor.',
      'backend/src/core/http imports backend/src/core/access, which docs/architecture.md does not put below it.',
      'backend/src/core/errors imports backend/src/core/access, which docs/architecture.md does not put below it.',
    ]);
  });

  test('a page without the order, or with a room that is gone, does not pass', () => {
    assert.equal(upwards(orderIn('Nothing.'), new Map([['jobs', new Set()]])).length, 1);
    assert.deepEqual(upwards([['jobs', 'gone']], new Map([['jobs', new Set()]])), [
      'docs/architecture.md names backend/src/core/gone, which is not there.',
    ]);
  });

  test('a folder and the one it lies in may not import each other', () => {
    const files = {
      'c/access/guard.ts': ['./keys/scopes.js', '../errors/refusal.js'],
      'c/access/actor.ts': [],
      'c/access/keys/scopes.ts': ['../../errors/refusal.js'],
    };
    const circlesIn = (graph) => folderCircles('c/access', Object.keys(graph), (file) => graph[file]);
    assert.deepEqual(circlesIn(files), []);
    assert.deepEqual(circlesIn({ ...files, 'c/access/keys/scopes.ts': ['../actor.js'] }), [
      [
        'These folders lead back to themselves through one another: c/access, c/access/keys',
        '  c/access/guard.ts imports c/access/keys/scopes.ts',
        '  c/access/keys/scopes.ts imports c/access/actor.ts',
      ].join('\n'),
    ]);
  });
});
