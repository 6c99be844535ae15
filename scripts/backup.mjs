import { readdirSync } from 'node:fs';
import { buildBackend } from './lib/build.mjs';
import { loadBackendConfig } from './lib/config.mjs';
import { requireDataFolder } from './lib/data-folder.mjs';
import { openDatabase, ownerEnv } from './lib/database.mjs';
import { Failure, main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { refuseSecondInstance, removeRecord, writeRecord } from './lib/run-file.mjs';
import { runEntry } from './lib/run-entry.mjs';
import { withDatabase } from './lib/with-database.mjs';

const ENTRY = 'installation/backup/backup-cli.js';

/** Backs an installation up, whether it runs or not; verifies a backup; restores one into an empty place. */
await main(async (args) => {
  requireNode();
  await installPackages();
  await buildBackend();
  if (args.length === 0 || args[0] === 'verify') return runEntry(ENTRY, args, process.env);
  if (args[0] === 'restore') return restore(args);
  // Nothing is prepared: a backup before an upgrade is one of the data as the earlier release left them.
  return withDatabase((env) => runEntry(ENTRY, args, env));
});

/** The embedded database is made for it; no instance can be started on the data folder in the meantime. */
async function restore(args) {
  const { config } = await loadBackendConfig();
  requireDataFolder(config.dataDir);
  refuseSecondInstance(config.dataDir);
  const there = readdirSync(config.dataDir);
  if (there.length > 0) {
    throw new Failure(
      `${config.dataDir} is not empty (${there.slice(0, 3).join(', ')}). A backup is restored into an empty folder: set another DATA_DIR.`,
    );
  }
  writeRecord(config.dataDir, {});
  try {
    const database = await openDatabase(config);
    try {
      return await runEntry(ENTRY, args, { ...process.env, ...ownerEnv(database) });
    } finally {
      await database.embedded?.stop();
    }
  } finally {
    removeRecord(config.dataDir);
  }
}
