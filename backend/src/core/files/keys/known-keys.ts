import type { Queryable } from '../../database/schema-state.js';

/** A file key that this database was used with, or will be. */
export interface KnownFileKey {
  /** 1 for the first. */
  number: number;
  /** 32 bytes. */
  fingerprint: Buffer;
  /** Since when everything is sealed with it; null: it is known, but not in use yet. */
  activeFrom: Date | null;
  /** Since when a newer one has been in use. */
  supersededAt: Date | null;
  /** Since when nothing needs it and it may be absent. */
  retiredAt: Date | null;
  /** Rows that were sealed with it when they were last counted; null before that. */
  remaining: number | null;
  countedAt: Date | null;
}

/** In the order in which they came. */
export async function knownFileKeys(database: Queryable): Promise<KnownFileKey[]> {
  const rows = (await database.query(
    `select number, fingerprint, active_from as "activeFrom", superseded_at as "supersededAt", retired_at as "retiredAt",
            remaining::float8 as remaining, counted_at as "countedAt" from file_keys order by number`,
  )) as KnownFileKey[];
  return rows;
}

/** The key that everything is sealed with. */
export const activeKey = <T extends Pick<KnownFileKey, 'activeFrom' | 'supersededAt'>>(keys: readonly T[]): T | undefined =>
  keys.find(({ activeFrom, supersededAt }) => activeFrom !== null && supersededAt === null);

/** Keys that a newer one took the place of and that may still be needed. */
export const olderKeys = (keys: readonly KnownFileKey[]): KnownFileKey[] =>
  keys.filter(({ supersededAt, retiredAt }) => supersededAt !== null && retiredAt === null);

/** Fingerprints of the keys without which something could not be read; none in a database of before they were kept. */
export async function neededFingerprints(database: Queryable): Promise<Buffer[]> {
  const [row] = (await database.query(`select to_regclass('file_keys') is not null as there`)) as { there: boolean }[];
  if (!row?.there) return [];
  return (await knownFileKeys(database)).filter(({ retiredAt }) => !retiredAt).map(({ fingerprint }) => fingerprint);
}
