import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the accounts is whom at the provider that they sign in by, and which sessions it opened. */
export class ProviderIdentities1764001320000 implements MigrationInterface {
  name = 'ProviderIdentities1764001320000';

  async up(runner: QueryRunner): Promise<void> {
    // The issuer never gives a subject to anybody else; an e-mail it may.
    await runner.query(`
      create table provider_identities (
        issuer text not null check (length(issuer) between 1 and 1000),
        subject text not null check (length(subject) between 1 and 255),
        user_id uuid not null references users on delete cascade,
        linked_at timestamptz(3) not null default now(),
        primary key (issuer, subject),
        unique (user_id, issuer)
      )`);
    await runner.query('alter table sessions add column by_provider boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column by_provider');
    await runner.query('drop table provider_identities');
  }
}
