import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the owner of an account last put another e-mail in the profile; null when never. */
export class EmailChanges1764001120000 implements MigrationInterface {
  name = 'EmailChanges1764001120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column email_changed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column email_changed_at');
  }
}
