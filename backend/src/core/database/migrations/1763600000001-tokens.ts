import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tokens1763600000001 implements MigrationInterface {
  name = 'Tokens1763600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table token_accounts (
        user_id uuid primary key references users,
        balance bigint not null default 0 constraint token_balance_not_negative check (balance >= 0)
      )`);
    await runner.query(`
      create table token_reservations (
        id uuid primary key,
        user_id uuid not null references token_accounts,
        operation_type text not null,
        complexity text not null,
        base_tokens integer not null,
        complexity_multiplier numeric(8,1) not null,
        amount bigint not null check (amount >= 0),
        state text not null default 'pending' check (state in ('pending', 'settled', 'released')),
        idempotency_key text,
        request_hash text,
        created_at timestamptz not null default now(),
        deadline_at timestamptz not null,
        resolved_at timestamptz,
        check ((state = 'pending') = (resolved_at is null))
      )`);
    await runner.query(
      `create unique index token_reservations_key on token_reservations (user_id, idempotency_key) where idempotency_key is not null and state <> 'released'`,
    );
    await runner.query(`create index token_reservations_pending on token_reservations (deadline_at) where state = 'pending'`);
    await runner.query(`
      create table token_ledger (
        id bigint generated always as identity primary key,
        user_id uuid not null references token_accounts,
        kind text not null check (kind in ('grant', 'add', 'set', 'reserve', 'settle', 'release')),
        delta bigint not null,
        balance_after bigint not null check (balance_after >= 0),
        reservation_id uuid references token_reservations,
        actor_id uuid,
        reason text,
        created_at timestamptz not null default now()
      )`);
    await runner.query('create index token_ledger_user on token_ledger (user_id, id)');
    await runner.query(`create unique index token_ledger_once on token_ledger (reservation_id) where kind in ('settle', 'release')`);
    await runner.query(`
      create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin raise exception 'the token ledger is append-only'; end $$`);
    await runner.query(`
      create trigger token_ledger_append_only before update or delete or truncate on token_ledger
      for each statement execute function refuse_ledger_change()`);
    await runner.query(`
      create table token_pricing (
        id integer generated always as identity primary key,
        operation_type text not null unique,
        operation_name text not null,
        base_tokens integer not null check (base_tokens >= 0),
        complexity_multiplier numeric(8,1) not null default 1 check (complexity_multiplier >= 0.1),
        description text not null default '',
        updated_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table token_pricing');
    await runner.query('drop table token_ledger');
    await runner.query('drop function refuse_ledger_change()');
    await runner.query('drop table token_reservations');
    await runner.query('drop table token_accounts');
  }
}
