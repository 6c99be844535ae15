import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say of answers, each of its asker; the words of a question and a note are there only where the asker sends them. */
export class AnswerRatings1764001336000 implements MigrationInterface {
  name = 'AnswerRatings1764001336000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_ratings (
        exchange_id uuid primary key references conversation_exchanges on delete cascade,
        owner_id uuid not null references users on delete cascade,
        verdict text not null check (verdict in ('up', 'down')),
        reason text check (reason in ('missing_law', 'wrong_law', 'outdated', 'not_asked', 'unclear', 'other')),
        quoted boolean not null,
        acts text[] not null default '{}',
        sealed bytea,
        rated_at timestamptz(3) not null default now(),
        check (reason is null or verdict = 'down')
      )`);
    await runner.query('create index answer_ratings_newest on answer_ratings (rated_at desc, exchange_id desc)');
    await runner.query('create index answer_ratings_owner on answer_ratings (owner_id, rated_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answer_ratings');
  }
}
