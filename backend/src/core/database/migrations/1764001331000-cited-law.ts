import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which answer and which draft cites which document of the library, what became of that document since, and the receipts of answers.
 * Triggers write down what is to be looked at, so that no part of the product can forget it; a task of the worker looks.
 */
export class CitedLaw1764001331000 implements MigrationInterface {
  name = 'CitedLaw1764001331000';

  async up(runner: QueryRunner): Promise<void> {
    // A document of the library is not referred to by a key: that it was deleted is one of the changes.
    await runner.query(`
      create table cited_law (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        exchange_id uuid references conversation_exchanges on delete cascade,
        version_id uuid references document_versions on delete cascade,
        document_id uuid not null,
        law_title text not null,
        sealed bytea not null,
        changes text[] not null default '{}' check (changes <@ '{words,status,removed}'),
        status_before jsonb,
        status_after jsonb,
        changed_at timestamptz(3),
        seen_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        check (num_nonnulls(exchange_id, version_id) = 1),
        check ((changes = '{}') = (changed_at is null)),
        unique (exchange_id, document_id),
        unique (version_id, document_id)
      )`);
    await runner.query('create index cited_law_document on cited_law (document_id, owner_id, id)');
    await runner.query('create index cited_law_changed on cited_law (owner_id, changed_at desc, id desc) where changed_at is not null');
    await runner.query(`
      create table answer_receipts (
        exchange_id uuid primary key references conversation_exchanges on delete cascade,
        sha256 bytea not null check (octet_length(sha256) = 32)
      )`);
    await runner.query(`
      create table unread_citations (
        item_id uuid primary key,
        kind text not null check (kind in ('answer', 'draft')),
        attempts integer not null default 0,
        due_at timestamptz not null default clock_timestamp()
      )`);
    await runner.query('create index unread_citations_due on unread_citations (due_at)');
    // How far the task has got: the last owner and row that it looked at.
    await runner.query(`
      create table law_changes (
        id bigint generated always as identity primary key,
        document_id uuid not null,
        title text not null,
        change text not null check (change in ('words', 'status', 'removed')),
        status_before jsonb,
        status_after jsonb,
        after_owner uuid,
        after_id uuid,
        attempts integer not null default 0
      )`);
    for (const { name, table, on, when, statement } of TRIGGERS) {
      await runner.query(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${statement};
          return null;
        end $$`);
      await runner.query(`create trigger ${name} after ${on} on ${table} for each row ${when} execute function ${name}()`);
    }
    await runner.query(`
      insert into unread_citations (item_id, kind)
      select id, 'answer' from conversation_exchanges where state = 'answered'
      union all select id, 'draft' from document_versions v
        where not exists (select from document_versions newer where newer.document_id = v.document_id and newer.number > v.number)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, table } of TRIGGERS) {
      await runner.query(`drop trigger ${name} on ${table}`);
      await runner.query(`drop function ${name}`);
    }
    for (const table of ['law_changes', 'unread_citations', 'answer_receipts', 'cited_law']) await runner.query(`drop table ${table}`);
  }
}

const CITES = (kind: string): string => `insert into unread_citations (item_id, kind) values (new.id, '${kind}') on conflict do nothing`;
const CHANGED = (change: string, row: string): string =>
  `insert into law_changes (document_id, title, change) values (${row}.id, coalesce(${row}.title, ${row}.filename), '${change}')`;

const TRIGGERS = [
  {
    name: 'note_citations_of_answer',
    table: 'conversation_exchanges',
    on: 'update of state',
    when: `when (new.state = 'answered' and old.state is distinct from new.state)`,
    statement: CITES('answer'),
  },
  { name: 'note_citations_of_draft', table: 'document_versions', on: 'insert', when: '', statement: CITES('draft') },
  {
    name: 'note_changed_words_of_law',
    table: 'legal_documents',
    on: 'update of text_key',
    when: 'when (old.text_key is not null and new.text_key is distinct from old.text_key)',
    statement: CHANGED('words', 'new'),
  },
  {
    name: 'note_changed_status_of_law',
    table: 'legal_documents',
    on: 'update of law_status',
    when: 'when (new.law_status is distinct from old.law_status)',
    statement: `insert into law_changes (document_id, title, change, status_before, status_after)
          values (new.id, coalesce(new.title, new.filename), 'status', old.law_status, new.law_status)`,
  },
  {
    name: 'note_removed_law',
    table: 'legal_documents',
    on: 'delete',
    when: 'when (old.text_key is not null)',
    statement: CHANGED('removed', 'old'),
  },
] as const;
