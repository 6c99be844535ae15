import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findPackage, processFacts } from '@themis/embedded-postgres';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/core/database/embedded/embedded-postgres.js';
import { migrate } from '../../src/core/database/migrate.js';
import { isSuperuser } from '../../src/core/database/database-role.js';

const support = path.join(import.meta.dirname, '../support');
const asRoot = process.getuid?.() === 0 ? it : it.skip;
const onLinux = process.platform === 'linux' ? it : it.skip;

/** Of the composed account, for one test. */
const PASSWORD = 'a-sample-password-only';

/** A data folder that was made once: a test that is not about the making begins with a copy of it. */
let made: string;
let root: string;
let dataDir: string;
let directory: string;
let systemDirectory: string;
let running: EmbeddedPostgres[];
let children: ChildProcess[];

beforeAll(async () => {
  made = mkdtempSync(path.join(os.tmpdir(), 'themis-made-'));
  chmodSync(made, 0o755);
  const server = await startEmbeddedPostgres({
    directory: path.join(made, 'postgres'),
    systemDirectory: path.join(made, 'system'),
    fast: true,
  });
  await server.stop(2000);
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** Puts what was made into a folder, with the account that owns it. */
const copyMade = (folder: string) => execFileSync('cp', ['-pR', made, folder]);

beforeEach(() => {
  // With what stands in the paths of people who write in other scripts and name folders in several words.
  root = mkdtempSync(path.join(os.tmpdir(), 'themis Ärger क़ानून '));
  chmodSync(root, 0o755);
  dataDir = path.join(root, 'data');
  directory = path.join(dataDir, 'postgres');
  systemDirectory = path.join(root, 'system');
  running = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map((server) => server.stop(2000)));
  rmSync(root, { recursive: true, force: true });
});

async function start(options: { packageDirectory?: string; fast?: boolean } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory, systemDirectory, fast: true, ...options });
  running.push(server);
  return server;
}

async function startInChild(env: NodeJS.ProcessEnv = process.env): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = fork(path.join(support, 'embedded-postgres-process.ts'), [directory, systemDirectory], {
    execArgv: ['--import', path.join(support, 'typescript-loader.mjs')],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ url: string; pid: number }];
  return { child, ...message };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const refusalOf = (error: Error) => error.message;

async function eventuallyGone(pid: number): Promise<void> {
  for (let waited = 0; processFacts(pid) !== 'gone'; waited += 20) {
    if (waited > 15_000) throw new Error(`process ${pid} still runs`);
    await delay(20);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('an embedded PostgreSQL that runs', () => {
  let home: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    home = mkdtempSync(path.join(os.tmpdir(), 'themis-running-'));
    chmodSync(home, 0o755);
    copyMade(path.join(home, 'data'));
    const [directory, systemDirectory] = [path.join(home, 'data', 'postgres'), path.join(home, 'system')];
    server = await startEmbeddedPostgres({ directory, systemDirectory, fast: true });
  });
  afterAll(async () => {
    await server.stop(2000);
    rmSync(home, { recursive: true, force: true });
  });

  it('listens on 127.0.0.1 only, asks for a password and keeps that private', async () => {
    const [addresses] = await query(
      server.url(),
      "select current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as unix",
    );
    expect(addresses).toEqual({ tcp: '127.0.0.1', unix: '' });
    await expect(query(`postgres://postgres:wrong@127.0.0.1:${server.port}/themis`, 'select 1')).rejects.toThrow(/password/);
    expect(statSync(path.join(home, 'data', 'secrets', 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('gives the product an account that reads and writes rows and nothing more', async () => {
    const [owner, application] = [server.roleUrl('owner'), server.roleUrl('application')];
    for (const url of [owner, application])
      expect(
        await query(url, 'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user'),
      ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
    await migrate(owner);
    expect(await query(application, 'select count(*)::int as count from token_ledger')).toEqual([{ count: 0 }]);
    for (const forbidden of [
      'create table more (one integer)',
      'alter table token_ledger disable trigger all',
      'drop trigger token_ledger_append_only on token_ledger',
      'truncate token_ledger',
      'create role more',
      "copy token_ledger to program 'true'",
      "select pg_read_file('PG_VERSION')",
    ])
      await expect(query(application, forbidden)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('tells an account that nothing binds from one of the product', async () => {
    const asked = (url: string) => isSuperuser({ query: (text) => query(url, text) });
    expect(await asked(server.url())).toBe(true);
    expect(await asked(server.roleUrl('owner'))).toBe(false);
    expect(await asked(server.roleUrl('application'))).toBe(false);
  });
});

describe('embedded PostgreSQL', () => {
  it('makes the database once and keeps its rows over a restart', async () => {
    const first = await start();
    expect(first.created).toBe(true);
    await query(first.url(), 'create table kept as select 42 as answer');
    await first.stop();

    const second = await start();
    expect(second.created).toBe(false);
    expect(second.recovered).toBe(false);
    expect(await query(second.url(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('ends at once when somebody else tells it to, although connections are open, and can be started again', async () => {
    copyMade(dataDir);
    const first = await start();
    const client = new pg.Client({ connectionString: first.url(), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGTERM');
    await first.exited;
    await expect(client.query('select 1')).rejects.toThrow();

    const second = await start();
    expect(second.recovered).toBe(false);
    expect(await query(second.url(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('lets connections finish when it is stopped in order', async () => {
    copyMade(dataDir);
    const server = await start();
    const client = new pg.Client({ connectionString: server.url(), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    const stopped = server.stop();
    await expect(query(server.url(), 'select 1').then(() => 'let in', refusalOf)).resolves.toMatch(/shutting down|let in/);
    expect((await client.query('select 42 as answer')).rows).toEqual([{ answer: 42 }]);
    await client.end();
    await stopped;
  });

  it('lets docker-compose.yml make an account that owns its database, and is not a superuser', async () => {
    copyMade(dataDir);
    const server = await start();
    const compose = readFileSync(path.join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');
    const script = /^ {2}postgres-account:\n {4}content: \|\n((?: {6}.+\n)+)/m.exec(compose)?.[1] ?? '';
    // Two words of psql, which the image of PostgreSQL runs the script with: a variable from the environment, and its use.
    const statements = script
      .replace('\\getenv password POSTGRES_PASSWORD\n', '')
      .replaceAll(":'password'", `'${PASSWORD}'`)
      .split(';')
      .map((statement) => statement.replace(/\b(role|database|owner) themis\b/g, '$1 themis_composed').trim())
      .filter(Boolean);
    expect(statements).toHaveLength(3);
    for (const statement of statements) await query(server.url(), statement);
    const url = new URL(server.url());
    Object.assign(url, { username: 'themis_composed', password: PASSWORD, pathname: '/themis_composed' });
    expect(await isSuperuser({ query: (text) => query(url.href, text) })).toBe(false);
    await migrate(url.href);
    expect(await query(url.href, 'select count(*)::int as count from token_ledger')).toEqual([{ count: 0 }]);
    await expect(query(url.href, "copy token_ledger to program 'true'")).rejects.toThrow(/permission denied|must be/);
    // Nobody comes in as the superuser any more, with whatever password.
    await expect(query(server.url(), 'select 1')).rejects.toThrow(/password/);
  });

  it('converts a database that its superuser made, and keeps its rows', async () => {
    copyMade(dataDir);
    const first = await start();
    await migrate(first.url());
    await query(first.url(), "create type shade as enum ('light'); create table old_rows as select 'light'::shade as shade");
    await first.stop();

    const second = await start();
    expect(await query(second.roleUrl('application'), 'select shade from old_rows')).toEqual([{ shade: 'light' }]);
    expect(
      await query(
        second.url(),
        `select count(*)::int as count from pg_class where relnamespace in ('public'::regnamespace, 'bullmq'::regnamespace)
           and relowner = 'postgres'::regrole and relkind in ('r', 'S', 'v')`,
      ),
    ).toEqual([{ count: 0 }]);
    await query(second.roleUrl('owner'), 'alter table old_rows add column more integer');
    expect(await migrate(second.roleUrl('owner'))).toEqual([]);
  });

  it('stores text as UTF-8 when it starts with an empty environment', async () => {
    const { child, url } = await startInChild({});
    expect(await query(url, "select current_setting('server_encoding') as encoding, upper('é धारा') as text")).toEqual([
      { encoding: 'UTF8', text: 'É धारा' },
    ]);
    await kill(child);
  });

  it('ends by itself when the process that started it is killed, and the next start has every row', async () => {
    copyMade(dataDir);
    const { child, url, pid } = await startInChild();
    await query(url, 'create table kept as select 1 as answer');
    await kill(child);
    await eventuallyGone(pid);
    const server = await start();
    expect(await query(server.url(), 'select answer from kept')).toEqual([{ answer: 1 }]);
  });

  onLinux('takes over from a server that outlived its killed starter', async () => {
    copyMade(dataDir);
    const { child, url, pid } = await startInChild();
    await query(url, 'create table kept as select 2 as answer');
    const [watch] = childrenOf(child.pid as number).filter((id) => id !== pid);
    process.kill(watch as number, 'SIGKILL');
    await kill(child);
    expect(processFacts(pid)).not.toBe('gone');

    const server = await start();
    expect(server.recovered).toBe(true);
    expect(await query(server.url(), 'select answer from kept')).toEqual([{ answer: 2 }]);
    expect(processFacts(pid)).toBe('gone');
  });

  it('recovers from a server that was killed itself', async () => {
    copyMade(dataDir);
    const first = await start({ fast: false });
    await query(first.url(), 'create table kept as select 3 as answer');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const second = await start({ fast: false });
    expect(await query(second.url(), 'select answer from kept')).toEqual([{ answer: 3 }]);
  });

  it('is not misled by the number of another process in postmaster.pid', async () => {
    copyMade(dataDir);
    await (await start()).stop();
    writeFileSync(path.join(directory, 'postmaster.pid'), `${process.pid}\n${directory}\n`);
    const server = await start();
    expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a second server on the same folder and leaves the first alone', async () => {
    copyMade(dataDir);
    const first = await start();
    await expect(start()).rejects.toMatchObject({ code: 'DATABASE_IN_USE', message: expect.stringContaining(String(process.pid)) });
    expect(await query(first.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('begins again after a first start that was cut short', async () => {
    mkdirSync(path.join(dataDir, 'postgres.new-cut'), { recursive: true });
    writeFileSync(path.join(dataDir, 'postgres.new-cut', 'PG_VERSION'), '18\n');
    const server = await start();
    expect(server.created).toBe(true);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'secrets']);
  });

  it('sets a new password when the file with it is lost', async () => {
    copyMade(dataDir);
    await (await start()).stop();
    rmSync(path.join(dataDir, 'secrets'), { recursive: true });
    const server = await start();
    expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says what PostgreSQL says about a damaged folder and replaces nothing in it', async () => {
    copyMade(dataDir);
    await (await start()).stop();
    const control = path.join(directory, 'global', 'pg_control');
    writeFileSync(control, 'x');
    await expect(start()).rejects.toMatchObject({ code: 'DATABASE_START_FAILED', message: expect.stringContaining('pg_control') });
    expect(readFileSync(control, 'utf8')).toBe('x');
    expect(existsSync(path.join(directory, 'PG_VERSION'))).toBe(true);
  });

  it('runs from a copy when the links were never made and the installation is closed to others', async () => {
    const source = findPackage({ product: 'themis', directory: 'DATA_DIR', url: 'DATABASE_URL', password: '' }).directory;
    const packageDirectory = path.join(root, 'closed');
    mkdirSync(packageDirectory, { mode: 0o700 });
    for (const name of ['native', 'package.json']) {
      cpSync(path.join(source, name), path.join(packageDirectory, name), {
        recursive: true,
        filter: (file) => !/\.so(\.\d+)?$/.test(file) || !isLink(source, file),
      });
    }
    const server = await start({ packageDirectory });
    expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
    if (process.getuid?.() !== 0) return;
    const [copy = ''] = readdirSync(systemDirectory);
    expect(copy).toMatch(/^postgresql-18/);
    expect(statSync(path.join(systemDirectory, copy)).mode & 0o777).toBe(0o755);
  });

  asRoot('keeps the data where the account can get to when the data folder is closed to it, and finds it again', async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const first = await start();
    expect(path.dirname(first.directory)).toBe(systemDirectory);
    expect(statSync(first.directory).mode & 0o777).toBe(0o700);
    expect(readFileSync(`${directory}-location`, 'utf8').trim()).toBe(first.directory);
    await query(first.url(), 'create table kept as select 4 as answer');
    await first.stop();

    const second = await start();
    expect(second.directory).toBe(first.directory);
    expect(await query(second.url(), 'select answer from kept')).toEqual([{ answer: 4 }]);
  });

  asRoot('never begins an empty database because the folder with the data was closed', async () => {
    copyMade(dataDir);
    await (await start()).stop();
    chmodSync(dataDir, 0o700);
    await expect(start()).rejects.toMatchObject({ code: 'DATABASE_FOLDER_UNREACHABLE' });
    chmodSync(dataDir, 0o755);
    expect((await start()).created).toBe(false);
  });
});

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function isLink(source: string, file: string): boolean {
  const links = JSON.parse(readFileSync(path.join(source, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  return links.some(({ target }) => path.join(source, target) === file);
}
