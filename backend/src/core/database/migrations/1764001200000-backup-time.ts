import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the state was taken of which the last backup was made, so that somebody can be told that it is long ago. */
export class BackupTime1764001200000 implements MigrationInterface {
  name = 'BackupTime1764001200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installation add column backed_up_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installation drop column backed_up_at');
  }
}
