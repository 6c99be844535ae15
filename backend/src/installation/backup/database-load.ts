import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../core/database/migrations/index.js';
import { onOneConnection } from '../../core/database/one-connection.js';
import { KNOWN_MIGRATIONS } from '../../core/database/schema-state.js';
import { HashMeter } from './backup-draft.js';
import { BackupError } from './backup-errors.js';
import type { Manifest, TableCopy } from './manifest.js';
import { findPostgresTools, restoreArchive } from './postgres-tools.js';

const CONNECT_LIMIT_MS = 10_000;

export interface LoadProgress {
  signal?: AbortSignal;
  onTable: (done: number, total: number) => void;
}

/** @throws BackupError when a later release wrote the backup */
export function requireKnownMigrations({ product, database }: Manifest): void {
  const known = new Set(KNOWN_MIGRATIONS);
  const unknown = database.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(`The backup was made by Themis ${product}, whose change ${unknown.join(', ')} this release does not know.`);
}

/** @throws BackupError when the database already holds a table, whoever made it */
export async function requireEmptyDatabase(url: string): Promise<void> {
  await onOneConnection(url, { connectMs: CONNECT_LIMIT_MS, queryMs: CONNECT_LIMIT_MS }, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) throw new BackupError(`The database is not empty: it holds ${count} tables. Restore into a new one.`);
  });
}

/**
 * Loads the database of a backup: with `pg_restore` where the backup has an archive that one on this machine reads, else table by table.
 * An archive that cannot be loaded changes nothing, and the tables are taken.
 * @param url of an account that owns the database, which is empty
 * @throws BackupError when a file is not what was backed up
 */
export async function loadDatabase(folder: string, manifest: Manifest, url: string, progress: LoadProgress): Promise<void> {
  const { archive } = manifest.database;
  const tools = archive ? await findPostgresTools((major) => major >= archive.major) : null;
  const { ok } = archive && tools ? await restoreArchive(tools, url, path.join(folder, archive.file), progress.signal) : { ok: false };
  progress.signal?.throwIfAborted();
  if (ok) await requireRows(url, manifest);
  else await loadTables(folder, manifest, url, progress);
}

/** @throws BackupError when a table does not have the rows that were backed up */
async function requireRows(url: string, { database }: Manifest): Promise<void> {
  await onOneConnection(url, { connectMs: CONNECT_LIMIT_MS }, async (client) => {
    for (const { name, rows } of database.tables) {
      const { rows: found } = await client.query<{ count: string }>(`select count(*) from ${tableOf(name)}`);
      if (Number(found[0]?.count) !== rows) throw new BackupError(`${name} has ${found[0]?.count} rows; ${rows} were backed up.`);
    }
    await client.query('analyze');
  });
}

/**
 * Makes the schema of the release that wrote the backup in an empty database, and loads every table, in one transaction: it is all there or
 * nothing is. The next start makes the changes of later releases.
 * @param url of an account that owns the database, which is empty
 * @throws BackupError when a file is not what was backed up
 */
async function loadTables(folder: string, manifest: Manifest, url: string, progress: LoadProgress): Promise<void> {
  const applied = new Set(manifest.database.migrations);
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS.filter(({ name }) => applied.has(name)),
    connectTimeoutMS: CONNECT_LIMIT_MS,
    poolSize: 2,
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await runner.startTransaction();
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    await requireTables(runner, manifest);
    const foreignKeys = await dropForeignKeys(runner);
    for (const { name } of manifest.database.tables) await runner.query(`alter table ${tableOf(name)} disable trigger user`);
    await runner.query(`truncate ${manifest.database.tables.map(({ name }) => tableOf(name)).join(', ')}`);
    for (const [index, table] of manifest.database.tables.entries()) {
      progress.signal?.throwIfAborted();
      await loadTable(client, folder, table, progress.signal);
      progress.onTable(index + 1, manifest.database.tables.length);
    }
    for (const statement of foreignKeys) await runner.query(statement);
    for (const { name } of manifest.database.tables) await runner.query(`alter table ${tableOf(name)} enable trigger user`);
    for (const { name, last } of manifest.database.sequences) await runner.query('select setval($1, $2)', [tableOf(name), last]);
    await runner.commitTransaction();
    await runner.query('analyze');
  } finally {
    // What was not committed goes with the connection; one that broke off in the middle of a copy can do nothing else.
    await runner.release().catch(() => undefined);
    await source.destroy();
  }
}

const tableOf = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

async function requireTables(runner: QueryRunner, { database }: Manifest): Promise<void> {
  const rows = (await runner.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  )) as { name: string }[];
  const copied = new Set(database.tables.map(({ name }) => name));
  const missing = rows.filter(({ name }) => !copied.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new BackupError(`The backup lacks the tables ${missing.join(', ')}.`);
}

/** Rows come table by table, so that one may come before the row that it refers to. @returns what makes the keys, and checks every row, again */
async function dropForeignKeys(runner: QueryRunner): Promise<string[]> {
  const keys = (await runner.query(
    `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )) as { name: string; owner: string; definition: string }[];
  for (const { name, owner } of keys) await runner.query(`alter table ${owner} drop constraint ${pg.escapeIdentifier(name)}`);
  return keys.map(({ name, owner, definition }) => `alter table ${owner} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
}

async function loadTable(client: pg.PoolClient, folder: string, table: TableCopy, signal?: AbortSignal): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const meter = new HashMeter();
  const rows = client.query(copyFrom(`copy ${tableOf(table.name)} (${columns}) from stdin`));
  await pipeline([createReadStream(path.join(folder, table.file)), meter, createGunzip(), rows], { signal });
  const { bytes, sha256 } = meter.result();
  if (bytes !== table.bytes || sha256 !== table.sha256) throw new BackupError(`The file ${table.file} of the backup was changed.`);
  if (rows.rowCount !== table.rows) throw new BackupError(`${table.name} has ${rows.rowCount} rows; ${table.rows} were backed up.`);
}
