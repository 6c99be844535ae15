import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { fromSource } from '../lib/source-loader.mjs';

/** What begins its work as soon as it is loaded. Patterns made there are seen by the linter only. */
const PROGRAM = /(?:^|\/)(?:main|worker|setup|server-process)\.ts$|-cli\.ts$|\.(?:worker|child)\.ts$/;
const LIMIT_MS = 300_000;

/** @typedef {{ source: string, flags: string, place: string }} MadePattern `place`: file and line */

/**
 * The patterns that the back end makes when it is loaded, and when its parsers read some texts.
 * @returns {Promise<MadePattern[]>}
 */
export const backendPatterns = () =>
  recordPatterns({
    folder: inRoot('backend/src'),
    parsers: inRoot('backend/test/parsers/parser.ts'),
    modules: sourceFiles(['backend/src'], /(?<!\.spec|\.d)\.ts$/)
      .filter((file) => !PROGRAM.test(file))
      .map((file) => inRoot(file)),
  });

/**
 * @param {{ folder: string, parsers?: string, modules: string[] }} what the folder whose patterns count, what names parsers, modules to load
 * @returns {Promise<MadePattern[]>}
 * @throws Error when a module cannot be loaded
 */
export async function recordPatterns({ folder, parsers = '', modules }) {
  const child = fork(inRoot('scripts/lint/record-patterns.mjs'), [folder, parsers, ...modules], {
    execArgv: fromSource,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece) => (output += piece));
  /** @type {MadePattern[] | undefined} */
  let patterns;
  child.once('message', (/** @type {MadePattern[]} */ message) => (patterns = message));
  const [code, signal] = await once(child, 'close');
  if (!patterns || code !== 0) throw new Error(`The modules cannot be loaded (${signal ?? `code ${code}`}):\n${output}`);
  return patterns;
}
