import type { Queryable } from '../../database/schema-state.js';
import { sealHead, UNNAMED_KEY } from '../file-cipher.js';
import { idOf, KEY_ID_BYTES } from '../../config/file-key.js';
import type { KnownFileKey } from './known-keys.js';
import { SEALED_TABLES } from './sealed-data.js';

/** Reads the head only: what is stored out of line is not fetched whole. */
export const headOf = (expression: string): string => `substring(${expression} from 1 for ${1 + KEY_ID_BYTES})`;

/** Rows that were sealed with a key: with that head, or from before heads named a key. */
const isUnder = (expression: string): string =>
  `(${headOf(expression)} = $1 or ($2 and substring(${expression} from 1 for 1) = '\\x0${UNNAMED_KEY}'::bytea))`;

/** Each counts the rows that cannot be read without a key: `$1` its head, `$2` whether it is the first of this database, `$3` its id. */
const COUNTS: readonly { what: string; query: string }[] = [
  ...SEALED_TABLES.map(({ table, columns, digestKey }) => ({
    what: table,
    query: `select count(*) from ${table} where ${[
      ...columns.map(({ column }) => isUnder(column)),
      ...(digestKey ? [`($2 and ${digestKey.missing})`] : []),
    ].join(' or ')}`,
  })),
  {
    // Null: not looked at since a process with another key stored them.
    what: 'reference_files',
    query: 'select count(*) from reference_files where sealed_with = $3 or sealed_with is null',
  },
  {
    what: 'jobs',
    query: `select count(*) from jobs where state in ('queued', 'running') and payload ? 'sealedEmail'
            and ${isUnder(`decode(payload->>'sealedEmail', 'base64')`)}`,
  },
];

/** Rows by table that cannot be read without a key; tables without one are left out. Reads the head of every sealed column. */
export async function rowsUnder(database: Queryable, { fingerprint, number }: KnownFileKey): Promise<ReadonlyMap<string, number>> {
  const id = idOf(fingerprint);
  const found = new Map<string, number>();
  for (const { what, query } of COUNTS) {
    // Each uses some of the three.
    const text = `with keys as (select $1::bytea, $2::boolean, $3::bytea) ${query}`;
    const [row] = (await database.query(text, [sealHead({ id }), number === 1, id])) as { count: string }[];
    if (Number(row?.count) > 0) found.set(what, Number(row?.count));
  }
  return found;
}
