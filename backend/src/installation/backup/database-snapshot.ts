import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { queryableOf } from '../../core/database/one-connection.js';
import { refuseNewerSchema } from '../../core/database/schema-state.js';
import { BACKUP_HOLD } from '../../core/files/backup-hold.js';
import { fingerprintOf, keyNameOf } from '../../core/config/file-key.js';
import { neededFingerprints } from '../../core/files/keys/known-keys.js';
import type { BackupDraft } from './backup-draft.js';
import { BackupError } from './backup-errors.js';
import type { Archive, Manifest, TableCopy } from './manifest.js';
import { dumpArchive, findPostgresTools } from './postgres-tools.js';

/** Lets one backup of a database run at a time; any constant of our own does. */
const ONE_BACKUP_LOCK = 7_436_120;
const ARCHIVE_FILE = 'database/postgres.archive';
const CONNECT_LIMIT_MS = 10_000;
/** The lock is taken only while somebody asks whether there is a backup. */
const HOLD_WAIT = '30s';
/** Made again by whoever needs them: which migrations were applied is in the manifest. */
const LEFT_OUT = ['migrations'];

interface TableShape {
  name: string;
  columns: string[];
}

/** The keys of files that rows of the snapshot name; asked in the snapshot, so that the files can be looked for afterwards. */
const NAMED_FILES = `
  select blob_key as key from legal_documents
  union all select text_key from legal_documents where text_key is not null
  union all select 'reference-files/' || owner_id || '/' || id || '/original' from reference_files
  union all select 'reference-files/' || owner_id || '/' || id || '/text' from reference_files where status = 'ready'`;

/**
 * One moment of the database, read while the product writes on: a transaction that sees what was committed when it began. From before that
 * moment until `close`, no stored file is removed, so that all that the rows name can be copied afterwards.
 */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly url: string,
    /** Aborted when the connection is lost, and with it the hold on the files. */
    readonly lost: AbortSignal,
  ) {}

  /**
   * @param url of an account that may read every table
   * @throws BackupError while another backup runs; StartRefusal when a later release has changed the database
   */
  static async open(url: string): Promise<DatabaseSnapshot> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      application_name: 'themis backup',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort(new BackupError('The connection to the database was lost. Nothing was kept of this backup.')));
    await client.connect();
    try {
      await refuseNewerSchema(queryableOf(client));
      const { rows } = await client.query<{ first: boolean }>('select pg_try_advisory_lock($1) as first', [ONE_BACKUP_LOCK]);
      if (!rows[0]?.first) throw new BackupError('Another backup of this database is running.');
      await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '${HOLD_WAIT}'`);
      await client.query('select pg_advisory_lock($1)', [BACKUP_HOLD]);
      await client.query('begin transaction isolation level repeatable read, read only');
      return new DatabaseSnapshot(client, url, lost.signal);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** @throws BackupError when a key without which something in the snapshot could not be read is not among these */
  async requireKeys(keys: readonly Buffer[]): Promise<void> {
    const given = keys.map(fingerprintOf);
    const needed = await neededFingerprints({ query: (text, values) => this.rows(text, values) });
    const missing = needed.filter((fingerprint) => !given.some((each) => each.equals(fingerprint))).map(keyNameOf);
    if (missing.length > 0)
      throw new BackupError(
        `The file key ${missing.join(', ')} is needed and not among those that are set. Use the settings of the running product. Nothing was kept.`,
      );
  }

  /** Copies every table, one after the other, and the list of the files that they name. @returns what the manifest says about it */
  async copy(
    draft: BackupDraft,
    { signal, onTable }: { signal: AbortSignal; onTable: (done: number, total: number) => void },
  ): Promise<{ takenAt: string; database: Manifest['database']; archiveProblem: string | null }> {
    const [facts] = await this.rows<{ at: Date; version: string }>(`select now() as at, current_setting('server_version') as version`);
    const migrations = (await this.rows<{ name: string }>('select name from migrations order by id')).map(({ name }) => name);
    const shapes = await this.shapes();
    const sequences = await this.rows<{ name: string; last: string }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null
       and sequencename not like 'migrations%' order by 1`,
    );
    const tables: TableCopy[] = [];
    for (const shape of shapes) {
      tables.push(await this.copyTable(draft, shape, signal));
      onTable(tables.length, shapes.length);
    }
    await draft.write(NAMED_FILES_LIST, this.client.query(copyTo(`copy (${NAMED_FILES}) to stdout`)), { signal });
    const { archive, archiveProblem } = await this.archive(draft, signal);
    // The rows are all read; what follows needs the hold only, and an open transaction keeps the server from tidying up.
    await this.client.query('commit');
    const takenAt = (facts?.at ?? new Date()).toISOString();
    const database = { serverVersion: facts?.version ?? '', migrations, tables, sequences, ...(archive && { archive }) };
    return { takenAt, database, archiveProblem };
  }

  /**
   * Where PostgreSQL's own tools of the server's release are found, writes their archive as well, of the same moment. The backup is
   * whole without it, so that a failure only takes it away.
   */
  private async archive(draft: BackupDraft, signal: AbortSignal): Promise<{ archive: Archive | null; archiveProblem: string | null }> {
    const [server] = await this.rows<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`);
    const tools = await findPostgresTools((major) => major === server?.major);
    if (!tools) return { archive: null, archiveProblem: null };
    const [exported] = await this.rows<{ id: string }>('select pg_export_snapshot() as id');
    const { data, ended } = dumpArchive(tools, this.url, exported?.id ?? '', signal);
    const stored = await draft.write(ARCHIVE_FILE, data, { signal });
    const { ok, problem } = await ended;
    if (ok) return { archive: { ...stored, major: tools.major }, archiveProblem: null };
    signal.throwIfAborted();
    await draft.remove(ARCHIVE_FILE);
    return { archive: null, archiveProblem: `pg_dump ${tools.major}: ${problem.replace(/^pg_dump: (?:error: )?/, '')}` };
  }

  /** Gives up the hold on the files. */
  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async copyTable(draft: BackupDraft, { name, columns }: TableShape, signal: AbortSignal): Promise<TableCopy> {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const rows = this.client.query(copyTo(`copy public.${pg.escapeIdentifier(name)} (${list}) to stdout`));
    const stored = await draft.write(`database/${name}.copy.gz`, rows, { through: [createGzip({ level: 6 })], signal });
    return { ...stored, name, columns, rows: rows.rowCount };
  }

  /** Generated columns are left out: the server makes them again. */
  private shapes(): Promise<TableShape[]> {
    return this.rows<TableShape>(
      `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       group by c.relname order by c.relname`,
      [LEFT_OUT],
    );
  }

  private async rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.client.query<T>(text, values)).rows;
  }
}

/** In the draft only. */
export const NAMED_FILES_LIST = 'named-files.tmp';
