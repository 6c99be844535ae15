const tasks = new Set();
let interrupted = false;

/** To be called before anything is started that would outlive this process. @throws Error once the run was interrupted */
export function refuseAfterInterruption() {
  if (interrupted) throw new Error('interrupted');
}

/**
 * Makes sure that `end` runs once, also when the run is interrupted.
 * @template T
 * @param {() => T | Promise<T>} end
 * @returns {() => Promise<T>} runs it now; later calls wait for the first
 */
export function endedOnInterruption(end) {
  let ending;
  const run = () => (ending ??= Promise.resolve(end()).finally(() => tasks.delete(run)));
  tasks.add(run);
  return run;
}

/** Ends everything that is still there, the latest first, and exits as an interrupted program does. */
export function exitOnInterruption() {
  const interrupt = async () => {
    interrupted = true;
    for (const run of [...tasks].reverse()) await run().catch((error) => console.error(error.message));
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
}
