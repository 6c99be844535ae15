import type { AppConfig } from '../core/config/config.js';
import { ensureJwtSecret, findFileKeys, makeFileKey } from '../core/config/load-secrets.js';
import { namingDatabaseSettings } from '../core/database/connection-refusal.js';
import { migrateAnd } from '../core/database/migrate.js';
import { settleFileKeys } from '../core/files/keys/settle-file-keys.js';
import { refuseHalfRestored } from './backup/restore-mark.js';
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
export async function prepareInstallation(
  config: AppConfig,
  settings: Readonly<Record<string, string | undefined>>,
  databaseUrl: string,
): Promise<PreparedInstallation> {
  refuseHalfRestored(config);
  return namingDatabaseSettings(settings, () =>
    migrateAnd(
      databaseUrl,
      async (database, migrations) => {
        await settleFileKeys(database, findFileKeys(config, settings), () => makeFileKey(config));
        ensureJwtSecret(config, settings);
        return { migrations, administrator: await ensureAdministrator(config, databaseUrl) };
      },
      { queueOnPostgres: config.queue.kind === 'postgres' },
    ),
  );
}
