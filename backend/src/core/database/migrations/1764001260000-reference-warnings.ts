import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner of a file should look at before relying on its text: pages that were not read, words that are doubtful. */
export class ReferenceWarnings1764001260000 implements MigrationInterface {
  name = 'ReferenceWarnings1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reference_files add column warnings text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reference_files drop column warnings');
  }
}
