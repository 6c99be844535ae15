import { loadBackendConfig } from './config.mjs';
import { requireDataFolder } from './data-folder.mjs';
import { openDatabase, ownerEnv } from './database.mjs';
import { runningInstance } from './run-file.mjs';

/**
 * Calls `use(env)` with the environment of a process that may change this installation's database: the running
 * instance's, the external one, or an embedded server that lives as long as the call.
 */
export async function withDatabase(use) {
  const { config } = await loadBackendConfig();
  requireDataFolder(config.dataDir);
  const running = runningInstance(config.dataDir);
  if (running?.ownerUrl && config.database.kind === 'embedded') {
    return use({ ...process.env, DATABASE_URL: running.ownerUrl, EMBEDDED_DATABASE: '1' });
  }
  const database = await openDatabase(config);
  try {
    return await use({ ...process.env, ...ownerEnv(database) });
  } finally {
    await database.embedded?.stop();
  }
}
