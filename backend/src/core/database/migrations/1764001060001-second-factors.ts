import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of accounts: the sealed secret of an authenticator app, and digests of recovery codes. */
export class SecondFactors1764001060001 implements MigrationInterface {
  name = 'SecondFactors1764001060001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        user_id uuid primary key references users on delete cascade,
        sealed_secret bytea not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table recovery_codes (
        user_id uuid not null references second_factors on delete cascade,
        code_digest bytea not null,
        primary key (user_id, code_digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_codes');
    await runner.query('drop table second_factors');
  }
}
