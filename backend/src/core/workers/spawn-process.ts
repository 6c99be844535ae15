import { type ChildProcess, fork } from 'node:child_process';
import { lowerPriority } from './process-priority.js';
import type { SpawnedWorker } from './worker-client.js';
import { workerEntry } from './worker-entry.js';

export interface SpawnProcessOptions {
  /** JavaScript heap in MiB; memory that native code allocates is not counted. */
  heapMib: number;
  /** Lets everything else on the machine go first. */
  lowPriority?: boolean;
}

/** `nice` value of a process with low priority. */
const LOW_PRIORITY = 10;
/** The exit code reported for a process that a signal ended. */
const KILLED = -1;

/**
 * Starts a process of its own from a module that calls `serveWorker`. For native code that can crash or that cannot be ended in the
 * middle of its work: in a thread, either would end the whole process. It inherits no settings, and it ends with this process.
 * @param url `new URL('./x.worker.js', import.meta.url)`
 */
export function spawnProcess(url: URL, { heapMib, lowPriority = false }: SpawnProcessOptions): SpawnedWorker {
  const entry = workerEntry(url);
  const child = fork(entry.filename, [], {
    env: { PATH: process.env.PATH },
    execArgv: [...entry.execArgv, `--max-old-space-size=${heapMib}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (lowPriority) lowerPriority(child, LOW_PRIORITY);
  return {
    postMessage: (message) => void child.send(message),
    on: (event: string, listener: (value: never) => void) =>
      child.on(event, (value: number | null) => listener((value ?? KILLED) as never)),
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
    terminate: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
