import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 20;
const LIMIT_MS = 20_000;

/** Looks until the value is right. @throws Error with the last value after 20 s */
export async function eventually<T>(look: () => Promise<T> | T, right: (value: T) => boolean): Promise<T> {
  for (let waited = 0; ; waited += STEP_MS) {
    const value = await look();
    if (right(value)) return value;
    if (waited >= LIMIT_MS) throw new Error(`still ${JSON.stringify(value)}`);
    await delay(STEP_MS);
  }
}
