import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import pg from 'pg';

/** Where BullMQ keeps its tables when the queue is on PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 60_000;

/** Brings BullMQ's own tables up to date, on a connection that may change the schema. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS,
  });
  // A connection cut while idle is reported by the query that follows.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await updateQueueSchema(client);
  } finally {
    await client.end();
  }
}

/**
 * The same on a connection that is open. Where all is up to date it only reads: the product's own account may not
 * change the schema, and need not.
 */
export async function updateQueueSchema(client: pg.ClientBase): Promise<void> {
  if ((await versionOf(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client, QUEUE_SCHEMA);
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  // Checked first: the library queries the table straight away, which logs an error on every new database.
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`${QUEUE_SCHEMA}.migration`]);
  return rows[0]?.there ? assertSchemaCompatibility(client, QUEUE_SCHEMA) : 0;
}
