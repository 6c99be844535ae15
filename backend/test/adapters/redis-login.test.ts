import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { requireRedisLogin } from '../../src/core/jobs/queues/redis-login.js';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A server that answers each command with these words. */
async function answering(words: string): Promise<number> {
  const made = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => socket.write(`${words}\r\n`.repeat(String(data).match(/^\*\d/gm)?.length ?? 1)));
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}

describe('the login to Redis', () => {
  const WRONG = '-WRONGPASS invalid username-password pair or user is disabled.';

  it('names REDIS_PASSWORD where that was set and is refused', async () => {
    const port = await answering(WRONG);
    await expect(requireRedisLogin(`redis://:hush-hush@127.0.0.1:${port}`, { REDIS_PASSWORD: 'hush-hush' })).rejects.toThrow(
      /^REDIS_PASSWORD is refused by the Redis server\.$/,
    );
  });

  it('names REDIS_URL where the password stands in it', async () => {
    const port = await answering(WRONG);
    await expect(requireRedisLogin(`redis://:hush-hush@127.0.0.1:${port}`, {})).rejects.toThrow(/^REDIS_URL is refused/);
  });

  it('says that a password is needed', async () => {
    const port = await answering('-NOAUTH Authentication required.');
    await expect(requireRedisLogin(`redis://127.0.0.1:${port}`, {})).rejects.toThrow(/^REDIS_PASSWORD is not set/);
  });

  it('does not mind a server that is away: it may come back', async () => {
    await expect(requireRedisLogin('redis://127.0.0.1:1', {})).resolves.toBeUndefined();
  });
});
