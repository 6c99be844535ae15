import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which sentence model administrators chose, whether vectors are to be made, and how far a worker is with fetching it. */
export class SentenceModel1764000740000 implements MigrationInterface {
  name = 'SentenceModel1764000740000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sentence_model (
        one boolean primary key default true check (one),
        choice text check (length(choice) between 1 and 100),
        paused boolean not null default false,
        supply jsonb,
        supply_at timestamptz
      )`);
    await runner.query('insert into sentence_model default values');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sentence_model');
  }
}
