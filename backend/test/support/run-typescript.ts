import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** The first message of a process. @throws Error when it ends without one */
export function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) => reject(new Error(`the process ended with ${signal ?? code}`)));
  });
}
