/**
 * An iteration that ends at once when its reader leaves. A plain async generator that waits for an event only sees
 * `return()` after that event; here the signal aborts first, and whatever the generator waits on can stop.
 * @param outer ends it too
 */
export function cancellable<T>(make: (signal: AbortSignal) => AsyncGenerator<T>, outer?: AbortSignal): AsyncIterableIterator<T> {
  const left = new AbortController();
  const events = make(outer ? AbortSignal.any([outer, left.signal]) : left.signal);
  return {
    next: () => events.next(),
    return: () => {
      left.abort();
      return events.return(undefined);
    },
    throw: (error: unknown) => {
      left.abort();
      return events.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
