import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished, test } from 'vitest';
import { changesSinceRelease } from '../lib/changed-files.mjs';
import { inRoot } from '../lib/paths.mjs';

/** A repository with a release, and what `.ci/run` would run in it. */
function repository() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'themis-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@themis.test', ...args], { cwd: folder });
  const commit = (file) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'new\n', { flag: 'a' });
    git('add', '.');
    git('commit', '--quiet', '-m', file);
  };
  git('init', '--quiet');
  commit('contracts/schema.graphql');
  return { folder, commit };
}

const choiceIn = (folder) => spawnSync(process.execPath, [inRoot('.ci/which-tests.mjs')], { cwd: folder, encoding: 'utf8' });

for (const file of ['frontend/src/page.tsx', 'packages/client/src/client.ts', 'schema.graphql'])
  test(`after a change of ${file} every screen is taken through every state, until the next release`, () => {
    const { folder, commit } = repository();
    commit(file);
    const { stdout, stderr } = choiceIn(folder);
    assert.equal(stdout, 'test:all\n');
    assert.match(stderr, /has changed since the last release/);
    commit('contracts/openapi.json');
    assert.equal(choiceIn(folder).stdout, 'test\n');
  });

test('a change of the back end alone leaves the screens out', () => {
  const { folder, commit } = repository();
  commit('backend/src/main.ts');
  assert.equal(choiceIn(folder).stdout, 'test\n');
});

test('where the history is cut off or absent, the screens are tested', () => {
  const { folder, commit } = repository();
  commit('backend/src/main.ts');
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, shallow]);
  assert.equal(choiceIn(shallow).stdout, 'test:all\n');
  rmSync(path.join(folder, '.git'), { recursive: true });
  assert.equal(choiceIn(folder).stdout, 'test:all\n');
});

test('what has changed since the last release before a commit is found, new files too; a cut history does not tell', () => {
  const { folder, commit } = repository();
  commit('backend/old.ts');
  commit('contracts/openapi.json');
  commit('backend/src/main.ts');
  writeFileSync(path.join(folder, 'new file.ts'), 'new\n');
  assert.deepEqual(changesSinceRelease(folder)?.files, ['backend/src/main.ts', 'new file.ts']);
  rmSync(path.join(folder, 'backend/src/main.ts'));
  assert.deepEqual(changesSinceRelease(folder)?.files, ['new file.ts']);
  // The release itself has what changed since the one before it.
  commit('contracts/openapi.json');
  assert.deepEqual(changesSinceRelease(folder)?.files, ['contracts/openapi.json', 'new file.ts']);
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, shallow]);
  assert.equal(changesSinceRelease(shallow), undefined);
});
