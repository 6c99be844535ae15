import { describe } from '@jest/globals';

/** A suite on the Redis that `npm test` starts (TEST_REDIS_URL); without one it is skipped, and its title says why. */
export function describeWithRedis(title: string, define: (redisUrl: string) => void): void {
  const url = process.env.TEST_REDIS_URL;
  if (url) describe(title, () => define(url));
  else describe.skip(`${title} (skipped: needs Redis; install redis-server or set REDIS_URL)`, () => define('redis://127.0.0.1:1'));
}

/** One of the server's numbered databases, so that test files do not share keys. */
export function redisDatabase(redisUrl: string, number: number): string {
  const url = new URL(redisUrl);
  url.pathname = `/${number}`;
  return url.href;
}
