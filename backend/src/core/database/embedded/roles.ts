import { createHmac } from 'node:crypto';
import pg from 'pg';
import { onOneConnection } from '../one-connection.js';
import { QUEUE_SCHEMA } from '../queues/queue-schema-name.js';

/**
 * Accounts of the embedded server besides its superuser, which only the launcher uses. The owner changes the schema;
 * the application reads and writes rows, and can therefore not take away what keeps the ledger append-only.
 */
export const ROLES = { owner: 'themis_owner', application: 'themis' } as const;
export type Role = keyof typeof ROLES;

const LIMITS = { connectMs: 10_000, queryMs: 60_000 };
const ROWS = 'select, insert, update, delete';
const SEQUENCES = 'usage, select, update';

/** Follows from the superuser's password, so that no other secret has to be kept; that one does not follow from it. */
export function rolePassword(superuserPassword: string, role: Role): string {
  return createHmac('sha256', superuserPassword).update(`database role ${role}`).digest('hex');
}

/**
 * Makes both roles, or corrects them, and gives the owner what is in the database of `superuserUrl`: a data folder from
 * before there were roles is converted by this.
 */
export async function settleRoles(superuserUrl: string): Promise<void> {
  const superuserPassword = decodeURIComponent(new URL(superuserUrl).password);
  await onOneConnection(superuserUrl, LIMITS, async (client) => {
    await client.query('begin');
    for (const role of Object.keys(ROLES) as Role[]) await settleRole(client, ROLES[role], rolePassword(superuserPassword, role));
    await client.query(ownership(String((client as { database?: string }).database)));
    await client.query(privileges());
    await client.query('commit');
  });
}

async function settleRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  await client.query(`${verb} role ${name} with ${rights} password ${pg.escapeLiteral(password)}`);
}

/** What an extension brought, and sequences that belong to a column, follow by themselves or stay. */
const ownership = (database: string): string => `
  alter database ${pg.escapeIdentifier(database)} owner to ${ROLES.owner};
  create schema if not exists ${QUEUE_SCHEMA};
  do $$
  declare
    command text;
  begin
    for command in
      with ours as (
        select oid from pg_namespace where nspname in ('public', '${QUEUE_SCHEMA}')
      ), bound as (
        select classid, objid from pg_depend where deptype in ('e', 'a', 'i')
      )
      select format('alter table %s owner to ${ROLES.owner}', oid::regclass) from pg_class c
        where relnamespace in (select oid from ours) and relowner <> '${ROLES.owner}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
          and relowner <> '${ROLES.application}'::regrole
          and not exists (select from bound where classid = 'pg_class'::regclass and objid = c.oid)
      union all
      select format('alter routine %s owner to ${ROLES.owner}', oid::regprocedure) from pg_proc p
        where pronamespace in (select oid from ours) and proowner <> '${ROLES.owner}'::regrole
          and not exists (select from bound where classid = 'pg_proc'::regclass and objid = p.oid)
      union all
      select format('alter type %s owner to ${ROLES.owner}', oid::regtype) from pg_type t
        where typnamespace in (select oid from ours) and typowner <> '${ROLES.owner}'::regrole and typtype in ('e', 'd')
          and not exists (select from bound where classid = 'pg_type'::regclass and objid = t.oid)
      union all
      select 'alter schema ${QUEUE_SCHEMA} owner to ${ROLES.owner}'
    loop
      execute command;
    end loop;
  end $$;`;

/** BullMQ makes a sequence for each queue when it is first used, in its own schema. */
const privileges = (): string =>
  ['public', QUEUE_SCHEMA]
    .flatMap((schema) => [
      `grant usage on schema ${schema} to ${ROLES.application}`,
      `grant ${ROWS} on all tables in schema ${schema} to ${ROLES.application}`,
      `grant ${SEQUENCES} on all sequences in schema ${schema} to ${ROLES.application}`,
      `alter default privileges for role ${ROLES.owner} in schema ${schema} grant ${ROWS} on tables to ${ROLES.application}`,
      `alter default privileges for role ${ROLES.owner} in schema ${schema} grant ${SEQUENCES} on sequences to ${ROLES.application}`,
    ])
    .concat(`grant create on schema ${QUEUE_SCHEMA} to ${ROLES.application}`)
    .join(';\n');
