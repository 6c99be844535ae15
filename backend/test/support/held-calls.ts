import { jest } from '@jest/globals';
import { eventually } from './eventually.js';

interface Held {
  names: string[];
  /** Lets one call go on, or all that are held and all to come. */
  release(name?: string): void;
  /** Waits until this call has begun. */
  begun(name: string): Promise<unknown>;
  restore(): void;
}

/**
 * Holds the calls of a method before they do anything, so that a test decides how long work takes. The calls then go on as ever.
 * @param nameOf names a call by its arguments
 * @param signalOf where a call finds out that it was called off while it is held
 */
export function heldCalls<A extends unknown[]>(
  target: object,
  method: string,
  nameOf: (...args: A) => string,
  signalOf: (...args: A) => AbortSignal | undefined,
): Held {
  const methods = target as Record<string, (...args: A) => Promise<unknown>>;
  const original = methods[method]?.bind(target);
  if (!original) throw new Error(`there is no method ${method}`);
  const names: string[] = [];
  const gates = new Map<string, () => void>();
  let open = false;
  const spy = jest.spyOn(methods, method).mockImplementation(async (...args: A) => {
    const name = nameOf(...args);
    names.push(name);
    const signal = signalOf(...args);
    if (!open)
      await new Promise<void>((resolve, reject) => {
        gates.set(name, resolve);
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
    return original(...args);
  });
  return {
    names,
    release: (name) => {
      if (name === undefined) open = true;
      for (const [held, go] of gates) if (name === undefined || held === name) go();
    },
    begun: (name) =>
      eventually(
        () => names,
        (seen) => seen.includes(name),
      ),
    restore: () => spy.mockRestore(),
  };
}
