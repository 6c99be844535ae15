import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionsService } from '../access/sessions.service.js';
import { ForbiddenError, RateLimitedError, UnauthenticatedError, UnavailableError } from '../errors/common-errors.js';
import { closingFor, keepWhileSessionLasts } from './socket-session.js';

const MINUTE_MS = 60_000;

describe('the session of a socket', () => {
  let session: AbortController;
  let closed: number;
  const sessions = { endOf: () => ({ signal: session.signal, close: () => (closed += 1) }) } as unknown as SessionsService;
  const end = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    session = new AbortController();
    closed = 0;
    end.mockReset();
  });
  afterEach(() => void jest.useRealTimers());

  const keep = (gone: AbortSignal) => keepWhileSessionLasts(sessions, 'session', new Date(Date.now() + MINUTE_MS), gone, end);

  it('ends it with the token', () => {
    keep(new AbortController().signal);
    jest.advanceTimersByTime(MINUTE_MS - 1);
    expect(end).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledWith([4401, expect.any(String)]);
  });

  it('ends it when the session does', () => {
    keep(new AbortController().signal);
    session.abort();
    expect(end).toHaveBeenCalledWith([4401, expect.any(String)]);
  });

  it('does not call the session ended when nobody can look', () => {
    keep(new AbortController().signal);
    session.abort(new UnavailableError('The session could not be looked up.'));
    expect(end).toHaveBeenCalledWith([1013, expect.any(String)]);
  });

  it('follows it no longer than the socket is there', () => {
    const gone = new AbortController();
    keep(gone.signal);
    gone.abort();
    expect([closed, jest.getTimerCount()]).toEqual([1, 0]);
    keep(gone.signal);
    expect([closed, jest.getTimerCount()]).toEqual([1, 0]);
  });

  it.each([
    [new UnauthenticatedError(), 4401],
    [new ForbiddenError(), 4403],
    [new RateLimitedError(5), 1013],
    [new UnavailableError('The database is away.'), 1013],
    [new Error('a defect'), 1013],
  ])('is refused with the code of %s', (error, code) => {
    expect(closingFor(error, 'id')[0]).toBe(code);
  });
});
