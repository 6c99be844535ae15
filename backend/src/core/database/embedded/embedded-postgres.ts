import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountFor } from './server-account.js';
import { reachableBinaries } from './cluster/binaries.js';
import { createCluster } from './cluster/create-cluster.js';
import { createDatabaseIfMissing } from './cluster/create-database.js';
import { dataDirectoryOf, inspectDataDirectory } from './cluster/data-directory.js';
import { EmbeddedPostgresError } from './cluster/embedded-postgres-error.js';
import { freePort } from './process/free-port.js';
import { stopLeftover } from './process/leftover-server.js';
import { databasePassword } from './cluster/password.js';
import { findPackage } from './cluster/postgres-package.js';
import { canReach } from './cluster/reach.js';
import { resetPassword } from './cluster/reset-password.js';
import { ROLES, rolePassword, settleRoles, type Role } from './roles.js';
import { ServerStartFailure, startServer, type ServerProcess, type ServerRequest } from './process/server-process.js';

const DATABASE = 'themis';
const STOP_GRACE_MS = 9_000;
const START_ATTEMPTS = 5;
const RETRY_AFTER_MS = 500;
/** Another process took the port in between, or a backend of a killed server is about to end. */
const PASSING = /could not bind|Address already in use|shared memory block .{0,200} still in use/i;

export interface EmbeddedPostgresOptions {
  /** Where the data should be; the password goes to `secrets` beside it. */
  directory: string;
  /** For tests: much faster, and loses data when the machine stops. */
  fast?: boolean;
  /** A port to keep after a restart; default a free one. */
  port?: number;
  /** Receives the lines of the server's log. */
  log?: (line: string) => void;
  /** Holds programs and data that the server's account cannot reach elsewhere; only used as root. */
  systemDirectory?: string;
  /** Overrides the installed npm package with the server's programs. */
  packageDirectory?: string;
}

/** A PostgreSQL server that lives as long as this process. */
export interface EmbeddedPostgres {
  /** Where the data really is; differs from the wish when the server's account could not get there. */
  directory: string;
  port: number;
  pid: number;
  /** The database was made by this start. */
  created: boolean;
  /** A server that an earlier, killed process left behind was ended first. */
  recovered: boolean;
  /** For the superuser, who is for tests and for what only it may do. */
  url(database?: string): string;
  /** For one of the accounts that the product uses. */
  roleUrl(role: Role): string;
  /** Resolves when the server has ended, asked or not. */
  exited: Promise<void>;
  /** Smart, then fast shutdown; after `graceMs` (default 9000) an immediate one, which loses nothing either. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts PostgreSQL from the npm binaries on a free port of 127.0.0.1, making the database on the first start.
 * @throws EmbeddedPostgresError with a text for the person who starts the product.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory: preferred, fast = false, log = () => undefined, systemDirectory = '/var/lib/themis' } = options;
  const source = findPackage(options.packageDirectory);
  mkdirSync(path.dirname(preferred), { recursive: true });
  const existing = dataDirectoryOf(preferred);
  const state = inspectDataDirectory(existing, source.major);
  const account = accountFor(existing);
  const binaries = await reachableBinaries(source, account, systemDirectory);
  try {
    const password = databasePassword(path.join(path.dirname(preferred), 'secrets'));
    const created = state === 'absent';
    const directory = created
      ? await createCluster({ preferred, account, binaries, password: password.value, systemDirectory, fast })
      : existing;
    if (!created && !(await canReach(binaries, account, directory))) throw noLongerReachable(directory, account.name);
    const recovered = !created && (await stopLeftover(directory));
    if (!created && password.fresh) await resetPassword(binaries, account, directory, password.value);

    const { server, port } = await startWithRetries({ binaries, account, directory, fast, log }, options.port);
    void server.exited.then(() => binaries.dispose());
    const url = (database = DATABASE) => `postgres://postgres:${password.value}@127.0.0.1:${port}/${database}`;
    const roleUrl = (role: Role) => `postgres://${ROLES[role]}:${rolePassword(password.value, role)}@127.0.0.1:${port}/${DATABASE}`;
    const { pid, exited } = server;
    const stop = (graceMs = STOP_GRACE_MS) => server.stop(graceMs);
    try {
      await createDatabaseIfMissing(url('postgres'), DATABASE);
      await settleRoles(url());
    } catch (error) {
      await stop();
      throw refused(directory, error);
    }
    return { directory, port, pid, created, recovered, url, roleUrl, exited, stop };
  } catch (error) {
    binaries.dispose();
    throw error;
  }
}

async function startWithRetries(
  request: Omit<ServerRequest, 'port'>,
  preferredPort?: number,
): Promise<{ server: ServerProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = preferredPort ?? (await freePort());
    try {
      return { server: await startServer({ ...request, port }), port };
    } catch (error) {
      if (!(error instanceof ServerStartFailure)) throw error;
      if (attempt === START_ATTEMPTS || !PASSING.test(error.message)) throw startFailed(request.directory, error);
      await delay(RETRY_AFTER_MS);
    }
  }
}

function startFailed(directory: string, cause: ServerStartFailure): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_START_FAILED',
    `The database in ${directory} cannot be started; nothing in it was replaced. PostgreSQL says:\n${cause.message}`,
    cause,
  );
}

function refused(directory: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_START_FAILED',
    `The database in ${directory} started but cannot be opened; nothing in it was changed. PostgreSQL says: ${(cause as Error).message}. ` +
      'If it is about the password, remove secrets/postgres-password from the data folder: a new one is then set.',
    cause,
  );
}

function noLongerReachable(directory: string, account: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_FOLDER_UNREACHABLE',
    `PostgreSQL runs as ${account}, which can no longer get to ${directory}. Open the folders above it again (chmod o+x). Nothing was changed.`,
  );
}
