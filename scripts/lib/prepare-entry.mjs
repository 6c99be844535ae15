import { loadBackendConfig } from './config.mjs';
import { textOf } from './failure.mjs';
import { backendModule, useBackendSources } from './paths.mjs';

const MIGRATE_ONLY = '--migrate-only';
if (process.argv.includes('--from-source')) useBackendSources();

/**
 * A short process of its own, so that the supervisor does not keep the database layer in memory for its whole life:
 * brings the schema up to date and, unless told not to, makes sure that there are keys and an administrator. Sends what it did, or what went wrong.
 */
let databaseFailure = (_error) => null;
try {
  ({ databaseFailure } = await import(backendModule('core/errors/database-errors.js')));
  const { config, settings } = await loadBackendConfig();
  process.send?.(process.argv.includes(MIGRATE_ONLY) ? await migrateOnly(config) : await prepare(config, settings), () => process.exit(0));
} catch (error) {
  const cause = firstCauseOf(error);
  const fromDatabase = databaseFailure(error) !== null || error?.severity !== undefined;
  const failure = fromDatabase ? `The database cannot be used: ${cause.message || cause.code}` : textOf(error);
  process.send?.({ failure, fromDatabase }, () => process.exit(1));
}

/** What the system or the server said, below the errors that wrap it; where several addresses were tried, of the first. */
function firstCauseOf(error) {
  const [first = error] = error?.errors ?? [];
  return first?.cause ? firstCauseOf(first.cause) : first;
}

async function prepare(config, settings) {
  const { prepareInstallation } = await import(backendModule('installation/prepare-installation.js'));
  const { fileKeysMark } = await import(backendModule('core/config/load-secrets.js'));
  const prepared = await prepareInstallation(config, settings, config.database.url);
  return { ...prepared, keysMark: fileKeysMark(config, settings) };
}

async function migrateOnly(config) {
  const { migrate } = await import(backendModule('core/database/migrate.js'));
  return { migrations: await migrate(config.database.url), administrator: null };
}
