import { DataSource } from 'typeorm';
import { updateQueueSchema } from './queues/queue-schema.js';
import { ConnectionPool } from './connection-pool.js';
import { MIGRATIONS } from './migrations/index.js';
import { onOneConnection } from './one-connection.js';
import { PRODUCT_VERSION } from './product-version.js';
import { refuseNewerSchema } from './schema-state.js';

/** Serialises processes that start at once; any constant of our own will do. */
const MIGRATION_LOCK = 7_436_117;
const QUEUE_LIMITS = { connectMs: 5_000, queryMs: 60_000 };

/** What is done to a database while nobody else prepares it. */
export type Preparation<T> = (database: DataSource, applied: string[]) => Promise<T>;

/**
 * Brings the schema up to date, one transaction per migration, and that of the job queue with it.
 * @returns the names applied now.
 * @throws StartRefusal when a later release has changed this database.
 */
export function migrate(databaseUrl: string): Promise<string[]> {
  return migrateAnd(databaseUrl, (_database, applied) => Promise.resolve(applied));
}

/** The same, and what else must be done by one process at a time. */
export async function migrateAnd<T>(databaseUrl: string, prepare: Preparation<T>, { queueOnPostgres = true } = {}): Promise<T> {
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    // Its errors say by their class whether it is the database that cannot be reached.
    driver: { Pool: ConnectionPool },
    migrations: [...MIGRATIONS],
    migrationsTransactionMode: 'each',
    connectTimeoutMS: 5000,
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(runner);
    const applied = await source.runMigrations();
    if (applied.length > 0) await runner.query('update installation set version = $1', [PRODUCT_VERSION]);
    if (queueOnPostgres) await onOneConnection(databaseUrl, QUEUE_LIMITS, updateQueueSchema);
    return await prepare(
      source,
      applied.map(({ name }) => name),
    );
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
}
