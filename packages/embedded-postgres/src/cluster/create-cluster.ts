import { chownSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from '../processes/account.js';
import type { Binaries } from './binaries.js';
import type { Names } from './names.js';
import { locationFile } from './data-directory.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { canReach } from './reach.js';
import { runAs } from '../processes/run-as.js';
import { trustedDirectory } from '../processes/trusted-directory.js';

const INITDB_LIMIT_MS = 120_000;
// Without an encoding and a locale of our own, an empty environment gives a database in SQL_ASCII.
const CLUSTER_FLAGS = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

export interface ClusterRequest {
  preferred: string;
  account: Account;
  binaries: Binaries;
  password: string;
  systemDirectory: string;
  fast: boolean;
  names: Names;
}

/**
 * Makes an empty database at `preferred` (whose parent exists), or below `systemDirectory` when the account cannot get to `preferred`; the
 * location is then recorded. The final name (or the record) appears only when initdb is done, so that one which was
 * killed leaves nothing that looks like a database.
 * @returns the directory.
 */
export async function createCluster(request: ClusterRequest): Promise<string> {
  const { preferred, account, binaries } = request;
  const parent = path.dirname(preferred);
  const draftPrefix = `${path.basename(preferred)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(draftPrefix)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const draft = privateDirectory(path.join(parent, draftPrefix), account);
  if (await canReach(binaries, account, draft)) {
    await initdb(draft, request);
    renameSync(draft, preferred);
    return preferred;
  }
  rmSync(draft, { recursive: true });
  const system = trustedDirectory(request.systemDirectory);
  if (system === null) throw unreachable(preferred, account, request.names);
  const elsewhere = privateDirectory(path.join(system, 'data-'), account);
  await initdb(elsewhere, request);
  writeFileSync(locationFile(preferred), `${elsewhere}\n`);
  return elsewhere;
}

async function initdb(directory: string, { account, binaries, password, fast, names }: ClusterRequest): Promise<void> {
  const secret = privateDirectory(path.join(os.tmpdir(), `${names.product}-initdb-`), account);
  try {
    const passwordFile = path.join(secret, 'password');
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    own(passwordFile, account);
    const args = ['-D', directory, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...CLUSTER_FLAGS];
    const { ok, stderr } = await runAs(account, binaries.initdb, fast ? [...args, '--no-sync'] : args, { limitMs: INITDB_LIMIT_MS });
    if (ok) return;
    rmSync(directory, { recursive: true, force: true });
    throw new EmbeddedPostgresError('DATABASE_START_FAILED', `The database could not be created in ${directory}: ${stderr.trim()}`);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
}

function privateDirectory(prefix: string, account: Account): string {
  const directory = mkdtempSync(prefix);
  own(directory, account);
  return directory;
}

function own(file: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

function unreachable(directory: string, account: Account, names: Names): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_FOLDER_UNREACHABLE',
    `PostgreSQL runs as ${account.name}, which cannot get to ${directory}. Set ${names.directory} to a folder whose parents are open to others (chmod o+x).`,
  );
}
