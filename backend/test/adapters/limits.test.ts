import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Redis } from 'ioredis';
import { type LimitsBackend, type LimitStore, openLimitStore } from '../../src/core/limits/limit-store.js';
import { LIMITS } from '../../src/core/limits/limits.js';
import { RateLimits } from '../../src/core/limits/rate-limits.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';
import { describeWithRedis, redisDatabase } from '../support/redis.js';

setUpLoggers({ level: 'silent', pretty: false });

const SMALL = {
  ...LIMITS,
  'ask-user': { points: 3, durationSeconds: 60, blockSeconds: 0 },
  'login-account': { points: 2, durationSeconds: 60, blockSeconds: 600 },
  'render-time-user': { points: 1000, durationSeconds: 60, blockSeconds: 0 },
  'search-user': { points: 1, durationSeconds: 1, blockSeconds: 0 },
};

function contract(backend: () => LimitsBackend, storedText: () => Promise<string>): void {
  let stores: LimitStore[];
  let proxy: FaultProxy;

  beforeEach(async () => {
    stores = [];
    proxy = await startFaultProxy(backend().url);
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    await proxy.close();
  });

  /** What one process of the product has. */
  async function limits(url = backend().url): Promise<RateLimits> {
    const store = await openLimitStore({ ...backend(), url });
    stores.push(store);
    return new RateLimits(store, SMALL);
  }
  const refused = expect.objectContaining({ code: 'RATE_LIMITED', status: 429 });
  const outcomes = async (calls: Promise<void>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

  it('counts over all processes, exactly, per name and key', async () => {
    const processes = [await limits(), await limits()];
    const calls = Array.from({ length: 10 }, (_, index) => (processes[index % 2] as RateLimits).consume('ask-user', 'shared'));
    expect(await outcomes(calls)).toBe(3);
    const [one] = processes as [RateLimits];
    await one.consume('ask-user', 'another');
    await one.consume('generate-user', 'shared');
  });

  it('counts the time that work took, also when it failed, and refuses the next work once it is used up', async () => {
    const one = await limits();
    const work = async (milliseconds: number, end: () => Promise<string>) => {
      const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(milliseconds);
      try {
        return await one.charge('render-time-user', 'u', end);
      } finally {
        now.mockRestore();
      }
    };
    expect(await work(700, () => Promise.resolve('done'))).toBe('done');
    await one.check('render-time-user', 'u');
    await expect(work(400, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(one.check('render-time-user', 'u')).rejects.toEqual(refused);
    await one.check('render-time-user', 'another');
    expect(await work(50, () => Promise.resolve('work that was taken before is done'))).toContain('done');
  });

  it('tells when to come back, and blocks for longer where the limit says so', async () => {
    const one = await limits();
    for (let call = 0; call < 3; call += 1) await one.consume('ask-user', 'u');
    const error = await one.consume('ask-user', 'u').catch((thrown: { retryAfterSeconds: number }) => thrown);
    expect(error).toEqual(refused);
    expect(error?.retryAfterSeconds).toBeGreaterThan(50);
    expect(error?.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await outcomes([one.consume('login-account', 'u'), one.consume('login-account', 'u')])).toBe(2);
    const blocked = await one.consume('login-account', 'u').catch((thrown: { retryAfterSeconds: number }) => thrown);
    expect(blocked?.retryAfterSeconds).toBeGreaterThan(590);
  });

  it('allows again when the time is over', async () => {
    const one = await limits();
    await one.consume('search-user', 'u');
    await expect(one.consume('search-user', 'u')).rejects.toEqual(refused);
    await eventually(
      () =>
        one.check('search-user', 'u').then(
          () => true,
          () => false,
        ),
      (allowed) => allowed,
    );
    await one.consume('search-user', 'u');
  });

  it('looks without counting, and forgets on request', async () => {
    const one = await limits();
    for (let look = 0; look < 5; look += 1) await one.check('login-account', 'c');
    await one.consume('login-account', 'c');
    await one.consume('login-account', 'c');
    await expect(one.check('login-account', 'c')).rejects.toEqual(refused);
    await one.clear('login-account', 'c');
    await one.check('login-account', 'c');
  });

  it('keeps no key in the clear', async () => {
    const one = await limits();
    await one.consume('login-account', 'someone@example.org 203.0.113.9');
    const stored = await storedText();
    expect(stored).toContain('login-account');
    expect(stored).not.toMatch(/someone|203\.0/);
  });

  it.each(['cut', 'freeze'] as const)('still limits while the store is away (%s), and says no', async (fault) => {
    const one = await limits(proxy.url);
    await one.consume('ask-user', `warm-${fault}`);
    await proxy[fault]();
    expect(await outcomes(Array.from({ length: 8 }, () => one.consume('ask-user', `away-${fault}`)))).toBe(3);
  });
}

describe('limits on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  contract(
    () => ({ kind: 'postgres', url: database.url }),
    async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query('select * from rate_limits');
      await client.end();
      return JSON.stringify(rows);
    },
  );
});

describeWithRedis('limits on Redis', (server) => {
  const url = redisDatabase(server, 4);
  contract(
    () => ({ kind: 'redis', url }),
    async () => {
      const client = new Redis(url);
      const keys = await client.keys('*');
      client.disconnect();
      return keys.join('\n');
    },
  );
});
