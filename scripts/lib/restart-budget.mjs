const RESTARTS = 3;
const WINDOW_MS = 60_000;

/** Allows three restarts a minute; what needs more than that has a reason that restarting does not cure. */
export function restartBudget(now = Date.now) {
  let spent = [];
  return () => {
    spent = spent.filter((at) => now() - at < WINDOW_MS);
    if (spent.length >= RESTARTS) return false;
    spent.push(now());
    return true;
  };
}
