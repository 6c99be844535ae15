import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Files1763600000002 implements MigrationInterface {
  name = 'Files1763600000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reference_files (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        filename text not null,
        file_type text not null,
        size bigint not null,
        sha256 text not null,
        status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
        error text,
        upload_date timestamptz not null default now(),
        unique (owner_id, filename)
      )`);
    await runner.query(`
      create table legal_documents (
        id uuid primary key,
        filename text not null unique,
        document_type text not null check (document_type in ('act', 'judgment', 'rule', 'other')),
        file_type text not null,
        size bigint not null,
        sha256 text not null,
        version integer not null default 1,
        description text,
        source text,
        title text,
        year integer,
        jurisdiction text,
        status text not null default 'pending' check (status in ('pending', 'indexing', 'indexed', 'failed')),
        error text,
        pages integer,
        passages integer,
        blob_key text not null,
        text_key text,
        text_version integer,
        check ((text_key is null) = (text_version is null)),
        facts jsonb,
        uploaded_by uuid references users on delete set null,
        upload_date timestamptz not null default now()
      )`);
    await runner.query('create index legal_documents_sha256 on legal_documents (sha256)');
    await runner.query('create index legal_documents_date on legal_documents (upload_date, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table legal_documents');
    await runner.query('drop table reference_files');
  }
}
