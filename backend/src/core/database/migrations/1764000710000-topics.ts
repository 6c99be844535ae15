import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Golden questions become topics: both are ways of asking with the places that answer them. `guide`: takes part in answering.
 * `check`: every new index is tried with it, and it takes no part in answering, or it would find itself.
 */
export class Topics1764000710000 implements MigrationInterface {
  name = 'Topics1764000710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table topics (
        id uuid primary key,
        purpose text not null check (purpose in ('guide', 'check')),
        name text not null,
        field text not null default '',
        asks jsonb not null,
        places jsonb not null,
        next jsonb not null default '[]',
        enabled boolean not null default true,
        created_at timestamptz not null default now()
      )`);
    await runner.query('create index topics_purpose on topics (purpose, created_at, id)');
    await runner.query(`
      insert into topics (id, purpose, name, asks, places, created_at)
      select id, 'check', question,
        jsonb_build_object('en', jsonb_build_array(question), 'hi', '[]'::jsonb, 'hinglish', '[]'::jsonb),
        jsonb_build_array(jsonb_build_object('document', document, 'section', unit)), created_at
      from golden_questions`);
    await runner.query('drop table golden_questions');
    // Shipped topics are data of the product; only that one is switched off is kept.
    await runner.query('create table topics_off (id text primary key, switched_off_at timestamptz not null default now())');
    await runner.query('alter table library_state add column topics_revision bigint not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library_state drop column topics_revision');
    await runner.query('drop table topics_off');
    await runner.query(`
      create table golden_questions (
        id uuid primary key,
        question text not null,
        document text not null,
        unit text,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`
      insert into golden_questions (id, question, document, unit, created_at)
      select id, name, places->0->>'document', places->0->>'section', created_at from topics where purpose = 'check'`);
    await runner.query('drop table topics');
  }
}
