import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs that users have let in by OAuth: the clients, what users opened to each, and codes and tokens, of which only digests are kept. */
export class ConnectedApps1764001310000 implements MigrationInterface {
  name = 'ConnectedApps1764001310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table oauth_clients (
        id text primary key check (length(id) between 1 and 100),
        metadata jsonb not null,
        created_at timestamptz(3) not null default now()
      )`);
    // A connection is a key without a secret of its own, and so a session: whatever ends sessions ends it.
    await runner.query(`
      create table connected_apps (
        id uuid primary key references api_keys on delete cascade,
        client_id text not null references oauth_clients,
        redirect_host text not null check (length(redirect_host) between 1 and 300)
      )`);
    await runner.query('create index connected_apps_client on connected_apps (client_id)');
    await runner.query(`
      create table oauth_records (
        kind text not null,
        id_hash bytea not null check (length(id_hash) = 32),
        payload jsonb not null,
        connection_id uuid references connected_apps on delete cascade,
        consumed_at timestamptz,
        expires_at timestamptz not null,
        primary key (kind, id_hash)
      )`);
    await runner.query('create index oauth_records_connection on oauth_records (connection_id)');
    await runner.query('create index oauth_records_expiry on oauth_records (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['oauth_records', 'connected_apps', 'oauth_clients']) await runner.query(`drop table ${table}`);
  }
}
