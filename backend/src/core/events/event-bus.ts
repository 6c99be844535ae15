import type { Channel } from './channel.js';

/** The events of one channel from the moment of subscribing. */
export interface Subscription<T> extends AsyncIterable<T> {
  /** Resolves when everything published from now on arrives; rejects when that cannot be reached in time. */
  readonly ready: Promise<void>;
  /** Ends the iteration. Idempotent. */
  close(): void;
}

/**
 * Carries small JSON events between all processes of the product, in the order of one publisher. Nothing is kept: who
 * does not listen misses it, so the truth is always in the database and events only say when to look.
 */
export abstract class EventBus {
  /** @throws UnavailableError when the bus cannot be reached within its limit; EventTooLargeError */
  abstract publish<T>(channel: Channel<T> | string, payload: T): Promise<void>;

  /**
   * Listens from now on. Ends with the signal or `close()`, by `EventsLostError` when events had to be dropped on a
   * channel that does not allow it. A channel given as a string does not.
   */
  abstract subscribe<T>(channel: Channel<T> | string, options?: { signal?: AbortSignal }): Subscription<T>;

  /** Whether this process can send and receive now. */
  abstract health(): Promise<{ ok: boolean; detail: string }>;
}
