import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the run of the tests has put the programs that load the whole product: `scripts/lib/test-processes.mjs`. */
const BUNDLED = path.resolve(import.meta.dirname, '../../../.cache/processes');

/**
 * Starts a TypeScript file of this folder as a process of its own; it ends with its channel.
 * @param output `pipe` lets the test read what it prints
 */
export function runTypescript(file: string, args: readonly string[], output: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--import', new URL('typescript-loader.mjs', import.meta.url).href],
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
}

/**
 * The same for a program that loads the whole product. Where the run of the tests has built the back end, it has bundled these programs, too:
 * from TypeScript each takes three times as long to start.
 */
export function runProduct(
  program: 'api-process' | 'charge-process' | 'rebuild-process',
  args: readonly string[],
  output: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  if (process.env.TEST_BACKEND_BUILT !== '1') return runTypescript(`${program}.ts`, args, output);
  return fork(path.join(BUNDLED, `${program}.js`), args, { stdio: ['ignore', output, 'inherit', 'ipc'] });
}

/** The first message of a process. @throws Error when it ends without one */
export function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) => reject(new Error(`the process ended with ${signal ?? code}`)));
  });
}
