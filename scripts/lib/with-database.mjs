import { loadBackendConfig } from './config.mjs';
import { requireDataFolder } from './data-folder.mjs';
import { databaseEnv, openDatabase, ownerEnv } from './database.mjs';
import { Failure } from './failure.mjs';
import { prepareOnce } from './prepare.mjs';
import { removeRecord, runningInstance, writeRecord } from './run-file.mjs';

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

/**
 * Calls `use(env, { alone })` with the environment of a process that works on this installation as the product itself does, with no
 * more rights: beside the running instance, or alone, where none runs on the data folder; none can be started there in the meantime.
 * @throws Failure while an instance is starting
 */
export async function withApplication(use) {
  const { config, keysMark } = await loadBackendConfig();
  requireDataFolder(config.dataDir);
  const running = runningInstance(config.dataDir);
  if (running) {
    const embedded = config.database.kind === 'embedded';
    if (embedded && !running.databaseUrl) throw new Failure('Themis is still starting. Try again in a moment.');
    return use({ ...process.env, ...(embedded && { DATABASE_URL: running.databaseUrl, EMBEDDED_DATABASE: '1' }) }, { alone: false });
  }
  writeRecord(config.dataDir, {});
  try {
    const database = await openDatabase(config);
    try {
      await prepareOnce({ ...process.env, ...ownerEnv(database) }, database, keysMark);
      return await use({ ...process.env, ...databaseEnv(database) }, { alone: true });
    } finally {
      await database.embedded?.stop();
    }
  } finally {
    removeRecord(config.dataDir);
  }
}
