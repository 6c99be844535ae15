import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much was done each day: questions that were answered and not, and drafts by their entries in the ledger. */
export class DailyCounts1764001100000 implements MigrationInterface {
  name = 'DailyCounts1764001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table daily_counts (
        day date not null,
        what text not null,
        count bigint not null check (count > 0),
        primary key (day, what)
      )`);
    await runner.query(`create index token_ledger_settled on token_ledger (created_at) where kind = 'settle'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index token_ledger_settled');
    await runner.query('drop table daily_counts');
  }
}
