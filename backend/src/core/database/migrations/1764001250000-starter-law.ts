import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The acts that the product fetches for a library that is empty at the first start: how far that is, and what became of each. When an
 * administrator put the list of first steps away.
 */
export class StarterLaw1764001250000 implements MigrationInterface {
  name = 'StarterLaw1764001250000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table starter_law (
        only_row boolean primary key default true check (only_row),
        state text not null check (state in ('loading', 'loaded', 'unwanted', 'removing', 'removed')),
        manifest jsonb,
        commit_done text,
        commit_accepted text,
        tries integer not null default 0,
        next_try_at timestamptz,
        problem text
      )`);
    await runner.query(`
      create table starter_acts (
        act text primary key,
        outcome text not null check (outcome in ('loaded', 'own', 'refused')),
        document_id uuid,
        source_hash text not null,
        file_sha256 text,
        problem text,
        at timestamptz not null default now()
      )`);
    await runner.query('alter table installation add column first_steps_dismissed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installation drop column first_steps_dismissed_at');
    await runner.query('drop table starter_acts');
    await runner.query('drop table starter_law');
  }
}
