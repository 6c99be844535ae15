import { setTimeout as delay } from 'node:timers/promises';

const FIRST_STEP_MS = 10;
const LONGEST_STEP_MS = 200;
/** On a slow machine as many times more as `runner/time-factor.mjs` has found. */
const LIMIT_MS = 20_000 * Number(process.env.TEST_TIME_FACTOR ?? 1);

/** Looks until the value is right. @throws Error with the last value after 20 s, later on a slow machine */
export async function eventually<T>(look: () => Promise<T> | T, right: (value: T) => boolean): Promise<T> {
  for (let waited = 0, step = FIRST_STEP_MS; ; waited += step, step = Math.min(LONGEST_STEP_MS, step * 1.5)) {
    const value = await look();
    if (right(value)) return value;
    if (waited >= LIMIT_MS) throw new Error(`still ${JSON.stringify(value)}`);
    await delay(step);
  }
}
