import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { blobStoreOf } from '../../adapters/blob-store-of.js';
import { copyIndexOf } from '../../adapters/index-copy.js';
import type { AppConfig } from '../../core/config/config.js';
import { loadConfig } from '../../core/config/load-config.js';
import { loadSecrets, type RawSettings } from '../../core/config/load-secrets.js';
import { readSettings } from '../../core/config/read-settings.js';
import { StartRefusal } from '../../core/config/start-refusal.js';
import { AppError } from '../../core/errors/app-error.js';
import { setUpLoggers } from '../../core/observability/loggers.js';
import type { BlobStore } from '../../ports/blob-store/blob-store.js';
import { type CliOutput, terminalOutput } from '../terminal-output.js';
import { BackupError } from './backup-errors.js';
import { recordBackup } from './backup-time.js';
import { createBackup, megabytes } from './create-backup.js';
import type { Manifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';
import { verifyBackup } from './verify-backup.js';

export const BACKUP_USAGE = `usage: npm run backup -- <folder> [--without-keys]
       npm run backup -- verify <folder>
       npm run backup -- restore <folder>

The first writes a backup of the installation into a new folder, also while the product runs: database, stored files, search index, and
the keys, sealed with BACKUP_PASSPHRASE. --without-keys leaves them out; without them nobody can read users' files again.
verify reads every file of a backup, and opens the keys if BACKUP_PASSPHRASE is set.
restore makes the installation that the settings name, which must be empty, what was backed up.`;

export interface BackupCliRun {
  config: AppConfig;
  settings: RawSettings;
  output: CliOutput;
  signal?: AbortSignal;
}

interface Command {
  name: 'create' | 'verify' | 'restore';
  /** Absolute. */
  folder: string;
  withoutKeys: boolean;
}

function commandOf(args: readonly string[]): Command | null {
  try {
    const options = { 'without-keys': { type: 'boolean', default: false }, from: { type: 'string', default: '.' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [first, second, ...rest] = positionals;
    if (!first || rest.length > 0) return null;
    const named = first === 'verify' || first === 'restore';
    const given = named ? second : first;
    if (!given || (!named && second) || (named && values['without-keys'])) return null;
    return { name: named ? first : 'create', folder: path.resolve(values.from, given), withoutKeys: values['without-keys'] };
  } catch {
    return null;
  }
}

/** @returns the exit code: 1 when something is wrong with the backup or with what was backed up, 2 for wrong arguments */
export async function runBackupCli(args: readonly string[], run: BackupCliRun): Promise<number> {
  const command = commandOf(args);
  if (!command) {
    run.output.say(BACKUP_USAGE);
    return 2;
  }
  try {
    if (command.name === 'verify') return await verify(command, run);
    return await (command.name === 'create' ? create(command, run) : restore(command, run));
  } catch (error) {
    const told = error instanceof StartRefusal || error instanceof AppError;
    if (!told && error !== run.signal?.reason) throw error;
    run.output.say(told ? error.message : 'Stopped. Nothing was kept.');
    return 1;
  }
}

async function create({ folder, withoutKeys }: Command, { config, settings, output, signal }: BackupCliRun): Promise<number> {
  if (!withoutKeys && config.backupPassphrase === null) {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not set. The keys of the installation belong into a backup, sealed with a passphrase of at least 12 characters; ' +
        'with --without-keys they are left out, and you keep them yourself.',
    );
  }
  const keys =
    withoutKeys || config.backupPassphrase === null
      ? null
      : { secrets: loadSecrets(config, settings), passphrase: config.backupPassphrase };
  return withStore(config, async (blobs) => {
    const sources = { databaseUrl: databaseUrlOf(config), blobs, copyIndex: (target: string) => copyIndexOf(config.index, target), keys };
    const { manifest, lost, archiveProblem } = await createBackup(folder, sources, { signal, onProgress: (note) => output.progress(note) });
    output.say(`Backed up to ${folder}: ${summary(manifest)}`);
    // The backup is whole without it.
    await recordBackup(sources.databaseUrl, manifest.takenAt).catch((error: unknown) =>
      output.say(`That it was made could not be written down, so monitoring counts from the one before: ${(error as Error).message}`),
    );
    if (manifest.index.length === 0) output.say('The search index is not in it; it is rebuilt from the library after a restore.');
    if (archiveProblem !== null)
      output.say(`An archive of PostgreSQL's own is not in it (${archiveProblem}); the copy of the product's own is.`);
    if (lost.count === 0) return 0;
    output.say(`${lost.count} files that the database names are not in the store any more, and so not in the backup:`);
    for (const key of lost.examples) output.say(`  ${key}`);
    return 1;
  });
}

async function verify({ folder }: Command, { config, output, signal }: BackupCliRun): Promise<number> {
  const passphrase = config.backupPassphrase ?? undefined;
  const { manifest, files, problems, keysOpened } = await verifyBackup(folder, {
    passphrase,
    signal,
    onProgress: (note) => output.progress(note),
  });
  for (const problem of problems) output.say(problem);
  if (problems.length > 0) return 1;
  output.say(`${files} files are as they were written: ${summary(manifest)}, of ${manifest.takenAt}, by Themis ${manifest.product}`);
  if (manifest.keys === null) output.say('It holds no keys.');
  else if (!keysOpened) output.say('The keys were not opened, since BACKUP_PASSPHRASE is not set.');
  return 0;
}

async function restore({ folder }: Command, { config, settings, output, signal }: BackupCliRun): Promise<number> {
  return withStore(config, async (blobs) => {
    const target = { config, settings, databaseUrl: databaseUrlOf(config), blobs, passphrase: config.backupPassphrase ?? undefined };
    const { manifest, keyFiles } = await restoreBackup(folder, target, { signal, onProgress: (note) => output.progress(note) });
    output.say(`Restored ${summary(manifest)}, as of ${manifest.takenAt}`);
    for (const file of keyFiles) output.say(`Written: ${file}`);
    if (manifest.keys === null) output.say('The backup holds no keys: put them back before you start the product.');
    return 0;
  });
}

const summary = ({ database, blobs }: Manifest): string =>
  `${database.tables.length} tables with ${database.tables.reduce((sum, { rows }) => sum + rows, 0)} rows${
    database.archive ? ` (also as an archive of pg_dump ${database.archive.major})` : ''
  }, ` + `${blobs.count} stored files with ${megabytes(blobs.bytes)} MB`;

function databaseUrlOf({ database }: AppConfig): string {
  if (database.kind === 'external') return database.url;
  throw new BackupError('DATABASE_URL is not set; with the embedded database use "npm run backup".');
}

async function withStore<T>({ storage }: AppConfig, use: (blobs: BlobStore) => Promise<T>): Promise<T> {
  const blobs = await blobStoreOf(storage);
  await blobs.init();
  try {
    return await use(blobs);
  } finally {
    await blobs.close();
  }
}

function main(): Promise<number> {
  const settings = readSettings(path.resolve(import.meta.dirname, '../../../..'), process.env);
  const config = loadConfig(settings);
  setUpLoggers({ level: 'error', pretty: config.log.pretty, sink: (text) => void process.stderr.write(text) });
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error('stopped')));
  return runBackupCli(process.argv.slice(2), { config, settings, output: terminalOutput(), signal: stop.signal });
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await main().catch((error: unknown) => {
    // A malformed setting says what is wrong with it; a stack would only hide that.
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
}
