import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * E-mails of accounts that nobody has confirmed since they were changed, each with the address before, which links for a new password go to, and all who have changed it; and
 * since when somebody is an administrator (null: since the account was made).
 */
export class UnconfirmedEmails1764001183000 implements MigrationInterface {
  name = 'UnconfirmedEmails1764001183000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unconfirmed_emails (
        user_id uuid primary key references users (id) on delete cascade,
        confirmed_email citext not null,
        changed_by uuid[] not null default '{}',
        changed_at timestamptz not null default now(),
        token_digest bytea unique,
        token_expires_at timestamptz
      )`);
    await runner.query('create index on unconfirmed_emails (confirmed_email)');
    await runner.query('alter table users add column admin_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column admin_since');
    await runner.query('drop table unconfirmed_emails');
  }
}
