import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row takes besides what its owner put into it, as for everything that is counted. */
const ROW = 512;

/** The party book: people, companies and firms, sealed like matters. */
export class Parties1764001322000 implements MigrationInterface {
  name = 'Parties1764001322000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table parties (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        sealed bytea not null,
        version integer not null default 1,
        deleted_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    await runner.query('create index parties_owner on parties (owner_id, updated_at desc, id desc)');
    await runner.query('create index parties_deleted on parties (deleted_at) where deleted_at is not null');
    await runner.query(`
      create function count_parties() returns trigger language plpgsql as $$
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
      `create constraint trigger parties_counted after insert or update or delete on parties
       deferrable initially deferred for each row execute function count_parties()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table parties');
    await runner.query('drop function count_parties');
  }
}
