import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a login's owner needs to recognise it in a list: the device, and when it was last used. */
export class Logins1764001060000 implements MigrationInterface {
  name = 'Logins1764001060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column user_agent text, add column last_used_at timestamptz not null default now()');
    await runner.query('update sessions set last_used_at = created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column user_agent, drop column last_used_at');
  }
}
