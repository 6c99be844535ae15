import { type ChildProcess, fork } from 'node:child_process';
import { programInPath } from '../processes/program-in-path.js';
import { lowerPriority } from './process-priority.js';
import type { SpawnedWorker } from './worker-client.js';
import { workerEntry } from './worker-entry.js';

export interface SpawnProcessOptions {
  /** JavaScript heap in MiB; memory that native code allocates is not counted. */
  heapMib: number;
  /**
   * All memory that the process may write to, in MiB, the heap and the stacks of its threads included: where the system has `prlimit`, an
   * allocation beyond that fails, and the process with it.
   */
  memoryMib?: number;
  /** Lets everything else on the machine go first. */
  lowPriority?: boolean;
  /** Instead of that, a `nice` value; see `lowerPriority`. */
  priority?: number;
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
export function spawnProcess(
  url: URL,
  { heapMib, memoryMib, lowPriority = false, priority = lowPriority ? LOW_PRIORITY : 0 }: SpawnProcessOptions,
): SpawnedWorker {
  const entry = workerEntry(url);
  const node = [...entry.execArgv, `--max-old-space-size=${heapMib}`];
  const prlimit = memoryMib === undefined ? null : programInPath('prlimit', process.env.PATH ?? '');
  const child = fork(entry.filename, [], {
    env: { PATH: process.env.PATH },
    // It becomes the program that it is given, so that the process and its channel stay the same.
    ...(prlimit && { execPath: prlimit }),
    execArgv: prlimit && memoryMib !== undefined ? [...limitsOf(memoryMib), process.execPath, ...node] : node,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (priority > 0) lowerPriority(child, priority);
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

/** No memory beyond this, and no image of what it had in the folder where it ends. */
const limitsOf = (memoryMib: number): string[] => [`--data=${memoryMib * 1024 * 1024}`, '--core=0', '--'];

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
