import { DataSource } from 'typeorm';
import { MIGRATIONS } from './migrations/index.js';

/** Serialises processes that start at once; any constant of our own does. */
const MIGRATION_LOCK = 7_436_117;

/**
 * Brings the schema up to date, one transaction per migration.
 * @returns the names applied now.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations: [...MIGRATIONS],
    migrationsTransactionMode: 'each',
    connectTimeoutMS: 5000,
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await source.runMigrations();
    return applied.map(({ name }) => name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
}
