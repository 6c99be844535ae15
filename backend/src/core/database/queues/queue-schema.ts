import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';
import { QUEUE_SCHEMA } from './queue-schema-name.js';

/**
 * Brings BullMQ's own tables up to date. Where they are, it only reads: the product's own account may not change the
 * schema, and need not.
 */
export async function updateQueueSchema(client: pg.ClientBase): Promise<void> {
  if ((await versionOf(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client, QUEUE_SCHEMA);
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  // Checked first: the library queries the table straight away, which logs an error on every new database.
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`${QUEUE_SCHEMA}.migration`]);
  return rows[0]?.there ? assertSchemaCompatibility(client, QUEUE_SCHEMA) : 0;
}
