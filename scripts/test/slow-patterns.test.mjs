// What the tests lint are modules, written as texts.
/* oxlint-disable no-template-curly-in-string */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, test } from 'vitest';
import { slowAmong } from '../checks/run-time-patterns.mjs';
import { inRoot } from '../lib/paths.mjs';
import { judgePattern } from '../lint/judge-pattern.mjs';
import { patternPlugin } from '../lint/pattern-plugin.mjs';
import { PatternVerdicts } from '../lint/pattern-verdicts.mjs';
import { recordPatterns } from '../lint/run-time-patterns.mjs';

const folder = mkdtempSync(path.join(inRoot('node_modules'), '.slow-patterns-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As it stood in the code for months: a rank in a loop that can itself be taken for several turns of the loop. */
const RANKS = String.raw`/^(?:the )?(?:(?:assistant|deputy|superintend\p{L}*|executive) ?)+(?:commissioner|officer|of)\b/iu`;
const messagesOf = (code) =>
  new Linter({ cwd: folder })
    .verify(
      code,
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser },
          plugins: { patterns: patternPlugin },
          rules: { 'patterns/linear': 'error' },
        },
      ],
      path.join(folder, 'index.ts'),
    )
    .map(({ messageId }) => messageId);

test('a literal that takes exponential time is found, and a linear one is not', () => {
  assert.ok(messagesOf(`export const RANK = ${RANKS};`).includes('slow'));
  assert.deepEqual(
    messagesOf(String.raw`export const RANK = /^(?:the )?(?:(?:assistant|deputy|superintend(?:ing|ent)) ?)+officer\b/iu;`),
    [],
  );
});

test('a literal whose time grows with the square is found', () => {
  assert.ok(messagesOf(String.raw`export const FROM = /from(?: (?:on|from))*(?: on)? $/i;`).includes('slow'));
});

test('a pattern that is made of words at run time is found, by the words', async () => {
  const module = path.join(folder, 'made.ts');
  const words = `export const SLOW = ['one', 'oneone', 'a.b'];
    const literally = (text: string): string => text.replace(/[.*]/g, '\\\\$&');
    export const slow = new RegExp('^(?:' + SLOW.map(literally).join('|') + ')*!');
    export const linear = new RegExp('^(?:' + SLOW.map(literally).join('|') + ')!');
    export const called = RegExp(/x+/, 'g');`;
  writeFileSync(module, words);
  const patterns = await recordPatterns({ folder, modules: [module] });
  assert.deepEqual(
    patterns.map(({ source, flags, place }) => [source, flags, place.split(':')[0]]),
    [
      [String.raw`^(?:one|oneone|a\.b)*!`, '', 'made.ts'],
      [String.raw`^(?:one|oneone|a\.b)!`, '', 'made.ts'],
      ['x+', 'g', 'made.ts'],
    ],
  );
  const [problem = '', ...others] = slowAmong(patterns, new PatternVerdicts());
  assert.match(problem, /^made\.ts:3: .*one\|oneone.* takes too long for /);
  assert.deepEqual(others, []);
});

test('modules that cannot be loaded are named', async () => {
  const module = path.join(folder, 'broken.ts');
  writeFileSync(module, "throw new Error('not today');");
  await assert.rejects(recordPatterns({ folder, modules: [module] }), /not today/);
});

for (const [pattern, verdict] of /** @type {[RegExp, string][]} */ ([
  [/"[^)]*\)/, 'slow'],
  [/^(.*) and (.*) cents/, 'slow'],
  [/^(?:a|aa)*b/, 'slow'],
  [/^(?:(?:x|xy?)y|z)+!/, 'slow'],
  [/x(?=[^y]*y)/, 'slow'],
  [/^\([^)]*\)/, 'proved'],
  [/^(?:a|b)*c/, 'proved'],
  [/\([^)]{0,80}\)/, 'tried'],
  [/(?<!")"[^"\n]+:/, 'tried'],
])) {
  test(`${pattern} is ${verdict}`, () => assert.equal(judgePattern(pattern.source, pattern.flags).verdict, verdict));
}
