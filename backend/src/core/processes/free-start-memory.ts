import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SETTLED_MS = 4_000;
/**
 * V8 gives the space for young objects back when fewer than a thousand bytes a millisecond were allocated in the last 5 s before a collection,
 * and counts all that was allocated since the one before it.
 */
const QUIET_MS = 6_000;

/**
 * Collects what the start has left behind, some seconds after it. V8 collects when more memory is asked for, and a process that waits for
 * its first request asks for none: it would hold some forty megabytes of garbage for as long as nobody comes. The first collection takes
 * the garbage, the second gives back the room that it was in; each takes less than a tenth of a second.
 */
export function freeStartMemory(): void {
  setTimeout(() => {
    const collect = collector();
    collect();
    setTimeout(collect, QUIET_MS).unref();
  }, SETTLED_MS).unref();
}

function collector(): () => void {
  // The same as the flag on the command line, which would have to stand wherever a process is started.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return () => collect();
}
