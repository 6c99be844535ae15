import { describe, expect, it } from '@jest/globals';
import { cancellable } from './cancellable.js';

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })));

describe('cancellable', () => {
  let cleaned: number;
  const waiting = (outer?: AbortSignal) => {
    cleaned = 0;
    return cancellable(async function* (signal) {
      try {
        yield 1;
        await untilAborted(signal);
      } finally {
        cleaned += 1;
      }
    }, outer);
  };

  it('ends while it waits for an event', async () => {
    const events = waiting();
    expect((await events.next()).value).toBe(1);
    const pending = events.next();
    expect(await events.return?.()).toMatchObject({ done: true });
    expect(await pending).toMatchObject({ done: true });
    expect(cleaned).toBe(1);
  });

  it('ends with the outer signal and with the loop around it', async () => {
    const outer = new AbortController();
    const events = waiting(outer.signal);
    await events.next();
    const pending = events.next();
    outer.abort();
    expect(await pending).toMatchObject({ done: true });

    for await (const event of waiting()) {
      expect(event).toBe(1);
      break;
    }
    expect(cleaned).toBe(1);
  });

  it('passes errors on', async () => {
    const failing = cancellable(async function* () {
      yield await Promise.reject<number>(new Error('lost'));
    });
    await expect(failing.next()).rejects.toThrow('lost');
  });
});
