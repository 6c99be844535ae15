const FIRST_MS = 250;
const CAP_MS = 15_000;
const HEALTHY_MS = 60_000;

/**
 * How long to wait before a process that ended is started again: doubled with each restart up to a cap, and from the
 * beginning after it was healthy for a minute. There is no last restart, since a process that has worked once can work
 * again, and while it is down nobody else starts it.
 * @returns {(healthyMs: number) => number} takes how long the process was healthy before it ended, gives the wait; both in milliseconds
 */
export function restartBackoff({ firstMs = FIRST_MS, capMs = CAP_MS, resetAfterMs = HEALTHY_MS } = {}) {
  let restarts = 0;
  return (healthyMs) => {
    if (healthyMs >= resetAfterMs) restarts = 0;
    const wait = Math.min(firstMs * 2 ** restarts, capMs);
    restarts += 1;
    return wait;
  };
}
