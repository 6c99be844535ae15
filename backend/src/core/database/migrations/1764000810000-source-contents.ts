import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What readers browse the library by: the sections of each source, what a judgment says about itself, and who cites whom. */
export class SourceContents1764000810000 implements MigrationInterface {
  name = 'SourceContents1764000810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table source_contents (
        document_id uuid primary key references legal_documents (id) on delete cascade,
        rules integer not null,
        sort_key text collate "C" not null,
        title_words tsvector not null,
        words tsvector not null,
        sections jsonb not null,
        section_count integer not null,
        court text,
        bench text,
        decided_on date,
        citations text[] not null,
        names text[] not null,
        cited jsonb not null,
        cites text[] not null
      )`);
    await runner.query('create index source_contents_sort_key_idx on source_contents (sort_key, document_id)');
    await runner.query('create index source_contents_words_idx on source_contents using gin (words)');
    await runner.query('create index source_contents_names_idx on source_contents using gin (names)');
    await runner.query('create index source_contents_cites_idx on source_contents using gin (cites)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table source_contents');
  }
}
