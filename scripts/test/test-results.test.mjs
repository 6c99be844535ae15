import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { failedJestFiles, failedNodeTestFiles, readJestJson, readNodeTests } from '../lib/test-results.mjs';
import { together } from '../lib/test-summary.mjs';

let folder;
before(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'themis-results-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

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
  assert.deepEqual(readJestJson(report), {
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
  const failed = failedJestFiles(report);
  assert.deepEqual(failed, ['b.ts']);
  const rest = readJestJson(report, (name) => !failed.includes(name));
  const second = { passed: 1, failed: 1, skipped: 0, failedNames: ['b.ts 0'], skippedNames: [] };
  assert.deepEqual(together(rest, second), { passed: 2, failed: 1, skipped: 1, failedNames: ['b.ts 0'], skippedNames: ['a.ts 1'] });
});

test('reads the results of node --test with the files that they stand in', () => {
  const folderOf = new URL('support/node-tests/', import.meta.url);
  const files = ['mixed.mjs', 'broken.mjs'].map((name) => fileURLToPath(new URL(name, folderOf)));
  const reporter = new URL('../lib/reporters/node-test-reporter.mjs', import.meta.url).href;
  // Else the inner run takes itself for one of our tests, reports in another format, and tells of its files where nobody listens.
  const { NODE_TEST_CONTEXT: _context, TEST_PROGRESS: _progress, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, ...files], { encoding: 'utf8', env });
  const report = written(stdout);
  const result = readNodeTests(report);
  assert.deepEqual(
    { ...result, failedNames: result.failedNames.toSorted() },
    {
      passed: 2,
      failed: 3,
      skipped: 2,
      failedNames: [files[1], 'a suite whose clearing away fails', 'breaks'],
      skippedNames: ['needs one (no browser)', 'a whole suite (needs Redis)'],
    },
  );
  assert.deepEqual(failedNodeTestFiles(report).toSorted(), files.toSorted());
  assert.deepEqual(readNodeTests(report, (file) => file !== files[0]).failedNames, [files[1]]);
});
