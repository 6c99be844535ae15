import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { inRoot, packageBin } from '../lib/paths.mjs';
import { failedFiles, readResults } from '../lib/test-results.mjs';
import { together } from '../lib/test-summary.mjs';

let folder;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'themis-results-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(text) {
  const file = path.join(folder, 'report');
  writeFileSync(file, text);
  return file;
}

test('counts tests, and a file that cannot be loaded as a failure', () => {
  const one = (status, ancestor, title) => ({ status, ancestorTitles: [ancestor], fullName: `${ancestor} ${title}` });
  const report = written(
    JSON.stringify({
      testResults: [
        {
          name: 'a.ts',
          status: 'passed',
          assertionResults: [one('passed', 'A', 'works'), one('pending', 'B (skipped: needs Redis)', 'x'), one('todo', 'C', 'y')],
        },
        { name: 'b.ts', status: 'failed', assertionResults: [one('failed', 'D', 'breaks')] },
        { name: 'c.ts', status: 'failed', assertionResults: [] },
      ],
    }),
  );
  assert.deepEqual(readResults(report), {
    passed: 1,
    failed: 2,
    skipped: 2,
    failedNames: ['D breaks', 'c.ts (could not be run)'],
    skippedNames: ['B (skipped: needs Redis)', 'C y'],
  });
});

test('replaces the results of the files that ran again', () => {
  const file = (name, ...statuses) => ({
    name,
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status, n) => ({ status, ancestorTitles: [name], fullName: `${name} ${n}` })),
  });
  const report = written(JSON.stringify({ testResults: [file('a.ts', 'passed', 'pending'), file('b.ts', 'passed', 'failed')] }));
  const failed = failedFiles(report);
  assert.deepEqual(failed, ['b.ts']);
  const rest = readResults(report, (name) => !failed.includes(name));
  const second = { passed: 1, failed: 1, skipped: 0, failedNames: ['b.ts 0'], skippedNames: [] };
  assert.deepEqual(together(rest, second), { passed: 2, failed: 1, skipped: 1, failedNames: ['b.ts 0'], skippedNames: ['a.ts 1'] });
});

test('reads what Vitest reports: what failed outside of a test too, why one was skipped, and the files that they stand in', () => {
  const report = path.join(folder, 'vitest');
  const cwd = inRoot('scripts/test/support/sample-tests');
  const files = ['broken.mjs', 'empty.mjs', 'mixed.mjs'].map((name) => path.join(cwd, name));
  const reporter = inRoot('scripts/lib/reporters/vitest-reporter.mjs');
  // Of its files nobody is told.
  const env = { ...process.env, TEST_REPORT: report, TEST_PROGRESS: '' };
  spawnSync(process.execPath, [packageBin('vitest/vitest.mjs'), 'run', `--reporter=${reporter}`], { cwd, env });
  const { failedNames, skippedNames, ...counts } = readResults(report);
  assert.deepEqual(counts, { passed: 2, failed: 6, skipped: 2 });
  assert.deepEqual(failedNames.toSorted(), [
    'a suite breaks',
    'a suite does not end',
    'a suite that cannot begin (as it should)',
    'a suite whose clearing away fails (as it should)',
    'broken.mjs (This file cannot be loaded.)',
    `empty.mjs (No test suite found in file ${files[1]})`,
  ]);
  assert.deepEqual(skippedNames, ['a suite needs one (no browser)', 'a whole suite (skipped: needs Redis)']);
  assert.deepEqual(failedFiles(report).toSorted(), files);
  assert.equal(readResults(report, (file) => file !== files[2]).failed, 2);
});
