/**
 * Begins each of the README's two commands as somebody would on a new machine: in a clone of what is committed here, without packages.
 * `npm start` has to be ready and to stop cleanly, `npm test` to begin installing. Prints how long both took; ends with 1 if one fails.
 *
 * The packages of the first clone are handed on to this checkout if it has none, so that they are not installed twice, and with them what was
 * built there: its stamp says of which sources, and where this checkout has others, it is built anew.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LIMIT_MS = 10 * 60_000;
const STOP_LIMIT_MS = 60_000;
const READY = /Ctrl-C stops it/;
const INSTALLING = /Installing packages/;

const root = fileURLToPath(new URL('..', import.meta.url));
const clone = path.join(root, '.cache', 'clone');
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function newClone() {
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  if (existsSync(path.join(clone, 'node_modules'))) throw new Error('The clone has packages: node_modules is committed.');
}

/**
 * Runs npm in the clone, in a group of processes of its own, as a terminal does.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} settings
 * @param {(text: string, interrupt: () => void) => void} [read] given all that was said so far, whenever more was
 * @returns {Promise<number | string>} its exit code, or the signal that ended it
 */
function npm(args, settings, read) {
  const child = spawn('npm', args, { cwd: clone, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } });
  const kill = (signal) => {
    try {
      process.kill(-(child.pid ?? NaN), signal);
    } catch (error) {
      // All of them have ended.
      if (error.code !== 'ESRCH') throw error;
    }
  };
  let text = '';
  let limit = setTimeout(() => kill('SIGKILL'), LIMIT_MS);
  const interrupt = () => {
    clearTimeout(limit);
    limit = setTimeout(() => kill('SIGKILL'), STOP_LIMIT_MS);
    kill('SIGINT');
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece) => {
      process.stdout.write(piece);
      text += piece;
      read?.(text, interrupt);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      kill('SIGKILL');
      resolve(code ?? signal ?? 'unknown');
    });
  });
}

async function startAndStop() {
  const begun = Date.now();
  let ready = 0;
  const code = await npm(['start'], { PORT: '0' }, (text, interrupt) => {
    if (ready > 0 || !READY.test(text)) return;
    ready = Date.now();
    interrupt();
  });
  if (ready === 0) throw new Error(`npm start was not ready; it ended with ${code}.`);
  if (code !== 0) throw new Error(`npm start did not stop cleanly: it ended with ${code}.`);
  return `npm start: ready after ${seconds(ready - begun)}, stopped within ${seconds(Date.now() - ready)}`;
}

/** The tests themselves run after this; here the command has to get as far as the installation of what it imports. */
async function testUntilInstallation() {
  const begun = Date.now();
  let reached = 0;
  const code = await npm(['test'], {}, (text, interrupt) => {
    if (reached > 0 || !INSTALLING.test(text)) return;
    reached = Date.now();
    interrupt();
  });
  if (reached === 0) throw new Error(`npm test did not get as far as installing packages; it ended with ${code}.`);
  return `npm test: installs packages after ${seconds(reached - begun)}`;
}

/** A package that the workspaces want in unlike versions lies in the folder of the one that wants it. */
function handOn() {
  if (existsSync(path.join(root, 'node_modules'))) return;
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) {
    for (const name of ['node_modules', 'dist']) {
      const [made, wanted] = [clone, root].map((place) => path.join(place, folder, name));
      if (!existsSync(made)) continue;
      rmSync(wanted, { recursive: true, force: true });
      renameSync(made, wanted);
    }
  }
}

try {
  newClone();
  const started = await startAndStop();
  handOn();
  newClone();
  const tested = await testUntilInstallation();
  console.log(`\nOn a clone without packages:\n  ${started}\n  ${tested}\n`);
} catch (error) {
  console.error(`\nOn a clone without packages: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(clone, { recursive: true, force: true });
}
