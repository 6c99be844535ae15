import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, test } from 'vitest';
import { backendDist } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

const LIMIT_MS = 60_000;
const ENTRY = `
const part = require('./part-1.cjs');
console.log(part.word(), typeof require('node:fs').readFileSync, require('./part-1.cjs') === part);
setImmediate(() => console.log(require('node:path').posix.sep));
`;
const part = (word) => `exports.word = () => '${word}';`;

let folder;
const inFolder = (name) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'themis-role-'));
  writeFileSync(inFolder('role-1.cjs'), ENTRY);
  writeFileSync(inFolder('part-1.cjs'), part('one'));
  const loader = JSON.stringify(pathToFileURL(backendDist('core/processes/load-role.js')).href);
  const role = JSON.stringify(pathToFileURL(inFolder('role-1.cjs')).href);
  writeFileSync(inFolder('role.mjs'), `import { loadRole } from ${loader};\n\nloadRole(new URL(${role}));\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {{ nodeArgs?: string[], env?: NodeJS.ProcessEnv }} [options] */
async function start({ nodeArgs = [], env = {} } = {}) {
  const { ok, output } = await runNode(inFolder('role.mjs'), [], { nodeArgs, env: { ...process.env, ...env }, limitMs: LIMIT_MS });
  assert.ok(ok, output);
  return output;
}
const keepCompiled = () => start({ env: { KEEP_COMPILED_CODE: '1' } });
const kept = (name) => inFolder(`compiled/role-1/${name}`);
/** V8 tells another source by its length alone: with one of the same length, the code that it had compiled shows itself. */
const changeSource = () => writeFileSync(inFolder('part-1.cjs'), part('two'));
const LOADED = (word) => `${word} function true\n/\n`;

test('a role runs with the files that it requires, with Node and with what it requires later', async () => {
  assert.equal(await start(), LOADED('one'));
});

test('it is ended once it is loaded where its compiled code is to be kept, and runs from that afterwards', async () => {
  assert.equal(await keepCompiled(), 'one function true\n');
  assert.deepEqual(readdirSync(inFolder('compiled/role-1')).sort(), ['part-1.cjs', 'role-1.cjs']);
  changeSource();
  assert.equal(await start(), LOADED('one'));
});

test('code that is damaged, cut short or absent is compiled from its source', async () => {
  await keepCompiled();
  changeSource();
  const whole = readFileSync(kept('part-1.cjs'));
  const flipped = Buffer.from(whole);
  flipped[whole.length - 9] ^= 1;
  for (const damaged of [
    flipped,
    whole.subarray(0, whole.length - 40),
    whole.subarray(0, 3),
    Buffer.alloc(0),
    Buffer.alloc(whole.length),
  ]) {
    writeFileSync(kept('part-1.cjs'), damaged);
    assert.equal(await start(), LOADED('two'), `${damaged.length} bytes`);
  }
  rmSync(inFolder('compiled'), { recursive: true });
  assert.equal(await start(), LOADED('two'));
});

test('code that was compiled with other flags is left alone', async () => {
  await keepCompiled();
  changeSource();
  assert.equal(await start({ nodeArgs: ['--no-opt'] }), LOADED('two'));
});
