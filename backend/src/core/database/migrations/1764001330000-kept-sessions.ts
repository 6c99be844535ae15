import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that their users keep for weeks, and the single-use secrets that open such a session again. */
export class KeptSessions1764001330000 implements MigrationInterface {
  name = 'KeptSessions1764001330000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column kept boolean not null default false');
    await runner.query(`
      create table session_renewals (
        digest bytea primary key,
        session_id uuid not null references sessions on delete cascade,
        made_at timestamptz not null default now(),
        used_at timestamptz
      )`);
    await runner.query('create index session_renewals_session on session_renewals (session_id, made_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table session_renewals');
    await runner.query('alter table sessions drop column kept');
  }
}
