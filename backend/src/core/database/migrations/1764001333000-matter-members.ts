import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What belongs to at most one matter, and what somebody has to be in it to put it there. */
const CONTENTS = [
  { table: 'conversations', roles: `'owner', 'editor', 'reader'` },
  { table: 'documents', roles: `'owner', 'editor'` },
  { table: 'reference_files', roles: `'owner', 'editor'` },
] as const;

/**
 * Matters are shared inside the installation. What is in a matter is reached through it, whoever made it; `matter_role` is the one place
 * that says what an account may do with something: 'owner', 'editor', 'reader', or null.
 */
export class MatterMembers1764001333000 implements MigrationInterface {
  name = 'MatterMembers1764001333000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table matter_members (
        matter_id uuid not null references matters on delete cascade,
        user_id uuid not null references users on delete cascade,
        role text not null check (role in ('reader', 'editor')),
        created_at timestamptz(3) not null default now(),
        primary key (matter_id, user_id)
      )`);
    await runner.query('create index matter_members_user on matter_members (user_id)');
    await runner.query(`
      create function matter_role(owner uuid, matter uuid, account uuid) returns text language sql stable as $$
        select case when matter is null then case when owner = account then 'owner' end
          else coalesce(
            (select 'owner' from matters m where m.id = matter and m.owner_id = account),
            (select role from matter_members where matter_id = matter and user_id = account)) end
      $$`);
    for (const { table, roles } of CONTENTS) {
      await runner.query(`alter table ${table} drop constraint ${table}_matter`);
      // What is in a matter goes with it, whoever made it.
      await runner.query(
        `alter table ${table} add constraint ${table}_matter foreign key (matter_id) references matters on delete cascade not valid`,
      );
      await runner.query(`
        create function ${table}_in_own_matter() returns trigger language plpgsql as $$
        begin
          -- The membership is locked, so that it cannot end while something is put into the matter.
          perform from matter_members where matter_id = new.matter_id and user_id = new.owner_id for share;
          if coalesce(matter_role(new.owner_id, new.matter_id, new.owner_id), '') not in (${roles}) then
            raise exception 'nothing is put into a matter by somebody who may not' using errcode = 'foreign_key_violation';
          end if;
          return new;
        end $$`);
      await runner.query(`
        create trigger ${table}_in_own_matter before insert or update of matter_id on ${table} for each row
        when (new.matter_id is not null) execute function ${table}_in_own_matter()`);
    }
    await runner.query(`
      create function release_matter_contents() returns trigger language plpgsql as $$
      begin
        -- Those who made something in a matter keep it when its owner's account goes. A confidential one lets nothing out of its walls.
        ${CONTENTS.map(({ table }) => `update ${table} set matter_id = null where matter_id = old.id and owner_id <> old.owner_id;`).join('\n        ')}
        return old;
      end $$`);
    await runner.query(`
      create trigger release_matter_contents before delete on matters for each row
      when (not old.confidential) execute function release_matter_contents()`);
    // A file of a matter is named by its name alone.
    await runner.query(
      'create unique index reference_files_name_in_matter on reference_files (matter_id, filename) where matter_id is not null',
    );
    await runner.query(`
      create function webhook_matter_members() returns trigger language plpgsql as $$
      declare
        changed matter_members := case when tg_op = 'DELETE' then old else new end;
        owner uuid := (select owner_id from matters where id = changed.matter_id);
        event text := case when tg_op = 'DELETE' then 'matter.unshared' else 'matter.shared' end;
        facts jsonb := jsonb_build_object('matter_id', changed.matter_id, 'member_id', changed.user_id, 'role', changed.role);
      begin
        if owner is not null then
          perform record_webhook_event(event, owner, facts);
          perform record_webhook_event(event, changed.user_id, facts);
        end if;
        return null;
      end $$`);
    await runner.query(`
      create trigger webhook_matter_members after insert or update or delete on matter_members for each row
      execute function webhook_matter_members()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index reference_files_name_in_matter');
    await runner.query('drop trigger release_matter_contents on matters');
    await runner.query('drop function release_matter_contents');
    for (const { table } of CONTENTS) {
      await runner.query(`drop trigger ${table}_in_own_matter on ${table}`);
      await runner.query(`drop function ${table}_in_own_matter`);
      // Without members nobody but its owner reaches what is in a matter: what others made in it is theirs again.
      await runner.query(
        `update ${table} kept set matter_id = null from matters m where m.id = kept.matter_id and m.owner_id <> kept.owner_id`,
      );
      await runner.query(`alter table ${table} drop constraint ${table}_matter`);
      await runner.query(
        `alter table ${table} add constraint ${table}_matter foreign key (matter_id, owner_id) references matters (id, owner_id)
         on delete set null (matter_id) not valid`,
      );
    }
    await runner.query('drop table matter_members');
    await runner.query('drop function webhook_matter_members');
    await runner.query('drop function matter_role');
  }
}
