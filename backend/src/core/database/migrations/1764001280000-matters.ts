import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row takes besides what its owner put into it, as for everything that is counted. */
const ROW = 512;
/** What belongs to at most one matter. */
const CONTENTS = ['conversations', 'documents', 'reference_files'] as const;
const OWNED = ['matters', 'matter_deadlines'] as const;

const event = (name: string, on: string, condition: string) => ({ name, on, condition });
const EVENTS = [
  event('created', 'insert', 'true'),
  event('updated', 'update of version', `new.version > old.version and (new.status = old.status or new.status <> 'closed')`),
  event('closed', 'update of status', `new.status = 'closed' and old.status <> 'closed'`),
  event('deleted', 'update of deleted_at', 'new.deleted_at is not null and old.deleted_at is null'),
];

/**
 * Matters with their dates, encrypted like conversations. A file gets a time of deletion, since it can be restored with its matter. The
 * owner is part of every reference, so that nothing can belong to somebody else's matter.
 */
export class Matters1764001280000 implements MigrationInterface {
  name = 'Matters1764001280000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table matters (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        sealed bytea not null,
        status text not null default 'open' check (status in ('open', 'closed', 'archived')),
        version integer not null default 1,
        deleted_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (id, owner_id)
      )`);
    await runner.query('create index matters_owner on matters (owner_id, updated_at desc, id desc)');
    await runner.query('create index matters_deleted on matters (deleted_at) where deleted_at is not null');
    await runner.query(`
      create table matter_deadlines (
        id uuid primary key,
        owner_id uuid not null,
        matter_id uuid not null,
        day date not null,
        status text not null default 'open' check (status in ('open', 'done', 'missed')),
        sealed bytea not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        foreign key (matter_id, owner_id) references matters (id, owner_id) on delete cascade
      )`);
    await runner.query('create index matter_deadlines_owner on matter_deadlines (owner_id, day, id)');
    await runner.query('create index matter_deadlines_matter on matter_deadlines (matter_id, day, id)');
    await runner.query('alter table reference_files add column deleted_at timestamptz(3)');
    for (const table of CONTENTS) {
      await runner.query(`alter table ${table} add column matter_id uuid`);
      await runner.query(
        `alter table ${table} add constraint ${table}_matter foreign key (matter_id, owner_id) references matters (id, owner_id)
         on delete set null (matter_id) not valid`,
      );
    }
    await runner.query('create index conversations_matter on conversations (matter_id) where matter_id is not null');
    await runner.query('create index documents_matter on documents (matter_id) where matter_id is not null');
    await runner.query('create index reference_files_matter on reference_files (matter_id) where matter_id is not null');
    // What was deleted together with its matter waits for it, and comes back with it.
    await runner.query(`
      create function of_deleted_matter(matter uuid) returns boolean language sql stable as $$
        select exists (select from matters m where m.id = matter and m.deleted_at is not null)
      $$`);
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
    for (const { name, on, condition } of EVENTS) {
      await runner.query(`
        create function webhook_matter_${name}() returns trigger language plpgsql as $$
        begin
          perform record_webhook_event('matter.${name}', new.owner_id,
            jsonb_build_object('matter_id', new.id, 'version', new.version, 'status', new.status));
          return null;
        end $$`);
      await runner.query(
        `create trigger webhook_matter_${name} after ${on} on matters for each row when (${condition}) execute function webhook_matter_${name}()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the columns what was deleted with its matter would be back.
    for (const table of CONTENTS) await runner.query(`delete from ${table} where of_deleted_matter(matter_id)`);
    await runner.query('drop function of_deleted_matter');
    for (const table of CONTENTS) await runner.query(`alter table ${table} drop column matter_id`);
    await runner.query('alter table reference_files drop column deleted_at');
    await runner.query('drop table matter_deadlines');
    await runner.query('drop table matters');
    for (const table of OWNED) await runner.query(`drop function count_${table}()`);
    for (const { name } of EVENTS) await runner.query(`drop function webhook_matter_${name}()`);
  }
}
