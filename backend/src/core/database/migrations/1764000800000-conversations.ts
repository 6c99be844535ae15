import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations, encrypted like the versions of documents. */
export class Conversations1764000800000 implements MigrationInterface {
  name = 'Conversations1764000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table conversations (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        sealed_title bytea not null,
        pinned boolean not null default false,
        exchange_count integer not null default 0,
        deleted_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (id, owner_id)
      )`);
    await runner.query('create index conversations_owner on conversations (owner_id, pinned desc, updated_at desc, id desc)');
    await runner.query('create index conversations_deleted on conversations (deleted_at) where deleted_at is not null');
    await runner.query('create index conversations_empty on conversations (created_at) where exchange_count = 0');
    await runner.query('create index conversations_updated on conversations (updated_at)');
    await runner.query(`
      create table conversation_exchanges (
        id uuid primary key,
        conversation_id uuid not null,
        owner_id uuid not null,
        number integer not null,
        state text not null check (state in ('pending', 'answered', 'stopped', 'failed', 'interrupted')),
        sealed_question bytea not null,
        sealed_reply bytea,
        superseded_by uuid,
        asked_at timestamptz(3) not null default now(),
        answered_at timestamptz(3),
        foreign key (conversation_id, owner_id) references conversations (id, owner_id) on delete cascade
      )`);
    await runner.query(
      'create unique index conversation_exchanges_number on conversation_exchanges (conversation_id, number) where superseded_by is null',
    );
    await runner.query('create index conversation_exchanges_conversation on conversation_exchanges (conversation_id)');
    await runner.query('create index conversation_exchanges_owner on conversation_exchanges (owner_id, asked_at desc, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table conversation_exchanges');
    await runner.query('drop table conversations');
  }
}
