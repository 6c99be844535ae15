import pg from 'pg';

const CONNECT_LIMIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 60_000;

/** Makes `name` (a plain identifier) on the server of `adminUrl` unless it is there. */
export async function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS,
  });
  // A connection cut while idle is reported by the query that follows.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
