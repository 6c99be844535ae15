import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Repository } from 'typeorm';
import type { EventBus } from '../events/event-bus.js';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

const LOOK_MS = 15_000;

describe('the end of a session for a stream that is open', () => {
  const look = jest.fn<() => Promise<boolean>>();
  let ended: { signal: AbortSignal; close(): void };

  beforeEach(() => {
    jest.useFakeTimers();
    look.mockReset();
    // Nothing is announced here; what counts is the row.
    const silent = { subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }) };
    const sessions = new SessionsService({ existsBy: look } as unknown as Repository<Session>, silent as unknown as EventBus);
    ended = sessions.endOf('6f1f0b52-0000-4000-8000-000000000000');
  });
  afterEach(() => {
    ended.close();
    jest.useRealTimers();
  });

  it('comes with the first look that finds it ended', async () => {
    look.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(ended.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(ended.signal.aborted).toBe(true);
  });

  it('does not come with a database that is away for a moment', async () => {
    const away = new Error('Connection terminated unexpectedly');
    for (let round = 0; round < 3; round += 1) {
      look.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValueOnce(true);
      await jest.advanceTimersByTimeAsync(4 * LOOK_MS);
    }
    expect(look).toHaveBeenCalledTimes(12);
    expect(ended.signal.aborted).toBe(false);
  });

  it('comes when nobody could look for a minute', async () => {
    look.mockRejectedValue(new Error('Connection terminated unexpectedly'));
    await jest.advanceTimersByTimeAsync(3 * LOOK_MS);
    expect(ended.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(ended.signal.aborted).toBe(true);
  });
});
