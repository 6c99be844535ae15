import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which courts and offices are closed, as administrators enter them; of a State or a court where they name one. */
export class Holidays1764001270000 implements MigrationInterface {
  name = 'Holidays1764001270000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table holidays (
        id uuid primary key,
        day date not null,
        name text not null,
        state text,
        court text
      )`);
    await runner.query("create unique index holidays_once on holidays (day, coalesce(state, ''), coalesce(court, ''))");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table holidays');
  }
}
