import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the index should be, by which one that was lost is told from one that was never filled; and who is building one. */
export class IndexState1764000400000 implements MigrationInterface {
  name = 'IndexState1764000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table index_state (
        one boolean primary key default true check (one),
        generation text,
        next_generation text,
        lost_at timestamptz,
        build_token uuid,
        build_holder text,
        build_beat_at timestamptz
      )`);
    await runner.query('insert into index_state default values');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table index_state');
  }
}
