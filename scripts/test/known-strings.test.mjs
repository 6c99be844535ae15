// What the tests lint are modules, written as texts.
/* oxlint-disable no-template-curly-in-string */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, test } from 'vitest';
import { patternPlugin } from '../lint/pattern-plugin.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'themis-known-strings-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  path.join(folder, 'words.ts'),
  "export const ONE = '(?:a|aa)';\nexport const SAFE = `[${'b'}]`;\nexport let LATER = 'c';\nexport const MADE = String(Math.random());\n",
);
writeFileSync(path.join(folder, 'more.ts'), "import { ONE } from './words.js';\nexport const MORE = `${ONE}*`;\n");

/** The messages of both rules for a module beside those above. */
const messagesOf = (code) =>
  new Linter({ cwd: folder })
    .verify(
      code,
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser },
          plugins: { patterns: patternPlugin },
          rules: { 'patterns/linear': 'error', 'patterns/known-pattern': 'error' },
        },
      ],
      path.join(folder, 'index.ts'),
    )
    .map(({ messageId }) => messageId);

test('a constant of another module is read', () => {
  assert.deepEqual(messagesOf("import { SAFE } from './words.js';\nnew RegExp(`^${SAFE}x$`);"), []);
});

test('a slow loop is found in a constant of another module', () => {
  assert.ok(messagesOf("import { ONE } from './words.js';\nnew RegExp(`^${ONE}*x`);").includes('loop'));
});

test('a constant is followed through several modules', () => {
  assert.ok(messagesOf("import { MORE } from './more.js';\nnew RegExp(String.raw`^${MORE}x`);").includes('loop'));
});

for (const name of ['LATER', 'MADE', 'MISSING']) {
  test(`${name} is not known before the program runs`, () => {
    assert.deepEqual(messagesOf(`import { ${name} } from './words.js';\nnew RegExp(${name});`), ['unknown']);
  });
}

test('a package is not looked into', () => {
  assert.deepEqual(messagesOf("import { sep } from 'node:path';\nnew RegExp(sep);"), ['unknown']);
});

test('an escaped text may stand in a pattern, and either of two constants', () => {
  assert.deepEqual(messagesOf('(name, isLong) => new RegExp(`^${literally(name)}${isLong ? "a+" : "b"}$`);'), []);
  assert.deepEqual(messagesOf('(name) => new RegExp(`^(?:a|${literally(name)})*$${name}`);'), ['unknown']);
});

test('patterns are made under their own name only', () => {
  assert.deepEqual(messagesOf('const Made = RegExp;'), ['hidden']);
  assert.deepEqual(messagesOf('new globalThis.RegExp("a");'), ['hidden']);
  assert.deepEqual(messagesOf('["a"].map(RegExp);'), ['hidden']);
  assert.deepEqual(messagesOf('const isPattern = (given: unknown): given is RegExp => given instanceof RegExp;'), []);
});
