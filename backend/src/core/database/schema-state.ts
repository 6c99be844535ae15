import { StartRefusal } from '../config/start-refusal.js';
import { MIGRATIONS } from './migrations/index.js';
import { PRODUCT_VERSION } from './product-version.js';

/** The part of a connection that these checks need. */
export interface Queryable {
  query(text: string, parameters?: unknown[]): Promise<unknown>;
}

/** The names that this release knows, in the order in which they are applied. */
export const KNOWN_MIGRATIONS: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** @throws StartRefusal when a later release has changed this database, which this one does not understand. */
export async function refuseNewerSchema(database: Queryable): Promise<void> {
  const known = new Set(KNOWN_MIGRATIONS);
  const unknown = (await appliedMigrations(database)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const needed = (await versionOf(database)) || 'a later release';
  throw new StartRefusal(
    `The database was brought up to date by Themis ${needed}; this is ${PRODUCT_VERSION}, which does not know its change ${unknown.join(', ')}. ` +
      `Start Themis ${needed} or later, or restore a backup from before. Nothing was changed.`,
  );
}

/** @throws StartRefusal when this release's changes were not all made yet, or those of a later one were. */
export async function requireCurrentSchema(database: Queryable): Promise<void> {
  await refuseNewerSchema(database);
  const applied = new Set(await appliedMigrations(database));
  const missing = KNOWN_MIGRATIONS.filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  throw new StartRefusal(
    `The database is not prepared for this release: ${missing.length} of ${KNOWN_MIGRATIONS.length} changes of its schema are missing. ` +
      'Run "node backend/dist/setup.js" once with the same settings, then start again ("npm start" does both).',
  );
}

async function appliedMigrations(database: Queryable): Promise<string[]> {
  if (!(await isThere(database, 'migrations'))) return [];
  const rows = (await database.query('select name from migrations order by id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function versionOf(database: Queryable): Promise<string> {
  if (!(await isThere(database, 'installation'))) return '';
  const [row] = (await database.query('select version from installation')) as { version: string }[];
  return row?.version ?? '';
}

async function isThere(database: Queryable, table: string): Promise<boolean> {
  const [row] = (await database.query('select to_regclass($1) is not null as there', [table])) as { there: boolean }[];
  return row?.there ?? false;
}
