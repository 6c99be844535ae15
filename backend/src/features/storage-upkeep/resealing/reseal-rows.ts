import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { type FileCipher, sealHead } from '../../../core/files/file-cipher.js';
import { headOf } from '../../../core/files/keys/needed-keys.js';
import { digestedText, type SealedTable } from '../../../core/files/keys/sealed-data.js';

/** Leaves out what no key opened when it was tried; tried again when the list of keys changes. */
export const notUnreadable = (table: string, id: string): string =>
  `not exists (select from unreadable_seals where place = '${table}/' || ${id}::text)`;

/** A row, or a file, that was looked at. */
export interface Resealed {
  id: string;
  /** Table and id, for the log. */
  place: string;
  /** Why it stays as it is; absent when it is sealed with the key in use now. */
  failure?: unknown;
}

/** Rows that are locked together for a moment. */
const BATCH_SIZE = 20;

type Row = Record<string, Buffer | null> & { id: never };

/**
 * Seals the next rows of a table with the key that is in use, in one transaction; rows that somebody else has locked are left for later.
 * What was done is seen in the rows themselves, so nothing is lost or done twice when this is interrupted.
 * @param after id of the last row of the batch before
 * @param firstKeyId of the first key of this database
 * @returns the rows that were looked at, in order; none at the end of the table
 */
export function resealBatch(
  database: DataSource,
  cipher: FileCipher,
  table: SealedTable,
  { after, firstKeyId }: { after: string; firstKeyId: Buffer },
): Promise<Resealed[]> {
  return database.transaction(async (manager) => {
    const seen: Resealed[] = [];
    // Of the same text the newer form takes a few bytes more, which must not fail for want of room.
    await manager.query(`select set_config('themis.storage', 'resealing', true)`);
    for (const row of await rowsToSeal(manager, cipher, table, after)) {
      const id = String(row.id);
      const place = `${table.table}/${id}`;
      try {
        await update(manager, table, id, sealedAnew(cipher, table, id, row, firstKeyId));
        seen.push({ id, place });
      } catch (failure) {
        if (isFromDatabase(failure)) throw failure;
        seen.push({ id, place, failure });
      }
      // A long text takes some milliseconds.
      await nextTurn();
    }
    return seen;
  });
}

function rowsToSeal(
  manager: EntityManager,
  cipher: FileCipher,
  { table, id, columns, digestKey }: SealedTable,
  after: string,
): Promise<Row[]> {
  const due = [...columns.map(({ column }) => `${headOf(column)} <> $1`), ...(digestKey ? [digestKey.missing] : [])];
  const names = columns.map(({ column }) => column).join(', ');
  return manager.query<Row[]>(
    `select ${id} as id, ${names} from ${table} where (${due.join(' or ')}) and ${id} > $2 and ${notUnreadable(table, id)} order by ${id} limit ${BATCH_SIZE} for update skip locked`,
    [sealHead({ id: cipher.keyId }), after],
  );
}

function sealedAnew(
  cipher: FileCipher,
  { columns, digest, digestKey }: SealedTable,
  id: string,
  row: Row,
  firstKeyId: Buffer,
): Map<string, Buffer> {
  const changed = new Map<string, Buffer>();
  for (const { column, name } of columns) {
    const sealed = row[column];
    if (!sealed || cipher.isCurrent(sealed)) continue;
    const plain = cipher.decrypt(sealed, name(id));
    changed.set(column, cipher.encrypt(plain, name(id)));
    if (digest?.of === column) changed.set(digest.column, cipher.digest(digestedText(plain.toString('utf8')), digest.purpose));
  }
  const keyName = columns.find(({ column }) => column === digestKey?.column)?.name(id);
  if (digestKey && keyName !== undefined && !row[digestKey.column])
    changed.set(digestKey.column, cipher.fileKeyAsDigestKey(firstKeyId, keyName));
  return changed;
}

async function update(
  manager: EntityManager,
  { table, id: key }: SealedTable,
  id: string,
  changed: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const columns = [...changed.keys()].map((column, index) => `${column} = $${index + 2}`);
  if (columns.length > 0) await manager.query(`update ${table} set ${columns.join(', ')} where ${key} = $1`, [id, ...changed.values()]);
}

/** The transaction is over then. */
const isFromDatabase = (error: unknown): boolean => error instanceof Error && error.name === 'QueryFailedError';
