import type { Queryable } from '../database/schema-state.js';

/**
 * Advisory lock of the database that a backup holds exclusively from before its snapshot until the last stored file is copied. While it is
 * held, no file is removed from the store: a row of the snapshot may still name it. It ends with the backup's connection, however
 * that ends.
 */
export const BACKUP_HOLD = 7_436_119;

/**
 * Whether a backup copies the stored files just now. The answer may be out of date at once, and that is enough: whoever removes a file
 * has committed the removal of its row before asking, so that a snapshot taken after the answer does not name the file.
 */
export async function backupHoldsFiles(database: Queryable): Promise<boolean> {
  const [row] = (await database.query('select pg_try_advisory_xact_lock_shared($1) as free', [BACKUP_HOLD])) as { free: boolean }[];
  return row?.free !== true;
}
