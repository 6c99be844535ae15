import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often acts were asked for that the library lacked; only acts that the guide knows, never a question's words. */
export class MissingLaw1764000720000 implements MigrationInterface {
  name = 'MissingLaw1764000720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table missing_law (
        act text primary key,
        asked bigint not null check (asked > 0),
        last_asked_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table missing_law');
  }
}
