import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';

const read = (name) => readFileSync(inRoot(name), 'utf8');
const page = read('docs/security/asvs.md');

/** Numbers of the requirements of levels 1 and 2 of version 5.0.0, by section; from the standard's own list. */
const sections = JSON.parse(read('scripts/test/support/asvs-5.0-level-2.json'));
const required = Object.entries(sections).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));

const rows = [...page.matchAll(/^\| (V\d+[.]\d+[.]\d+) +\| ([12]) +\| ([a-z/ ]+?) +\| (.*?) +\|(.*)\|$/gm)].map(
  ([, id, level, status, how, references]) => ({ id, level, status, how, references: references.match(/\d+/g) ?? [] }),
);
const tests = new Map([...page.matchAll(/^(\d+)[.] `([^`]+)`: (.+)$/gm)].map(([, number, file, title]) => [number, { file, title }]));

test('every requirement of levels 1 and 2 has one row that says how', () => {
  assert.deepEqual(
    rows.map(({ id }) => id),
    required,
  );
  for (const { id, how } of rows) assert.match(how, /\S.*[.]$/, id);
});

test('the figures at the top are those of the rows', () => {
  const told = [...page.matchAll(/^\| ([a-z/ ]+?) +\| (\d+) +\| \S/gm)].map(([, status, count]) => [status, Number(count)]);
  const counted = told.map(([status]) => [status, rows.filter((row) => row.status === status).length]);
  assert.deepEqual(told, counted);
  assert.equal(
    told.reduce((sum, [, count]) => sum + Number(count), 0),
    required.length,
  );
});

test('every test that the rows name exists, and every one that is listed is named', () => {
  for (const [number, { file, title }] of tests) assert.ok(existsSync(inRoot(file)) && read(file).includes(title), `${number}: ${title}`);
  const named = new Set(rows.flatMap(({ references }) => references));
  assert.deepEqual([...named].sort(), [...tests.keys()].sort());
});

test('every file and folder of the project that a row names exists', () => {
  const named = [...page.matchAll(/`((?:docs|deploy|frontend|backend|core|[\w-]+[.]md)[\w./-]*)`/g)].map(([, name]) => name);
  const found = (name) => ['', 'backend/src/', 'docs/decisions/'].some((folder) => existsSync(inRoot(folder + name)));
  assert.deepEqual(
    named.filter((name) => !found(name)),
    [],
  );
});
