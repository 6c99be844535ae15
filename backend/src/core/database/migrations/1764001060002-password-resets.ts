import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for a new password by e-mail: the sealed address until somebody is found for it, then the digest of a token. */
export class PasswordResets1764001060002 implements MigrationInterface {
  name = 'PasswordResets1764001060002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table password_resets (
        id uuid primary key,
        sealed_email bytea not null,
        user_id uuid references users on delete cascade,
        token_digest bytea unique,
        expires_at timestamptz,
        requested_at timestamptz not null default now()
      )`);
    await runner.query('create index password_resets_user on password_resets (user_id)');
    await runner.query('create index password_resets_requested on password_resets (requested_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table password_resets');
  }
}
