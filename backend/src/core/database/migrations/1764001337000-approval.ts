import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row takes besides what its owner put into it. */
const ROW = 512;

/**
 * Texts of certain accounts count as not approved until somebody who supervises them has approved that text, by its digest. `approval_role`
 * is the one place that says what an account may do with a request, and a trigger refuses a decision of anybody else. Who wrote a
 * version is kept from now on: in a shared matter it need not be who owns the document.
 */
export class Approval1764001337000 implements MigrationInterface {
  name = 'Approval1764001337000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table supervised_accounts (
        account_id uuid primary key references users on delete cascade,
        since timestamptz(3) not null default now()
      )`);
    await runner.query(`
      create table supervisors (
        account_id uuid not null references supervised_accounts on delete cascade,
        supervisor_id uuid not null references users on delete cascade,
        primary key (account_id, supervisor_id),
        check (account_id <> supervisor_id)
      )`);
    await runner.query('create index supervisors_supervisor on supervisors (supervisor_id)');
    await runner.query(`
      create table approval_requests (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('draft', 'answer')),
        document_type text not null,
        state text not null check (state in ('waiting', 'approved', 'returned')),
        text_digest bytea not null,
        sealed_text bytea not null,
        sealed_details bytea not null,
        submitted_at timestamptz(3) not null default now(),
        decided_at timestamptz(3),
        decided_by uuid references users on delete set null,
        decided_by_name text,
        check ((state = 'waiting') = (decided_at is null))
      )`);
    await runner.query(
      'create unique index approval_requests_waiting on approval_requests (owner_id, text_digest) where decided_at is null',
    );
    await runner.query('create index approval_requests_owner on approval_requests (owner_id, submitted_at desc, id desc)');
    await runner.query('create index approval_requests_digest on approval_requests (owner_id, text_digest)');
    await runner.query('create index approval_requests_decided_by on approval_requests (decided_by)');
    await runner.query(`
      create function approval_role(owner uuid, account uuid) returns text language sql stable as $$
        select case when owner = account then 'owner'
          when exists (select from supervisors s where s.account_id = owner and s.supervisor_id = account) then 'supervisor' end
      $$`);
    await runner.query(`
      create function approval_by_supervisor() returns trigger language plpgsql as $$
      begin
        -- The naming is locked, so that it cannot end while its holder decides.
        perform from supervisors where account_id = new.owner_id and supervisor_id = new.decided_by for share;
        if not found then
          raise exception 'a text is approved or returned by a supervisor of its owner only' using errcode = 'foreign_key_violation';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger approval_by_supervisor before insert or update of state on approval_requests for each row
      when (new.state <> 'waiting') execute function approval_by_supervisor()`);
    await runner.query(`
      create function count_approval_requests() returns trigger language plpgsql as $$
      declare
        before bigint := 0;
        now_taken bigint := 0;
      begin
        if tg_op <> 'INSERT' then
          before := ${ROW} + octet_length(old.sealed_text) + octet_length(old.sealed_details);
        end if;
        if tg_op <> 'DELETE' then
          now_taken := ${ROW} + octet_length(new.sealed_text) + octet_length(new.sealed_details);
        end if;
        if now_taken <> before then
          -- What a supervisor writes into a request is not refused for its owner's sake.
          perform count_stored_bytes(coalesce(new.owner_id, old.owner_id), now_taken - before, tg_op = 'INSERT');
        end if;
        return null;
      end $$`);
    await runner.query(`
      create constraint trigger approval_requests_counted after insert or update or delete on approval_requests
      deferrable initially deferred for each row execute function count_approval_requests()`);
    await runner.query('alter table document_versions add column author_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_versions drop column author_id');
    await runner.query('drop table approval_requests');
    await runner.query('drop function approval_by_supervisor');
    await runner.query('drop function count_approval_requests');
    await runner.query('drop function approval_role');
    await runner.query('drop table supervisors');
    await runner.query('drop table supervised_accounts');
  }
}
