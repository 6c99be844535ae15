import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-errors.js';

/** The latest that this release reads. It is raised when a release writes backups that an earlier one cannot read. */
const FORMAT = 2;
/** Without an archive of PostgreSQL's own; it is all that earlier releases read. */
const WITHOUT_ARCHIVE = 1;
export const MANIFEST_FILE = 'manifest.json';
export const BLOB_FOLDER = 'blobs';
export const INDEX_FOLDER = 'index';

const LONGEST_MANIFEST = 16 * 1024 * 1024;
/** As a table, a column or a sequence of ours is called; nothing else is ever written into a statement. */
const IDENTIFIER = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Below the folder of the backup: no segment begins with a dot. */
const RELATIVE = z
  .string()
  .regex(/^[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*){0,15}$/i)
  .max(600);

export const STORED_FILE = z.strictObject({
  /** Relative to the backup, with slashes. */
  file: RELATIVE,
  bytes: z.number().int().nonnegative(),
  /** Of the bytes as they lie in the backup. */
  sha256: SHA256,
});

const TABLE = STORED_FILE.extend({ name: IDENTIFIER, columns: z.array(IDENTIFIER).min(1), rows: z.number().int().nonnegative() });

/** The whole database a second time, as `pg_dump` writes it. */
const ARCHIVE = STORED_FILE.extend({
  /** Of the release of `pg_dump`; that of `pg_restore` or a later one reads it. */
  major: z.number().int().positive(),
});

const MANIFEST = z.strictObject({
  format: z.union([z.literal(WITHOUT_ARCHIVE), z.literal(FORMAT)]),
  /** Release of Themis that wrote it. */
  product: z.string(),
  /** Of the snapshot, ISO 8601. */
  takenAt: z.iso.datetime(),
  database: z.strictObject({
    serverVersion: z.string(),
    migrations: z.array(z.string()).min(1),
    tables: z.array(TABLE),
    sequences: z.array(z.strictObject({ name: IDENTIFIER, last: z.string().regex(/^-?\d{1,19}$/) })),
    /** In format 2, beside the tables. */
    archive: ARCHIVE.optional(),
  }),
  /** One line of JSON for each stored file: key, bytes, sha256. */
  blobs: z.strictObject({ list: STORED_FILE, count: z.number().int().nonnegative(), bytes: z.number().int().nonnegative() }),
  /** Empty where the index is to be rebuilt from the library. */
  index: z.array(STORED_FILE),
  /** File with the sealed keys; null when they were left out. */
  keys: z.literal('keys.sealed').nullable(),
});

export type StoredFile = z.infer<typeof STORED_FILE>;
export type TableCopy = z.infer<typeof TABLE>;
export type Archive = z.infer<typeof ARCHIVE>;
export type Manifest = z.infer<typeof MANIFEST>;

export const newManifest = (facts: Omit<Manifest, 'format'>): Manifest => ({
  format: facts.database.archive ? FORMAT : WITHOUT_ARCHIVE,
  ...facts,
});

/** What the sealed keys are bound to: whoever changes the manifest cannot open them any more. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The manifest of a backup, and its text.
 * @throws BackupError when the folder holds no whole backup, or one of a later release
 */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; text: string }> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`${folder} is not a whole backup: its ${MANIFEST_FILE} cannot be read (${code ?? 'error'}).`);
  });
  if (text.length > LONGEST_MANIFEST) throw new BackupError(`${folder} is not a backup of Themis: its ${MANIFEST_FILE} is too large.`);
  const parsed = parse(text);
  const format = z.object({ format: z.number() }).safeParse(parsed);
  if (format.success && format.data.format > FORMAT)
    throw new BackupError(`${folder} was written by a later release of Themis (format ${format.data.format}; this one reads ${FORMAT}).`);
  const manifest = MANIFEST.safeParse(parsed);
  if (!manifest.success) throw new BackupError(`${folder} is not a backup of Themis, or its ${MANIFEST_FILE} was changed.`);
  return { manifest: manifest.data, text };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
