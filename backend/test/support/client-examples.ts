import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const LIMIT_MS = 60_000;
const ARGS = ['--conditions=themis-source', '--import', new URL('typescript-loader.mjs', import.meta.url).href];
const fileOf = (name: string) => fileURLToPath(new URL(`../../../packages/client/examples/${name}.ts`, import.meta.url));

/** Runs an example of the client to its end, as its readers would. @returns what it prints @throws when it fails */
export async function runExample(name: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [...ARGS, fileOf(name), ...args], {
    env: { ...process.env, ...env },
    timeout: LIMIT_MS,
  });
  return (await run).stdout;
}
