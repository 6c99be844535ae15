/** The number by which a worker of Jest is told that there is nothing more to do. */
const END = 2;
const WORKER_PROGRAM = /jest-worker.+processChild/;

/** What files of one process use in turn, and what has to be done with it when the last of them is over. */
interface Kept {
  /** Where the process goes on: the tests ran in it, and the teardown of the run is to come. */
  close(): Promise<void>;
  /** Where it ends at once. */
  abandon(): void;
}

let kept: Kept | undefined;

/**
 * Keeps something from one file to the next. A worker of Jest has half a second to end, in which nothing can be closed in order on a busy
 * machine, so that it is abandoned there.
 */
export function keepUntilTheEnd(what: Kept): void {
  if (!kept && WORKER_PROGRAM.test(process.argv[1] ?? '')) process.on('message', endWhenTold);
  kept = what;
}

/** For the teardown: ends what is kept in this process. */
export async function endWhatIsKept(): Promise<void> {
  await kept?.close();
  kept = undefined;
}

function endWhenTold(message: unknown): void {
  if (!Array.isArray(message) || message[0] !== END) return;
  kept?.abandon();
  // Jest would wait for half a second for whatever is still open, threads among it, and then complain and do the same.
  process.kill(process.pid, 'SIGKILL');
}
