import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credentials for programs: each is a session of its own, with what only keys have beside it. */
export class ApiKeys1764000840000 implements MigrationInterface {
  name = 'ApiKeys1764000840000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_keys (
        id uuid primary key references sessions on delete cascade,
        name text not null check (length(name) between 1 and 100),
        prefix text not null constraint api_keys_prefix_key unique,
        secret_hash bytea not null check (length(secret_hash) = 32),
        scopes text[] not null check (cardinality(scopes) between 1 and 20),
        allowed_addresses text[] not null default '{}',
        calls_per_minute integer check (calls_per_minute > 0),
        token_budget bigint check (token_budget >= 0),
        tokens_spent bigint not null default 0 check (tokens_spent >= 0),
        last_used_at timestamptz,
        last_used_address text,
        constraint api_keys_within_budget check (token_budget is null or tokens_spent <= token_budget)
      )`);
    // No foreign key: a reservation outlives the key that paid for it.
    await runner.query('alter table token_reservations add column api_key_id uuid');
    await runner.query('alter table audit_log add column api_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_log drop column api_key');
    await runner.query('alter table token_reservations drop column api_key_id');
    await runner.query('drop table api_keys');
  }
}
