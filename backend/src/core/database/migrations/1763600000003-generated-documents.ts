import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GeneratedDocuments1763600000003 implements MigrationInterface {
  name = 'GeneratedDocuments1763600000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table generated_documents (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        document_type text not null,
        template_version text not null,
        template_data jsonb not null,
        suggestions text,
        content text not null,
        drafted_by text not null,
        notice text,
        reservation_id uuid not null unique references token_reservations,
        remaining_tokens bigint not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query('create index generated_documents_owner on generated_documents (owner_id, created_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table generated_documents');
  }
}
