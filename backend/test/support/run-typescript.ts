import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Options, transformFileSync } from '@swc/core';

const BACKEND = path.resolve(import.meta.dirname, '../..');
const COMPILED = path.join(BACKEND, '../.cache/processes');

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
 * The same for a file that loads the whole product and imports nothing else of ours. Where the run of the tests has built the back end, the
 * process runs from the build: from TypeScript it takes half as long again to load.
 */
export function runProduct(file: string, args: readonly string[], output: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  if (process.env.TEST_BACKEND_BUILT !== '1') return runTypescript(file, args, output);
  return fork(onTheBuild(file), args, { stdio: ['ignore', output, 'inherit', 'ipc'] });
}

/** Compiles a file of this folder so that it imports `dist` instead of `src`. @returns the compiled file */
function onTheBuild(file: string): string {
  const options = JSON.parse(readFileSync(path.join(BACKEND, '.swcrc'), 'utf8')) as Options;
  const { code } = transformFileSync(fileURLToPath(new URL(file, import.meta.url)), { ...options, swcrc: false });
  const target = path.join(COMPILED, file.replace(/\.ts$/, '.mjs'));
  const draft = `${target}.${process.pid}`;
  mkdirSync(COMPILED, { recursive: true });
  writeFileSync(draft, code.replaceAll('../../src/', `${pathToFileURL(path.join(BACKEND, 'dist')).href}/`));
  // At once, since another worker may be about to run it.
  renameSync(draft, target);
  return target;
}

/** The first message of a process. @throws Error when it ends without one */
export function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) => reject(new Error(`the process ended with ${signal ?? code}`)));
  });
}
