import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ROLES, rolePassword, settleRoles, type Role } from '../../src/core/database/embedded/roles.js';
import { migrate } from '../../src/core/database/migrate.js';

/** A migrated database of one test file. */
export interface TestDatabase {
  /** For the superuser, who may look at and change everything. */
  url: string;
  /** For the account of the running product; the same on a server that the run did not start. */
  applicationUrl: string;
  /** For the account that changes the schema; likewise. */
  ownerUrl: string;
  drop(): Promise<void>;
}

const LIMIT_MS = 30_000;
/** Serialises the test processes that want the template first. */
const TEMPLATE_LOCK = 5_163_902;

/** Copies a migrated template, which the first caller of the run makes: about 50 ms instead of every migration; or makes an empty database. */
export async function createDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `${prefix()}${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    await client.query(empty ? `create database ${name}` : `create database ${name} template ${templateName()}`);
  });
  if (empty && isOwnServer()) await settleRoles(urlOf(name));
  return {
    url: urlOf(name),
    applicationUrl: urlOf(name, isOwnServer() ? account('application') : undefined),
    ownerUrl: urlOf(name, isOwnServer() ? account('owner') : undefined),
    drop: () => onServer((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Drops the template and what the files of the run have left. Only needed on a server that outlives the run. */
export function dropDatabases(): Promise<void> {
  return onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix()]);
    for (const name of [templateName(), ...rows.map(({ datname }) => datname)])
      await client.query(`drop database if exists ${name} with (force)`);
  });
}

async function makeTemplate(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateName()]);
  if (rowCount) return;
  const draft = `${templateName()}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  if (isOwnServer()) await settleRoles(urlOf(draft));
  await migrate(urlOf(draft, isOwnServer() ? account('owner') : undefined));
  await client.query(`alter database ${draft} rename to ${templateName()}`);
}

async function onServer(use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl(), connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

const prefix = () => `themis_test_${process.env.TEST_DATABASE_RUN}_`;
const templateName = () => `themis_template_${process.env.TEST_DATABASE_RUN}`;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: the suite needs test/support/global-setup.ts as its globalSetup.');
  return url;
}

const isOwnServer = (): boolean => process.env.TEST_DATABASE_IS_OURS === '1';

function account(role: Role): { name: string; password: string } {
  return { name: ROLES[role], password: rolePassword(new URL(serverUrl()).password, role) };
}

function urlOf(database: string, as?: { name: string; password: string }): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  if (as) {
    url.username = as.name;
    url.password = as.password;
  }
  return url.href;
}
