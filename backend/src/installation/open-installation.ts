import type { ClientBase } from 'pg';
import type { AppConfig, Secrets } from '../core/config/config.js';
import { ConfigError } from '../core/config/config-error.js';
import { loadSecrets } from '../core/config/load-secrets.js';
import { isSuperuser } from '../core/database/database-role.js';
import { namingDatabaseSettings } from '../core/database/connection-refusal.js';
import { onOneConnection, queryableOf } from '../core/database/one-connection.js';
import { requireCurrentSchema } from '../core/database/schema-state.js';
import { requireFileKeys } from '../core/files/keys/settle-file-keys.js';
import { requireRedisLogin } from '../core/jobs/queues/redis-login.js';
import { loggers } from '../core/observability/loggers.js';
import { refuseHalfRestored } from './backup/restore-mark.js';

const LIMITS = { connectMs: 5_000, queryMs: 10_000 };

/**
 * The keys of this installation, once it is sure that the database is the one that they belong to and that this release
 * understands it. Changes nothing.
 * @param settings as `readSettings` gives them
 * @throws StartRefusal, ConfigError: also when the database or Redis does not let the product in
 */
export async function openInstallation(config: AppConfig, settings: Readonly<Record<string, string | undefined>>): Promise<Secrets> {
  if (config.database.kind !== 'external')
    throw new ConfigError('DATABASE_URL', 'is not set; start the product with "npm start" to use the embedded database.');
  refuseHalfRestored(config);
  const { url } = config.database;
  if (config.queue.kind === 'redis') await requireRedisLogin(config.queue.url, settings);
  return namingDatabaseSettings(settings, () => onOneConnection(url, LIMITS, (client) => opened(client, config, settings)));
}

async function opened(client: ClientBase, config: AppConfig, settings: Readonly<Record<string, string | undefined>>): Promise<Secrets> {
  const database = queryableOf(client);
  await requireCurrentSchema(database);
  const secrets = loadSecrets(config, settings);
  const [fileEncryptionKey, ...otherFileKeys] = await requireFileKeys(database, [
    secrets.fileEncryptionKey,
    ...(secrets.otherFileKeys ?? []),
  ]);
  if (await isSuperuser(database))
    loggers.app.warn('DATABASE_URL names a superuser of the database server; give the product an ordinary account of its own');
  return { ...secrets, fileEncryptionKey, otherFileKeys };
}
