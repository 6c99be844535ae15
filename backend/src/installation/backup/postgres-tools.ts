import { spawn } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { QUEUE_SCHEMA } from '../../core/database/queues/queue-schema-name.js';
import { CLEAN_ENVIRONMENT, OWN_ACCOUNT, runAs } from '@themis/embedded-postgres/processes';

/** `pg_dump` and `pg_restore` of one release of PostgreSQL. */
export interface PostgresTools {
  /** Of the release, such as 18. */
  major: number;
  dump: string;
  restore: string;
}

/** How a program ended. */
interface Ended {
  ok: boolean;
  /** The first line that it complained with. */
  problem: string;
}

const VERSION_LIMIT_MS = 10_000;
/** Even for a very large database; a lock or a network that hangs must end some time. */
const RUN_LIMIT_MS = 12 * 3_600_000;
const LOCK_WAIT_MS = 30_000;
const FOLDERS_AT_MOST = 40;
const COMPLAINT_BYTES = 4096;
/** Where the packages of Debian, and those of PostgreSQL for RPM, put each release. */
const RELEASE_FOLDERS: readonly [parent: string, form: RegExp][] = [
  ['/usr/lib/postgresql', /^\d+$/],
  ['/usr', /^pgsql-\d+$/],
];

/**
 * The tools of a release that fits; null when none is found.
 * @param folders absolute, looked through in this order; else those of `PATH`, then those of packages, the latest release first
 */
export async function findPostgresTools(fits: (major: number) => boolean, folders?: readonly string[]): Promise<PostgresTools | null> {
  for (const folder of (folders ?? (await toolFolders())).slice(0, FOLDERS_AT_MOST)) {
    const [dump, restore] = [path.join(folder, 'pg_dump'), path.join(folder, 'pg_restore')];
    if (!(await isProgram(dump)) || !(await isProgram(restore))) continue;
    const { ok, stdout } = await runAs(OWN_ACCOUNT, dump, ['--version'], { limitMs: VERSION_LIMIT_MS });
    const major = ok ? Number(/^pg_dump \(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) : NaN;
    if (Number.isInteger(major) && fits(major)) return { major, dump, restore };
  }
  return null;
}

/**
 * An archive of the database in PostgreSQL's custom format, of the moment of an exported snapshot.
 * @param url of an account that may read every table
 * @returns its bytes as they come, and how it ended
 */
export function dumpArchive(
  tools: PostgresTools,
  url: string,
  snapshot: string,
  signal?: AbortSignal,
): { data: Readable; ended: Promise<Ended> } {
  return run(tools.dump, url, signal, [
    '--format=custom',
    `--snapshot=${snapshot}`,
    `--lock-wait-timeout=${LOCK_WAIT_MS}`,
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    // Its jobs are handed over again from those in the product's own tables.
    `--exclude-schema=${QUEUE_SCHEMA}`,
  ]);
}

/** Loads an archive into an empty database, in one transaction: all of it is there or nothing is. @param url of its owner */
export async function restoreArchive(tools: PostgresTools, url: string, file: string, signal?: AbortSignal): Promise<Ended> {
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments'];
  const { data, ended } = run(tools.restore, url, signal, options, file);
  data.resume();
  return ended;
}

/** The password goes by the environment, which other accounts of the machine cannot read. */
function run(
  program: string,
  url: string,
  signal: AbortSignal | undefined,
  options: readonly string[],
  ...files: string[]
): { data: Readable; ended: Promise<Ended> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const limit = AbortSignal.timeout(RUN_LIMIT_MS);
  const child = spawn(program, [...options, '--no-password', `--dbname=${address.href}`, ...files], {
    cwd: '/',
    env: { ...CLEAN_ENVIRONMENT, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    killSignal: 'SIGKILL',
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (complaint.length < COMPLAINT_BYTES) complaint += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ ok: false, problem: error.message }));
    child.once('close', (code) =>
      resolve({ ok: code === 0, problem: complaint.split('\n', 1)[0] || `it ended with ${code ?? 'a signal'}` }),
    );
  });
  // Read from now on: Node throws away what a program that has ended wrote to nobody.
  const data = new PassThrough();
  pipeline(child.stdout, data, () => undefined);
  return { data, ended };
}

async function toolFolders(): Promise<string[]> {
  const releases = await Promise.all(
    RELEASE_FOLDERS.map(async ([parent, form]) => {
      const names = (await readdir(parent).catch(() => [])).filter((name) => form.test(name));
      return names.map((name) => path.join(parent, name, 'bin'));
    }),
  );
  const byRelease = releases.flat().sort((a, b) => releaseOf(b) - releaseOf(a));
  return [...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder)), ...byRelease];
}

const releaseOf = (folder: string): number => Number(/\d+/.exec(folder)?.[0] ?? 0);

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
