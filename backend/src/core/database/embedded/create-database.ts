import pg from 'pg';
import { onOneConnection } from '../one-connection.js';

const LIMITS = { connectMs: 10_000, queryMs: 60_000 };

/** Makes `name` (a plain identifier) on the server of `adminUrl` unless it is there. */
export async function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  await onOneConnection(adminUrl, LIMITS, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}
