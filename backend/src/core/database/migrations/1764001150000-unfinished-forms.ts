import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of forms that no document was generated from yet; what they say is sealed. */
export class UnfinishedForms1764001150000 implements MigrationInterface {
  name = 'UnfinishedForms1764001150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unfinished_forms (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        document_type text not null,
        sealed bytea not null,
        updated_at timestamptz(3) not null,
        unique (owner_id, document_type)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unfinished_forms');
  }
}
