import { loadBackendConfig } from './config.mjs';
import { requireDataFolder } from './data-folder.mjs';
import { databaseEnv, openDatabase } from './database.mjs';
import { runningInstance } from './run-file.mjs';

/**
 * Calls `use(env)` with the environment of a process that works on this installation's database: the running
 * instance's, the external one, or an embedded server that lives as long as the call.
 */
export async function withDatabase(use) {
  const { config } = await loadBackendConfig();
  requireDataFolder(config.dataDir);
  const running = runningInstance(config.dataDir);
  if (running?.databaseUrl && config.database.kind === 'embedded') {
    return use({ ...process.env, DATABASE_URL: running.databaseUrl, EMBEDDED_DATABASE: '1' });
  }
  const database = await openDatabase(config);
  try {
    return await use({ ...process.env, ...databaseEnv(database) });
  } finally {
    await database.embedded?.stop();
  }
}
