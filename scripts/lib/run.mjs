import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { readLines } from './read-lines.mjs';
import { rootDir } from './paths.mjs';

const KEPT_OUTPUT = 200_000;
const KILL_AFTER_MS = 3_000;
const started = new Map();
let onChange = () => undefined;

/** Calls `listener(pids)` whenever a program is started, so that a later start can find it. */
export function watchStarted(listener) {
  onChange = () => listener([...started.keys()].map(({ pid }) => pid));
}

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, onOutput?: (piece: string) => void, onTold?: (value: any) => void, limitMs?: number, signal?: AbortSignal, niceness?: number }} RunOptions
 */

/**
 * Runs a program in the checkout.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, code: number | null, output: string }>} `output` is the end of both streams
 * together; with `onOutput` each piece is handed over as it comes, and with `onTold` each line of JSON that it writes to its fourth stream. Never rejects.
 */
export function run(command, args, { env = process.env, cwd = rootDir, onOutput, onTold, limitMs, signal, niceness } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', 'pipe', 'pipe', onTold ? 'pipe' : 'ignore'];
    const child = spawn(command, args, { cwd, env, stdio, timeout: limitMs, killSignal: 'SIGKILL', signal });
    if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
    const [, stdout, stderr, told] = /** @type {import('node:stream').Readable[]} */ ([...child.stdio]);
    if (onTold) readLines(told, onTold);
    let output = '';
    const take = (piece) => {
      output = (output + piece).slice(-KEPT_OUTPUT);
      onOutput?.(piece);
    };
    for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', take);
    child.once('error', (error) => take(`${error.message}\n`));
    const closed = new Promise((done) => child.once('close', done)).then((code) => {
      started.delete(child);
      resolve({ ok: code === 0, code, output });
    });
    started.set(child, closed);
    onChange();
  });
}

/**
 * Runs a JavaScript file with this Node.
 * @param {string} file
 * @param {readonly string[]} [args]
 * @param {RunOptions & { nodeArgs?: string[] }} [options]
 */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [...(options.nodeArgs ?? []), file, ...args], options);

/** For compilers and linters, which make much and drop it soon: a larger young generation saves the long runs about a tenth of their time. */
export const MUCH_GARBAGE = ['--max-semi-space-size=64'];

/** Ends what `run` still has going, by force after three seconds. */
export async function endStarted() {
  for (const child of started.keys()) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of started.keys()) child.kill('SIGKILL');
  }, KILL_AFTER_MS);
  await Promise.all(started.values());
  clearTimeout(force);
}

/** The last lines of a program's output, for a failure's text. */
export const lastLines = (output, count = 40) => output.trimEnd().split('\n').slice(-count).join('\n');
