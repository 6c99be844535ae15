import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Steps of `nice`: on a busy core this thread gets a quarter of the time, an event loop the rest; an idle core it has for itself. */
const STEPS_BEHIND = 5;
/** Of the calling thread. */
const SELF = 0;

/**
 * Lets event loops, for which everybody waits, go before this worker thread, for which one user waits. For good: the way back needs
 * rights that the product does not have. On Linux each thread has a priority of its own; elsewhere it would be that of the whole
 * process, so nothing is done.
 */
export function yieldToEventLoops(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    setPriority(SELF, Math.min(getPriority(SELF) + STEPS_BEHIND, constants.priority.PRIORITY_LOW));
  } catch {
    // Where a sandbox forbids it, the thread works all the same.
  }
}
