import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of programs: nobody can sign in to them, and an administrator answers for each. */
export class ServiceAccounts1764001291000 implements MigrationInterface {
  name = 'ServiceAccounts1764001291000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table service_accounts (
        account_id uuid primary key references users on delete cascade,
        owner_id uuid references users on delete set null,
        created_at timestamptz(3) not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table service_accounts');
  }
}
