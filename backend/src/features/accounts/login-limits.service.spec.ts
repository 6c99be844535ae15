import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AccountDirectory } from '../../core/access/account-directory.js';
import { RateLimitedError } from '../../core/errors/common-errors.js';
import type { Limiter } from '../../core/limits/limit-store.js';
import { LIMITS } from '../../core/limits/limits.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { LoginLimits } from './login-limits.service.js';

const EMAIL = 'asha@sample.test';
const FROM = '203.0.113.7';

/** Login limits that are counted in the process alone, with other numbers than the product's. */
function loginLimits(points: Partial<Record<'login-source' | 'login-account' | 'login-strangers', number>>, knowsAddress = false) {
  const table = Object.fromEntries(
    Object.keys(LIMITS).map((name) => [
      name,
      { points: { ...points }[name as 'login-source'] ?? 100, durationSeconds: 60, blockSeconds: 0 },
    ]),
  ) as unknown as typeof LIMITS;
  const store = {
    limiter: (keyPrefix: string, limit: { points: number; durationSeconds: number }) =>
      new RateLimiterMemory({ keyPrefix, points: limit.points, duration: limit.durationSeconds }) as unknown as Limiter,
    close: () => Promise.resolve(),
  };
  const accounts = { knowsAddress: () => Promise.resolve(knowsAddress) } as unknown as AccountDirectory;
  return new LoginLimits(new RateLimits(store, table), accounts);
}

describe('an attempt at a password', () => {
  const look = jest.fn(() => Promise.resolve('the account'));
  const check = jest.fn((found: string, _signal: AbortSignal) => Promise.resolve(`${found} was right`));
  const attempt = (limits: LoginLimits, signal?: AbortSignal, address = FROM) =>
    limits.around('login', { email: EMAIL, address, signal }, { look, check });

  beforeEach(() => {
    look.mockClear();
    check.mockClear();
  });

  it('is answered with what the check finds', async () => {
    await expect(attempt(loginLimits({}))).resolves.toBe('the account was right');
  });

  it('of a source that is refused looks nothing up and checks nothing', async () => {
    const limits = loginLimits({ 'login-source': 1 });
    await attempt(limits);
    await expect(attempt(limits)).rejects.toThrow(RateLimitedError);
    expect(look).toHaveBeenCalledTimes(1);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('at an account that is refused at this source checks nothing, and is not counted for all sources together', async () => {
    const limits = loginLimits({ 'login-account': 1, 'login-strangers': 2 });
    await attempt(limits);
    for (let again = 0; again < 5; again += 1) await expect(attempt(limits)).rejects.toThrow(RateLimitedError);
    expect(check).toHaveBeenCalledTimes(1);
    await expect(attempt(limits, undefined, '198.51.100.9')).resolves.toBe('the account was right');
  });

  it('is refused whatever the check finds once all sources together tried too often, and takes the check out of its line', async () => {
    const limits = loginLimits({ 'login-strangers': 1 });
    await attempt(limits);
    await expect(attempt(limits, undefined, '198.51.100.9')).rejects.toThrow(RateLimitedError);
    expect(check.mock.calls.at(-1)?.[1].aborted).toBe(true);
  });

  it('is let through then from an address that the owner has used', async () => {
    const limits = loginLimits({ 'login-strangers': 1 }, true);
    await attempt(limits);
    await expect(attempt(limits)).resolves.toBe('the account was right');
    expect(check.mock.calls.at(-1)?.[1].aborted).toBe(false);
  });

  it('leaves its line when the client is gone', async () => {
    const client = new AbortController();
    await attempt(loginLimits({}), client.signal);
    client.abort();
    expect(check.mock.calls.at(-1)?.[1].aborted).toBe(true);
  });
});
