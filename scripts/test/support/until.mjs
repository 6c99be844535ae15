import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** Waits until `holds()` is true; the runner's own limit ends a wait that never does. */
export async function until(holds) {
  while (!(await holds())) await delay(POLL_MS);
}
