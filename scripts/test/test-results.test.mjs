import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readJestJson, readTap } from '../lib/test-results.mjs';

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

test('reads the report of node --test', () => {
  const tap =
    'TAP version 13\nok 1 - fine\nnot ok 2 - broken\n    ok 1 - inner # SKIP no browser\n1..3\n# tests 3\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 1\n# todo 0\n';
  assert.deepEqual(readTap(written(tap)), {
    passed: 1,
    failed: 1,
    skipped: 1,
    failedNames: ['broken'],
    skippedNames: ['inner (no browser)'],
  });
});
