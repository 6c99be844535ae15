import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row takes besides what its owner put into it, as for everything that is counted. */
const ROW = 512;
const OWNED = ['chronology_events', 'accepted_differences'] as const;

/** The dated events of matters, and differences between their papers of which both sides are right; sealed like matters. */
export class Chronology1764001332000 implements MigrationInterface {
  name = 'Chronology1764001332000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chronology_events (
        id uuid primary key,
        owner_id uuid not null,
        matter_id uuid not null,
        day date not null,
        precision text not null check (precision in ('day', 'month', 'year')),
        state text not null check (state in ('proposed', 'confirmed', 'hidden')),
        sealed bytea not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        foreign key (matter_id, owner_id) references matters (id, owner_id) on delete cascade
      )`);
    await runner.query('create index chronology_events_matter on chronology_events (matter_id, day, id)');
    await runner.query(`
      create table accepted_differences (
        id uuid primary key,
        owner_id uuid not null,
        matter_id uuid not null,
        sealed bytea not null,
        created_at timestamptz(3) not null default now(),
        foreign key (matter_id, owner_id) references matters (id, owner_id) on delete cascade
      )`);
    await runner.query('create index accepted_differences_matter on accepted_differences (matter_id, created_at desc, id desc)');
    for (const table of OWNED) {
      await runner.query(`
        create function count_${table}() returns trigger language plpgsql as $$
        declare
          before bigint := 0;
          now_taken bigint := 0;
        begin
          if tg_op <> 'INSERT' then
            before := ${ROW} + octet_length(old.sealed);
          end if;
          if tg_op <> 'DELETE' then
            now_taken := ${ROW} + octet_length(new.sealed);
          end if;
          if now_taken <> before then
            perform count_stored_bytes(coalesce(new.owner_id, old.owner_id), now_taken - before, true);
          end if;
          return null;
        end $$`);
      await runner.query(
        `create constraint trigger ${table}_counted after insert or update or delete on ${table}
         deferrable initially deferred for each row execute function count_${table}()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OWNED) {
      await runner.query(`drop table ${table}`);
      await runner.query(`drop function count_${table}()`);
    }
  }
}
