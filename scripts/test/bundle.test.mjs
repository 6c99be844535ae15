import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import Module, { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { test } from 'vitest';
import { LEFT_OUT, programsIn, ROLES } from '../lib/bundle.mjs';
import { backendDist } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const DIST = backendDist();
const LIMIT_MS = 60_000;
/** What a file asks for as it is loaded; what it asks for later may be missing. */
const IMPORTS = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** The same in a file of a role, on the line before its modules. */
const REQUIRES = /\b(?:const|let) [\w$]+=require\([`"]([^`"]+)[`"]\)/g;
const ROLE_FILE = /new URL\('\.\/(roles\/[^']+\.cjs)'/;

const textOf = (file) => readFileSync(path.join(DIST, file), 'utf8');
const importsOf = (file) => {
  const found = file.endsWith('.cjs') ? textOf(file).split('\n', 1)[0].matchAll(REQUIRES) : textOf(file).matchAll(IMPORTS);
  return [...found].map(([, name]) => name);
};
/** The file that a role's program has loaded. */
const fileOfRole = (role) => ROLE_FILE.exec(textOf(`${role}.js`))?.[1] ?? assert.fail(`${role}.js loads no file`);
const entries = () => [...programsIn(DIST), ...ROLES.map(fileOfRole)];
const resolved = (file, name) => path.posix.join(path.posix.dirname(file), name);

/** A program with every file that is loaded with it. */
function loadedWith(program) {
  const files = new Set([program]);
  for (const file of files) for (const name of importsOf(file)) if (name.startsWith('.')) files.add(resolved(file, name));
  return [...files];
}

test('a program loads itself, chunks, Node and the packages that are left out, and nothing else', () => {
  for (const program of entries()) {
    const files = loadedWith(program);
    assert.deepEqual(
      files.filter((file) => file !== program && !file.startsWith(program.endsWith('.cjs') ? 'roles/' : 'chunks/')),
      [],
      program,
    );
    const packages = files.flatMap(importsOf).filter((name) => !name.startsWith('.') && !isBuiltin(name));
    assert.deepEqual(
      packages.filter((name) => !LEFT_OUT.some((left) => name === left || name.startsWith(`${left}/`))),
      [],
      program,
    );
  }
});

test('the drivers of other databases than ours and the numbering plans of all countries are left out', () => {
  const code = loadedWith(fileOfRole('main')).map(textOf);
  // Each module's name stands before it.
  const holding = (module) => code.filter((file) => file.includes(`/* node_modules/${module}`)).length;
  assert.equal(holding('typeorm/driver/postgres/PostgresQueryRunner.js'), 1);
  for (const driver of ['mysql/Mysql', 'sqlserver/SqlServer', 'oracle/Oracle', 'mongodb/Mongo']) {
    assert.equal(holding(`typeorm/driver/${driver}QueryRunner.js`), 0, driver);
  }
  assert.equal(holding('libphonenumber-js'), 0);
});

test('every command starts, and says how it is used', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'themis-bundle-'));
  try {
    for (const command of programsIn(DIST).filter((file) => file.endsWith('-cli.js'))) {
      const { output } = await runNode(path.join(DIST, command), [], { env: { ...process.env, DATA_DIR: dataDir }, limitMs: LIMIT_MS });
      assert.match(output, /^usage: /, command);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('no file that is not bundled imports a program, whose classes would be others than its own', () => {
  const programs = new Set([...programsIn(DIST), ...ROLES.map((role) => `${role}.js`)]);
  const single = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !programs.has(file) && !/^(?:chunks|roles)/.test(file),
  );
  const found = single.flatMap((file) => importsOf(file).filter((name) => name.startsWith('.') && programs.has(resolved(file, name))));
  assert.deepEqual(found, []);
});

test('what V8 compiled of a role is kept for every file that the role loads, and this V8 takes it', () => {
  for (const role of ROLES) {
    const entry = fileOfRole(role);
    assert.ok(loadedWith(entry).length > 5, role);
    for (const file of loadedWith(entry)) {
      const kept = path.join(DIST, 'roles/compiled', path.basename(entry, '.cjs'), path.basename(file));
      const script = new vm.Script(Module.wrap(readFileSync(path.join(DIST, file), 'latin1')), {
        cachedData: readFileSync(kept).subarray(4),
      });
      assert.equal(
        script.cachedDataRejected,
        false,
        `${role}: ${file}; after a change of Node, npm run build -- --force compiles it again`,
      );
    }
  }
});

test('the files of the roles are ASCII, which their loader takes them for', () => {
  const files = readdirSync(path.join(DIST, 'roles')).filter((file) => file.endsWith('.cjs'));
  assert.deepEqual(
    files.filter((file) => /[^\0-\x7f]/.test(textOf(`roles/${file}`))),
    [],
  );
});
