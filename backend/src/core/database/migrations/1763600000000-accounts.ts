import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1763600000000 implements MigrationInterface {
  name = 'Accounts1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists citext');
    await runner.query(`
      create table users (
        id uuid primary key,
        name text not null,
        email citext not null constraint users_email_key unique,
        phone text,
        role text not null default 'user' check (role in ('user', 'admin')),
        is_active boolean not null default true,
        is_verified boolean not null default false,
        password_hash text not null,
        created_at timestamptz not null default now(),
        last_login timestamptz
      )`);
    await runner.query('create index users_created on users (created_at, id)');
    await runner.query(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('user', 'admin')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`);
    await runner.query('create index sessions_user on sessions (user_id) where revoked_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sessions');
    await runner.query('drop table users');
  }
}
