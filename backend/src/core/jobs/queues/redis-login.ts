import { Redis } from 'ioredis';
import { ConfigError } from '../../config/config-error.js';

const LIMIT_MS = 3_000;
const WRONG = /WRONGPASS|NOAUTH|invalid (?:username-)?password|Authentication required/iu;

/**
 * Logs in once: a Redis that is away may come back, but one that refuses the password will go on to do so.
 * @param settings as `readSettings` gives them
 * @throws ConfigError naming the setting
 */
export async function requireRedisLogin(url: string, settings: Readonly<Record<string, string | undefined>>): Promise<void> {
  const options = {
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: LIMIT_MS,
    commandTimeout: LIMIT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  };
  const client = new Redis(url, options);
  let refused = false;
  // The client reports a wrong password here, and goes on.
  client.on('error', (error: Error) => (refused ||= WRONG.test(error.message)));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    refused ||= WRONG.test((error as Error).message);
  } finally {
    client.disconnect();
  }
  if (!refused) return;
  const given = settings.REDIS_PASSWORD ?? settings.REDIS_PASSWORD_FILE;
  if (given === undefined && new URL(url).password !== '')
    throw new ConfigError('REDIS_URL', 'is refused by the Redis server: the password in it is wrong.');
  throw new ConfigError(
    'REDIS_PASSWORD',
    given === undefined ? 'is not set, and the Redis server asks for one.' : 'is refused by the Redis server.',
  );
}
