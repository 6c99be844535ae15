import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the text of a user's file takes in the store; null until it is read, or until a file from before is measured. */
export class ReferenceTextBytes1764000200000 implements MigrationInterface {
  name = 'ReferenceTextBytes1764000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reference_files add column text_bytes bigint check (text_bytes >= 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reference_files drop column text_bytes');
  }
}
