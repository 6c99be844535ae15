import { backendModule } from './paths.mjs';
import { step } from './progress.mjs';

/**
 * An embedded server of ours, as `startEmbeddedPostgres` of the built back end answers it.
 * @typedef {{ port: number, directory: string, recovered: boolean, created: boolean, exited: Promise<unknown>, roleUrl: (role: 'owner' | 'application') => string, stop: (limitMs?: number) => Promise<void> }} EmbeddedServer
 * @typedef {{ url: string, ownerUrl: string, embedded: EmbeddedServer | null }} Database
 */

/**
 * Starts the embedded server, or takes the address of the one that is set.
 * @param {any} config of the built back end
 * @param {{ port?: number }} [options]
 * @returns {Promise<Database>}
 */
export async function openDatabase(config, { port } = {}) {
  if (config.database.kind === 'external') return { url: config.database.url, ownerUrl: config.database.url, embedded: null };
  const { startEmbeddedPostgres } = await import(backendModule('core/database/embedded/embedded-postgres.js'));
  const log = (line) => {
    if (/ (WARNING|ERROR|FATAL|PANIC): /.test(line)) console.error(`database: ${line}`);
  };
  /** @type {EmbeddedServer} */
  const embedded = await step('Starting the database', () => startEmbeddedPostgres({ directory: config.database.directory, port, log }));
  if (embedded.recovered) console.log('  A database server that an earlier start left running was stopped first.');
  if (embedded.created && embedded.directory !== config.database.directory) {
    console.log(`  The account of the database cannot get to ${config.database.directory}: its files are in ${embedded.directory}.`);
  }
  return { url: embedded.roleUrl('application'), ownerUrl: embedded.roleUrl('owner'), embedded };
}

/** What a process of ours needs to use this database. @param {Database} database */
export const databaseEnv = ({ url, embedded }) => envOf(url, embedded);

/** What it needs to change the schema of this database. @param {Database} database */
export const ownerEnv = ({ ownerUrl, embedded }) => envOf(ownerUrl, embedded);

const envOf = (url, embedded) => (embedded ? { DATABASE_URL: url, EMBEDDED_DATABASE: '1' } : {});
