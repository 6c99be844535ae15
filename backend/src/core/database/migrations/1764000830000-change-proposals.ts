import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that were proposed for a draft and wait to be kept; their content is sealed. */
export class ChangeProposals1764000830000 implements MigrationInterface {
  name = 'ChangeProposals1764000830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table change_proposals (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        document_id uuid references documents on delete cascade,
        base_number integer,
        document_type text not null,
        complexity text not null,
        sealed bytea not null,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        kept_at timestamptz(3),
        check ((document_id is null) = (base_number is null))
      )`);
    await runner.query('create index change_proposals_owner on change_proposals (owner_id, created_at desc)');
    await runner.query('create index change_proposals_document on change_proposals (document_id)');
    await runner.query('create index change_proposals_expires on change_proposals (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table change_proposals');
  }
}
