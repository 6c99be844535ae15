import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What reading a source of law has shown, and a hash by which two documents of one text are known. */
export class IngestionReport1764000650000 implements MigrationInterface {
  name = 'IngestionReport1764000650000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table legal_documents add column report jsonb, add column text_hash text');
    await runner.query('create index legal_documents_text_hash on legal_documents (text_hash) where text_hash is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table legal_documents drop column report, drop column text_hash');
  }
}
