import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LibraryIndex1763940000000 implements MigrationInterface {
  name = 'LibraryIndex1763940000000';

  async up(runner: QueryRunner): Promise<void> {
    // The document is named as administrators know it, so that a question outlives a deletion and a new upload.
    await runner.query(`
      create table golden_questions (
        id uuid primary key,
        question text not null,
        document text not null,
        unit text,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table index_reports (
        generation text primary key,
        compared_with text,
        job_id uuid not null,
        documents integer not null,
        passages integer not null,
        outcomes jsonb not null,
        created_at timestamptz not null default now()
      )`);
    // Two uploads of equal bytes at one moment: the second is told, as a later one would be.
    await runner.query('drop index legal_documents_sha256');
    await runner.query('create unique index legal_documents_sha256 on legal_documents (sha256)');
    await runner.query(`create index legal_documents_unfinished on legal_documents (id) where status in ('pending', 'indexing')`);
    // The text of the version before stays for answers that are under way; `text_date` tells since when it is not needed.
    await runner.query(
      'alter table legal_documents add column text_bytes bigint, add column text_date timestamptz, add column stale_text_key text',
    );
    await runner.query('create index legal_documents_stale_text on legal_documents (text_date) where stale_text_key is not null');
    // Readers of the list of documents ask for what changed since the revision that they know.
    await runner.query('create table library_state (one boolean primary key default true check (one), revision bigint not null)');
    await runner.query('insert into library_state (revision) values (1)');
    await runner.query('alter table legal_documents add column revision bigint not null default 1');
    await runner.query('create index legal_documents_revision on legal_documents (revision)');
    await runner.query('create table legal_document_removals (id uuid primary key, revision bigint not null)');
    await runner.query('create index legal_document_removals_revision on legal_document_removals (revision)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table legal_document_removals');
    await runner.query('drop table library_state');
    await runner.query(
      'alter table legal_documents drop column revision, drop column text_bytes, drop column text_date, drop column stale_text_key',
    );
    await runner.query('drop index legal_documents_unfinished');
    await runner.query('drop index legal_documents_sha256');
    await runner.query('create index legal_documents_sha256 on legal_documents (sha256)');
    await runner.query('drop table index_reports');
    await runner.query('drop table golden_questions');
  }
}
