import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents with their versions, encrypted. The rows of `generated_documents` are moved by the product when it starts
 * (`EarlierDocuments`), since only it has the key.
 */
export class DocumentVersions1763920000000 implements MigrationInterface {
  name = 'DocumentVersions1763920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table documents (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        document_type text not null,
        sealed_title bytea not null,
        last_number integer not null default 0,
        version_count integer not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (id, owner_id)
      )`);
    await runner.query('create index documents_owner on documents (owner_id, updated_at desc, id desc)');
    // The owner stands in each version too, so that no query of a version has to trust a join for it.
    await runner.query(`
      create table document_versions (
        id uuid primary key,
        document_id uuid not null,
        owner_id uuid not null,
        number integer not null,
        origin text not null check (origin in ('generated', 'revised', 'edited', 'restored')),
        template_version text not null,
        drafted_by text not null,
        prompt_version text,
        price integer not null check (price >= 0),
        sealed_form bytea not null,
        sealed_content bytea not null,
        content_digest bytea not null,
        reservation_id uuid unique references token_reservations,
        remaining_tokens bigint,
        created_at timestamptz(3) not null default now(),
        unique (document_id, number),
        foreign key (document_id, owner_id) references documents (id, owner_id) on delete cascade
      )`);
    await runner.query('create index document_versions_digest on document_versions (owner_id, content_digest)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_versions');
    await runner.query('drop table documents');
  }
}
