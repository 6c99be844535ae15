import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface WorkerEntry {
  /** Absolute path of the module that the thread runs. */
  filename: string;
  /** Node options the thread needs besides the process's own. */
  execArgv: string[];
}

const TYPESCRIPT_LOADER = new URL('../../../test/support/typescript-loader.mjs', import.meta.url);
const SOURCES = new URL('../../', import.meta.url).href;
const BUILT = new URL('../../../dist/', import.meta.url).href;

/**
 * Where a worker thread's module is: the built `.js`, or, when the tests run the TypeScript source, the `.ts`
 * beside it plus the loader that the thread then needs. A run of all tests has built the back end (`TEST_BACKEND_BUILT`), and a thread of the
 * build starts in a third of the time. For thread pools that start threads themselves.
 * @param url `new URL('./x.worker.js', import.meta.url)`
 * @throws Error when neither file is there
 */
export function workerEntry(url: URL): WorkerEntry {
  const built = fileURLToPath(url);
  if (existsSync(built)) return { filename: built, execArgv: [] };
  const ofBuild = process.env.TEST_BACKEND_BUILT === '1' ? fileURLToPath(url.href.replace(SOURCES, BUILT)) : built;
  if (existsSync(ofBuild)) return { filename: ofBuild, execArgv: [] };
  const source = built.replace(/\.js$/, '.ts');
  if (!existsSync(source)) throw new Error(`No worker module at ${built}`);
  return { filename: source, execArgv: ['--import', TYPESCRIPT_LOADER.href] };
}
