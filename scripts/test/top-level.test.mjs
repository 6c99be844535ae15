import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { DATA_FOLDERS } from '../lib/build.mjs';
import { ROLES } from '../lib/bundle.mjs';
import { inRoot } from '../lib/paths.mjs';

const TOP_LEVEL = ['package.json', 'backend', 'frontend', 'docker-compose.yml', 'schema.graphql', 'nest-cli.json', 'README.md'];
const nest = JSON.parse(readFileSync(inRoot('nest-cli.json'), 'utf8'));
const projects = Object.entries(nest.projects);

test('the files by which a newcomer finds the way lie at the top level', () => {
  assert.deepEqual(
    TOP_LEVEL.filter((name) => !existsSync(inRoot(name))),
    [],
  );
});

test('nest-cli.json names one project for each role, begun by the file that the product begins it by', () => {
  assert.equal(nest.monorepo, true);
  assert.deepEqual(
    projects.map(([, { entryFile }]) => entryFile),
    ROLES,
  );
  for (const [name, { sourceRoot, entryFile, root, type }] of projects) {
    assert.deepEqual([root, sourceRoot, type], [nest.root, nest.sourceRoot, 'application'], name);
    assert.ok(existsSync(inRoot(sourceRoot, `${entryFile}.ts`)), name);
  }
});

test('nest-cli.json compiles what the build compiles, and copies the data that the build copies', () => {
  const { builder, tsConfigPath, assets } = nest.compilerOptions;
  assert.equal(builder, 'tsc');
  assert.ok(existsSync(inRoot(tsConfigPath)));
  assert.equal(JSON.parse(readFileSync(inRoot('backend/tsconfig.emit.json'), 'utf8')).extends, `./${tsConfigPath.split('/').pop()}`);
  assert.deepEqual(
    assets,
    DATA_FOLDERS.map((folder) => `${folder}/**/*.{json,liquid}`),
  );
});
