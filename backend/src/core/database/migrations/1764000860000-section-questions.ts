import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that sections answer, as a language model wrote them, and what has to be known to have them written. */
export class SectionQuestions1764000860000 implements MigrationInterface {
  name = 'SectionQuestions1764000860000';

  async up(runner: QueryRunner): Promise<void> {
    // Whether an administrator wants questions, and what they may cost; nothing is asked before.
    await runner.query(`
      create table question_run (
        one boolean primary key default true check (one),
        state text not null default 'off' check (state in ('off', 'on', 'cancelling')),
        tokens_per_day bigint not null default 0,
        tokens_in_all bigint not null default 0,
        started_at timestamptz,
        started_by uuid references users on delete set null,
        waits_until timestamptz,
        reason text
      )`);
    await runner.query('insert into question_run default values');
    await runner.query(`
      create table question_batches (
        id uuid primary key,
        remote_id text unique,
        state text not null check (state in ('creating', 'open', 'ended')),
        requests integer not null,
        tokens_at_most bigint not null,
        used_tokens bigint not null default 0,
        cost_micro_usd bigint,
        created_at timestamptz not null,
        ended_at timestamptz
      )`);
    await runner.query(`create index question_batches_open on question_batches (created_at) where state <> 'ended'`);
    await runner.query('create index question_batches_ended on question_batches (ended_at)');
    // A revision for each change of what the index is to hold; the index lags behind where the second is lower.
    await runner.query(`
      create table questioned_documents (
        document_id uuid primary key references legal_documents on delete cascade,
        version integer not null,
        revision bigint not null default 0,
        indexed_revision bigint not null default 0
      )`);
    await runner.query('create index questioned_documents_behind on questioned_documents (document_id) where revision > indexed_revision');
    // A section is known by the hash of its text: a changed one is another section, and its questions go with it.
    await runner.query(`
      create table questioned_sections (
        document_id uuid not null references questioned_documents on delete cascade,
        hash bytea not null,
        place integer not null,
        unit text not null,
        heading text not null,
        state text not null default 'wanted' check (state in ('wanted', 'sent', 'done', 'failed')),
        tries integer not null default 0,
        request_id uuid unique,
        batch_id uuid references question_batches,
        reason text,
        primary key (document_id, hash)
      )`);
    await runner.query(`create index questioned_sections_wanted on questioned_sections (document_id, place) where state = 'wanted'`);
    await runner.query('create index questioned_sections_batch on questioned_sections (batch_id)');
    await runner.query(`
      create table section_questions (
        id uuid primary key,
        number bigint generated always as identity unique,
        document_id uuid not null,
        hash bytea not null,
        language text not null check (language in ('en', 'hi', 'hinglish')),
        question text not null,
        struck_at timestamptz,
        foreign key (document_id, hash) references questioned_sections on delete cascade
      )`);
    await runner.query('create index section_questions_section on section_questions (document_id, hash)');
    // A batch is paid for by nobody in particular.
    await runner.query('alter table model_reservations alter column user_id drop not null');
    await runner.query('alter table model_usage drop constraint model_usage_purpose_check');
    await runner.query(
      `alter table model_usage add constraint model_usage_purpose_check check (purpose in ('ask', 'draft', 'rewrite', 'questions'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from model_usage where purpose = 'questions'`);
    await runner.query('alter table model_usage drop constraint model_usage_purpose_check');
    await runner.query(`alter table model_usage add constraint model_usage_purpose_check check (purpose in ('ask', 'draft', 'rewrite'))`);
    await runner.query('delete from model_reservations where user_id is null');
    await runner.query('alter table model_reservations alter column user_id set not null');
    await runner.query('drop table section_questions');
    await runner.query('drop table questioned_sections');
    await runner.query('drop table questioned_documents');
    await runner.query('drop table question_batches');
    await runner.query('drop table question_run');
  }
}
