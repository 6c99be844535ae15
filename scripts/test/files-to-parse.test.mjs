import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { filesToParse, isToParse } from '../lint/files-to-parse.mjs';

const HEAD = "/**\n * Reads a/b.\n */\nimport { x } from './x/y.js';\nimport {\n  z,\n} from './z/y.js';\n// a/b\n";

test('a file is read that has a pattern, a list that is spread, a form of letters or an exception', () => {
  for (const line of [
    'const a = /x+/;',
    'f(()=>/x/u.test(y));',
    'const a = new RegExp(source);',
    'all.push(...more);',
    "text.normalize('NFC');",
    '// eslint-disable-next-line patterns/linear -- short',
    `const a = \`\${b.replace(/c/g, d)}\`;`,
    "} else a = /x/.source + 'y';",
    'export const a = b; // c/d',
  ])
    assert.ok(isToParse(`${HEAD}${line}\n`), line);
});

test('a file is not read that has none, whatever its comments and imports say', () => {
  assert.ok(!isToParse(`${HEAD}export const a = { ...x, b: z(1) };\n`));
});

test('there are such files on both sides, and no tests among them', () => {
  const files = filesToParse();
  for (const folder of ['backend/src/', 'frontend/src/', 'scripts/']) assert.ok(files.some((file) => file.startsWith(folder)));
  assert.deepEqual(
    files.filter((file) => /\.(spec|test)\./.test(file)),
    [],
  );
});

test('of changed files those are read, and what imports one of them', () => {
  const files = filesToParse(['backend/src/core/text/literally.ts', 'docs/api.md']);
  assert.ok(files.includes('backend/src/core/text/literally.ts'));
  assert.ok(files.length > 1 && files.length < filesToParse().length / 2, `${files.length}`);
  for (const file of files.filter((each) => !each.endsWith('/literally.ts')))
    assert.match(readFileSync(inRoot(file), 'utf8'), /\/literally\.js'/, file);
  assert.deepEqual(filesToParse(['docs/api.md']), []);
});
