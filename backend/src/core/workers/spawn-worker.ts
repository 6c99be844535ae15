import { Worker, type WorkerOptions } from 'node:worker_threads';
import { workerEntry } from './worker-entry.js';

/**
 * Starts a worker thread from a module of ours; works from `dist` and from TypeScript source under test alike.
 * The caller owns the thread: listen to `message`, `error` and `exit`, and `terminate()` it.
 * @param url `new URL('./x.worker.js', import.meta.url)`
 * @param options as for `Worker`; `resourceLimits` in MiB
 */
export function spawnWorker(url: URL, options: WorkerOptions = {}): Worker {
  const entry = workerEntry(url);
  // Flags of the parent such as --import or --inspect are not meant for the thread.
  return new Worker(entry.filename, { ...options, execArgv: [...entry.execArgv, ...(options.execArgv ?? [])] });
}
