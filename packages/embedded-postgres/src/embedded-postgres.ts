import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountFor } from './server-account.js';
import { reachableBinaries } from './cluster/binaries.js';
import { createCluster } from './cluster/create-cluster.js';
import { dataDirectoryOf, inspectDataDirectory } from './cluster/data-directory.js';
import { EmbeddedPostgresError } from './cluster/embedded-postgres-error.js';
import { freePort } from './process/free-port.js';
import { stopLeftover } from './process/leftover-server.js';
import { findPackage } from './cluster/postgres-package.js';
import { canReach } from './cluster/reach.js';
import { resetPassword } from './cluster/reset-password.js';
import type { Names } from './cluster/names.js';
import { ServerStartFailure, startServer, type ServerProcess, type ServerRequest } from './process/server-process.js';

const STOP_GRACE_MS = 9_000;
const START_ATTEMPTS = 5;
const RETRY_AFTER_MS = 500;
/** Another process took the port in between, or a backend of a killed server is about to end. */
const PASSING = /could not bind|Address already in use|shared memory block .{0,200} still in use/i;

/** The superuser's password. */
export interface Password {
  value: string;
  /** It was made now: a server that is there already has another one. */
  fresh: boolean;
}

export interface EmbeddedPostgresOptions {
  /** Where the data should be. */
  directory: string;
  names: Names;
  /** Asked for once it is known that the data can be used. */
  password: () => Password;
  /** Makes databases and accounts, with the address of one by its name; where it fails, the server is stopped and the start refused. */
  prepare?: (url: (database: string) => string) => Promise<void>;
  /** For tests: much faster, and loses data when the machine stops. */
  fast?: boolean;
  /** A port to keep after a restart; default a free one. */
  port?: number;
  /** Receives the lines of the server's log. */
  log?: (line: string) => void;
  /** Holds programs and data that the server's account cannot reach elsewhere; only used as root. */
  systemDirectory: string;
  /** Overrides the installed npm package with the server's programs. */
  packageDirectory?: string;
}

/** A PostgreSQL server that lives as long as this process. */
export interface EmbeddedPostgres {
  /** Where the data really is; differs from the wish when the server's account could not get there. */
  directory: string;
  port: number;
  pid: number;
  /** The data were made by this start. */
  created: boolean;
  /** A server that an earlier, killed process left behind was ended first. */
  recovered: boolean;
  /** The address of a database for the superuser. */
  url(database: string): string;
  /** Resolves when the server has ended, asked or not. */
  exited: Promise<void>;
  /** Smart, then fast shutdown; after `graceMs` (default 9000) an immediate one, which loses nothing either. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts PostgreSQL from the npm binaries on a free port of 127.0.0.1, making its data on the first start.
 * @throws EmbeddedPostgresError with a text for the person who starts the product.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory: preferred, names, fast = false, log = () => undefined, systemDirectory } = options;
  const source = findPackage(names, options.packageDirectory);
  mkdirSync(path.dirname(preferred), { recursive: true });
  const existing = dataDirectoryOf(preferred);
  const state = inspectDataDirectory(existing, source.major);
  const account = accountFor(existing, names);
  const binaries = await reachableBinaries(source, account, systemDirectory, names);
  try {
    const password = options.password();
    const created = state === 'absent';
    const directory = created
      ? await createCluster({ preferred, account, binaries, password: password.value, systemDirectory, fast, names })
      : existing;
    if (!created && !(await canReach(binaries, account, directory))) throw noLongerReachable(directory, account.name);
    const recovered = !created && (await stopLeftover(directory, names));
    if (!created && password.fresh) await resetPassword(binaries, account, directory, password.value);

    const { server, port } = await startWithRetries({ binaries, account, directory, fast, log, names }, options.port);
    void server.exited.then(() => binaries.dispose());
    const url = (database: string) => `postgres://postgres:${password.value}@127.0.0.1:${port}/${database}`;
    const { pid, exited } = server;
    const stop = (graceMs = STOP_GRACE_MS) => server.stop(graceMs);
    try {
      await options.prepare?.(url);
    } catch (error) {
      await stop();
      throw refused(directory, names, error);
    }
    return { directory, port, pid, created, recovered, url, exited, stop };
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

function refused(directory: string, names: Names, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_START_FAILED',
    `The database in ${directory} started but cannot be opened; nothing in it was changed. PostgreSQL says: ${(cause as Error).message}. ` +
      `If it is about the password, remove ${names.password} from the data folder: a new one is then set.`,
    cause,
  );
}

function noLongerReachable(directory: string, account: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_FOLDER_UNREACHABLE',
    `PostgreSQL runs as ${account}, which can no longer get to ${directory}. Open the folders above it again (chmod o+x). Nothing was changed.`,
  );
}
