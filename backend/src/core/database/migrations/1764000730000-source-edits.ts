import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators say about a source in place of what its text says, and which file the stored text was read from. */
export class SourceEdits1764000730000 implements MigrationInterface {
  name = 'SourceEdits1764000730000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table legal_documents add column edits jsonb, add column text_sha256 text');
    await runner.query('update legal_documents set text_sha256 = sha256 where text_key is not null and text_version = version');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table legal_documents drop column edits, drop column text_sha256');
  }
}
