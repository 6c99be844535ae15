import { once } from 'node:events';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type IRateLimiterStoreOptions, RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limit } from './limits.js';

export interface LimitsBackend {
  kind: 'postgres' | 'redis';
  url: string;
}

export type Limiter = RateLimiterPostgres | RateLimiterRedis;

/** Where the counts are kept, shared by all processes. */
export interface LimitStore {
  limiter(name: string, limit: Limit): Limiter;
  close(): Promise<void>;
}

const TABLE = 'rate_limits';
const POOL_SIZE = 4;
/** A store that takes longer counts as down, and the process counts by itself. */
const STORE_LIMIT_MS = 800;
const CONNECT_LIMIT_MS = 5000;
const DISCONNECT_LIMIT_MS = 500;
const REDIS_RETRY_MAX_MS = 2000;

/** Waits a moment for a connection; a store that is away is asked again with every call. */
export function openLimitStore({ kind, url }: LimitsBackend): Promise<LimitStore> {
  return kind === 'redis' ? openRedis(url) : Promise.resolve(openPostgres(url));
}

function openPostgres(url: string): LimitStore {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'themis-limits',
    max: POOL_SIZE,
    connectionTimeoutMillis: STORE_LIMIT_MS,
    query_timeout: STORE_LIMIT_MS,
    // A count that a crash of the server forgets is no loss worth an fsync per request.
    options: '-c synchronous_commit=off',
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  let cleans = false;
  return {
    limiter: (name, limit) => {
      const clearExpiredByTimeout = !cleans;
      cleans = true;
      return new RateLimiterPostgres({
        ...optionsOf(name, limit),
        storeClient: pool,
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout,
      });
    },
    close: () => pool.end(),
  };
}

async function openRedis(url: string): Promise<LimitStore> {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_LIMIT_MS,
    disconnectTimeout: DISCONNECT_LIMIT_MS,
    commandTimeout: STORE_LIMIT_MS,
    retryStrategy: (times) => Math.min(100 * times, REDIS_RETRY_MAX_MS),
  });
  // Every command fails by itself while the server is down.
  client.on('error', () => undefined);
  await once(client, 'ready', { signal: AbortSignal.timeout(STORE_LIMIT_MS) }).catch(() => undefined);
  return {
    limiter: (name, limit) =>
      new RateLimiterRedis({ ...optionsOf(`themis:limit:${name}`, limit), storeClient: client, rejectIfRedisNotReady: true }),
    close: () => {
      client.disconnect();
      return Promise.resolve();
    },
  };
}

function optionsOf(
  keyPrefix: string,
  { points, durationSeconds: duration, blockSeconds: blockDuration }: Limit,
): Omit<IRateLimiterStoreOptions, 'storeClient'> {
  const limit = { keyPrefix, points, duration, blockDuration };
  // While the store is down each process counts alone: looser by the number of processes, but never without a limit.
  return { ...limit, insuranceLimiter: new RateLimiterMemory(limit) };
}
