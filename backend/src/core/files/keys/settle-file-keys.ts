import { ConfigError } from '../../config/config-error.js';
import type { Queryable } from '../../database/schema-state.js';
import { FileCipher } from '../file-cipher.js';
import { fingerprintOf, keyNameOf } from '../../config/file-key.js';
import { activeKey, knownFileKeys, type KnownFileKey } from './known-keys.js';
import { rowsUnder } from './needed-keys.js';
import { SEAL_NAMES } from './sealed-data.js';

const SETTING = 'FILE_ENCRYPTION_KEY';
const SEVERAL = 'FILE_ENCRYPTION_KEYS';
/**
 * A key is not given up in this time after a newer one took its place: texts that are being printed, files that wait to be fetched and
 * logins that wait for a code are sealed for some minutes, and are in no row that could be counted.
 */
const KEPT_MINUTES = 60;

/** A key that was given, in the order of the settings. */
interface GivenKey {
  key: Buffer;
  fingerprint: Buffer;
}

/**
 * Settles which file keys this database belongs to; called by one process at a time, before any other starts. Their fingerprints are
 * written down with the keys: the newest of those that are given is used from then on, and an older one may be absent only once nothing
 * needs it. Whatever does not fit stops the start, because rows of a key that nobody has could not be read.
 * @param keys newest first; none when there is none
 * @param makeKey generates one; called only when nothing was ever encrypted here
 * @throws ConfigError when a key is missing or needed, none is this database's, or they stand in the wrong order
 */
export async function settleFileKeys(database: Queryable, keys: readonly Buffer[], makeKey: () => Buffer): Promise<void> {
  const known = await knownFileKeys(database);
  if (known.length === 0) await settleFirst(database, keys, makeKey);
  else await settleChanges(database, known, keys.map(givenKey));
}

async function settleFirst(database: Queryable, keys: readonly Buffer[], makeKey: () => Buffer): Promise<void> {
  const sample = await anythingEncrypted(database);
  if (keys.length === 0 && sample !== null) throw missing();
  // Rows from before there were fingerprints: a key is taken for theirs only if it opens one of them; without one, the oldest is.
  const title = sample?.title;
  const first = title ? keys.find((key) => opens(key, title, SEAL_NAMES.documentTitle(sample.id))) : (keys.at(-1) ?? makeKey());
  if (!first) throw wrong();
  await database.query('insert into file_keys (number, fingerprint, active_from) values (1, $1, now())', [fingerprintOf(first)]);
  if (keys.length > 1) await settleChanges(database, await knownFileKeys(database), keys.map(givenKey));
}

async function settleChanges(database: Queryable, known: readonly KnownFileKey[], given: readonly GivenKey[]): Promise<void> {
  const [newest] = given;
  if (!newest) throw missing();
  const active = requireActive(known, given);
  const before = find(known, newest);
  if (before?.supersededAt) throw wrongOrder(before, active);
  for (const key of known) if (key !== active && !key.retiredAt && !isGiven(key, given)) await retire(database, key);
  for (const key of known) if (key.retiredAt && isGiven(key, given)) await takeBack(database, key);
  // The oldest first, so that numbers tell the order.
  for (const each of given.toReversed()) if (!find(known, each)) await add(database, each);
  if (before !== active) await activate(database, newest);
}

/** For a process that starts on a database that was prepared. @returns the keys, the one that everything is sealed with first */
export async function requireFileKeys(database: Queryable, keys: readonly Buffer[]): Promise<[Buffer, ...Buffer[]]> {
  const known = await knownFileKeys(database);
  const given = keys.map(givenKey);
  if (known.length === 0) throw notPrepared();
  const active = requireActive(known, given);
  for (const key of known) if (!key.retiredAt && !isGiven(key, given)) throw lacks(key, 'which the database still lists as needed');
  if (given.some((each) => !find(known, each))) throw notPrepared();
  const use = given.filter((each) => each.fingerprint.equals(active.fingerprint)).map(({ key }) => key);
  const [first = Buffer.alloc(0)] = use;
  return [first, ...keys.filter((key) => key !== first)];
}

function requireActive(known: readonly KnownFileKey[], given: readonly GivenKey[]): KnownFileKey {
  if (!known.some((key) => isGiven(key, given))) throw given.length === 0 ? missing() : wrong();
  const active = activeKey(known);
  if (!active) throw new Error('no file key of this database is in use');
  if (!isGiven(active, given)) throw lacks(active, 'which everything is sealed with');
  return active;
}

/** Why a replaced key may not be given up yet, to follow "which is"; null when it may. Looks at everything that is sealed. */
export async function whyNeeded(database: Queryable, key: KnownFileKey): Promise<string | null> {
  const rows = await rowsUnder(database, key);
  if (rows.size > 0) return `still needed (${[...rows].map(([table, count]) => `${table}: ${count}`).join(', ')})`;
  const free = (key.supersededAt?.getTime() ?? 0) + KEPT_MINUTES * 60_000;
  if ((await now(database)) >= free) return null;
  return `kept for ${KEPT_MINUTES} minutes after another took its place, until ${new Date(free).toISOString()}`;
}

/** Gives up a key that is not given any more. @throws ConfigError while something needs it */
async function retire(database: Queryable, key: KnownFileKey): Promise<void> {
  const why = key.activeFrom === null ? null : await whyNeeded(database, key);
  if (why !== null) throw lacks(key, `which is ${why}`);
  // What is listed there has since been removed.
  await database.query('delete from unreadable_seals');
  await database.query('update file_keys set retired_at = now(), remaining = 0, counted_at = now() where number = $1', [key.number]);
}

/** What could not be opened before may open now. */
async function takeBack(database: Queryable, { number }: KnownFileKey): Promise<void> {
  await database.query('update file_keys set retired_at = null, remaining = null, counted_at = null where number = $1', [number]);
  await database.query('delete from unreadable_seals');
}

async function add(database: Queryable, { fingerprint }: GivenKey): Promise<void> {
  await database.query('insert into file_keys (number, fingerprint) select max(number) + 1, $1 from file_keys', [fingerprint]);
}

async function activate(database: Queryable, { fingerprint }: GivenKey): Promise<void> {
  await database.query('update file_keys set superseded_at = now() where active_from is not null and superseded_at is null');
  await database.query('update file_keys set active_from = now() where fingerprint = $1', [fingerprint]);
  await database.query('delete from unreadable_seals');
}

const givenKey = (key: Buffer): GivenKey => ({ key, fingerprint: fingerprintOf(key) });
const find = (known: readonly KnownFileKey[], { fingerprint }: GivenKey): KnownFileKey | undefined =>
  known.find((key) => key.fingerprint.equals(fingerprint));
const isGiven = ({ fingerprint }: KnownFileKey, given: readonly GivenKey[]): boolean =>
  given.some((each) => each.fingerprint.equals(fingerprint));

async function now(database: Queryable): Promise<number> {
  const [row] = (await database.query('select now() as now')) as { now: Date }[];
  return row?.now.getTime() ?? 0;
}

async function anythingEncrypted(database: Queryable): Promise<{ id: string; title: Buffer | null } | null> {
  const [row] = (await database.query(
    `(select id, sealed_title as title from documents limit 1)
     union all (select id, null from reference_files limit 1) limit 1`,
  )) as { id: string; title: Buffer | null }[];
  return row ?? null;
}

function opens(key: Buffer, sealed: Buffer, name: string): boolean {
  try {
    new FileCipher({ fileEncryptionKey: key }).decrypt(sealed, name);
    return true;
  } catch {
    return false;
  }
}

const missing = (): ConfigError =>
  new ConfigError(
    SETTING,
    'is missing: this database was used with a key that is neither set nor in secrets/file-encryption-key of the data folder. ' +
      'Put that key back from a backup. No new one is made, since the files that the old one encrypted could not be read with it. Nothing was changed.',
  );

const wrong = (): ConfigError =>
  new ConfigError(
    SETTING,
    'is not the key that this database was used with, so that nothing that users stored could be read. ' +
      'Set the right one, or put secrets/file-encryption-key of the data folder back from a backup. Nothing was changed.',
  );

const lacks = ({ fingerprint }: KnownFileKey, why: string): ConfigError =>
  new ConfigError(
    SEVERAL,
    `(or secrets/file-encryption-key of the data folder) lacks the key ${keyNameOf(fingerprint)}, ${why}. ` +
      'Put it back behind the newest one; "npm run keys -- status" says when it may go. Nothing was changed.',
  );

const wrongOrder = (older: KnownFileKey, active: KnownFileKey): ConfigError =>
  new ConfigError(
    SEVERAL,
    `(or secrets/file-encryption-key of the data folder) begins with the key ${keyNameOf(older.fingerprint)}, in whose place ` +
      `${keyNameOf(active.fingerprint)} is used since ${active.activeFrom?.toISOString() ?? ''}. Name the newest key first. Nothing was changed.`,
  );

const notPrepared = (): ConfigError =>
  new ConfigError(SETTING, 'is not known to the database yet. Run "node backend/dist/setup.js" once first.');
