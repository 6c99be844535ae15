import { AsyncLocalStorage } from 'node:async_hooks';

/** What one kind of work has set, on top of what was set around it. */
interface Frame {
  readonly of: Ambient<unknown>;
  readonly value: unknown;
  readonly outer: Frame | undefined;
}

/**
 * The one storage of the process. Up to Node 22 each further one makes every promise dearer: six of them took a tenth of the processor
 * time of an API that was asked without a pause.
 */
const storage = new AsyncLocalStorage<Frame>();

/**
 * A value that holds for a piece of work and for everything that comes of it, across `await`, timers and events. Declared once for each
 * kind of value, at the top of a module.
 */
export class Ambient<T> {
  /** Does `work` with the value set; within it an inner `run` hides the value until it is done. */
  run<R>(value: T, work: () => R): R {
    return storage.run({ of: this, value, outer: storage.getStore() }, work);
  }

  /** The value of the nearest `run` around the present code; undefined outside of one. */
  get(): T | undefined {
    for (let frame = storage.getStore(); frame; frame = frame.outer) if (frame.of === this) return frame.value as T;
    return undefined;
  }
}
