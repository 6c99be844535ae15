import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the owner of a session last showed password and second factor again; null when that was at the sign-in. */
export class Reauthentication1764001182000 implements MigrationInterface {
  name = 'Reauthentication1764001182000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column confirmed_at');
  }
}
