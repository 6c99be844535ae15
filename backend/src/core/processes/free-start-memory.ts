import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 keeps the space for young objects as large as it was for a while after much was allocated. */
const QUIET_MS = 3000;

/**
 * Collects what the start has left behind, a few seconds after it. V8 collects when more memory is asked for, and a process that waits for
 * its first request asks for none: it would hold some forty megabytes of garbage for as long as nobody comes. Takes a fraction of a second.
 */
export function freeStartMemory(): void {
  setTimeout(() => {
    // The same as the flag on the command line, which would have to stand wherever a process is started.
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
    // The first empties pages, the second gives them back.
    collect();
  }, QUIET_MS).unref();
}
