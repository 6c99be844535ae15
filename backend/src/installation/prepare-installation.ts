import type { AppConfig } from '../core/config/config.js';
import { ensureJwtSecret, findFileKey, makeFileKey } from '../core/config/load-secrets.js';
import { migrateAnd } from '../core/database/migrate.js';
import { settleFileKey } from '../core/files/file-key.js';
import { ensureAdministrator, type FirstAdministrator } from './first-start.js';

export interface PreparedInstallation {
  /** The migrations applied now. */
  migrations: string[];
  administrator: FirstAdministrator;
}

/**
 * Everything that must be there before the processes start: the schema, the keys, and an administrator. All of it in
 * the lock of the migrations, so that of several set-ups at once one does it and the others find it done.
 * @param settings as `readSettings` gives them
 * @throws StartRefusal, ConfigError
 */
export function prepareInstallation(
  config: AppConfig,
  settings: Readonly<Record<string, string | undefined>>,
  databaseUrl: string,
): Promise<PreparedInstallation> {
  return migrateAnd(
    databaseUrl,
    async (database, migrations) => {
      await settleFileKey(database, findFileKey(config, settings), () => makeFileKey(config));
      ensureJwtSecret(config, settings);
      return { migrations, administrator: await ensureAdministrator(config, databaseUrl) };
    },
    { queueOnPostgres: config.queue.kind === 'postgres' },
  );
}
