import { existsSync } from 'node:fs';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { IndexUnavailableError, IndexUnreadableError } from '../model/errors.js';

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;
type Driver = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>;

const BUSY_TIMEOUT_MS = 5_000;
const SQLITE_BUSY = 5;
/** Corrupt, and not a database at all. */
const UNREADABLE = new Set([11, 26]);
/** Busy, locked, no memory, read-only, I/O, corrupt, full, cannot open, not a database: the store's trouble, not the caller's. */
const UNAVAILABLE = new Set([SQLITE_BUSY, 6, 7, 8, 10, 11, 13, 14, 26]);

// Node 20 has no SQLite of its own; the package has the same interface and file format.
const { getBuiltinModule } = process as { getBuiltinModule?: (this: void, id: string) => unknown };
const driver = (getBuiltinModule?.('node:sqlite') ?? (await import('@photostructure/sqlite'))) as Driver;

/** The primary result code of SQLite (https://sqlite.org/rescode.html), undefined for other errors. */
function resultCode(error: unknown): number | undefined {
  const code = error instanceof Error ? (error as { errcode?: number }).errcode : undefined;
  return code === undefined ? undefined : code & 0xff;
}

export const isBusy = (error: unknown): boolean => resultCode(error) === SQLITE_BUSY;
export const isDamage = (error: unknown): boolean => UNREADABLE.has(resultCode(error) ?? 0);

/** Runs a call of the driver; trouble of the store becomes `IndexUnavailableError`, of which damage is a kind, with SQLite's reason as cause. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = resultCode(error);
    if (code === undefined || !UNAVAILABLE.has(code)) throw error;
    const Kind = isDamage(error) ? IndexUnreadableError : IndexUnavailableError;
    throw new Kind(`The index files cannot be used: ${(error as Error).message}.`, error);
  }
}

export interface OpenOptions {
  /** False: the file must exist. */
  create: boolean;
  busyTimeoutMs?: number;
}

/** @throws IndexUnreadableError when the file is absent, IndexUnavailableError when it cannot be opened */
export function openDatabase(path: string, { create, busyTimeoutMs = BUSY_TIMEOUT_MS }: OpenOptions): Database {
  if (!create && !existsSync(path)) throw new IndexUnreadableError('A file of the index is missing.');
  let db: Database;
  try {
    db = new driver.DatabaseSync(path);
  } catch (error) {
    throw new IndexUnavailableError(`A file of the index cannot be opened: ${(error as Error).message}.`, error);
  }
  db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  return db;
}

/** Commits when `work` returns and rolls back when it throws. */
export function transaction<T>(db: Database, kind: 'DEFERRED' | 'IMMEDIATE', work: () => T): T {
  return guarded(() => {
    db.exec(`BEGIN ${kind}`);
    try {
      const value = work();
      db.exec('COMMIT');
      return value;
    } catch (error) {
      rollback(db);
      throw error;
    }
  });
}

/**
 * Empties the write-ahead log, in which pages stand as they were before. Waits for searches under way, within the busy timeout;
 * where one takes longer, the next write that calls this does it.
 */
export function emptyLog(db: Database): void {
  guarded(() => void db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
}

function rollback(db: Database): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // SQLite has already rolled back by itself after a full disk or an I/O error; the first error is the one to tell.
  }
}
