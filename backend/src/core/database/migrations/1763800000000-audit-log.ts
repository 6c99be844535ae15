import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1763800000000 implements MigrationInterface {
  name = 'AuditLog1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign keys: an entry says who did what at the time, whatever becomes of the rows that it names.
    await runner.query(`
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null default clock_timestamp(),
        actor_id uuid not null,
        actor_email text not null,
        address text not null,
        action text not null,
        subject text not null,
        subject_name text,
        before jsonb,
        after jsonb,
        reason text
      )`);
    await runner.query('create index audit_log_subject on audit_log (subject, id)');
    await runner.query('create index audit_log_actor on audit_log (actor_id, id)');
    await runner.query('create index audit_log_action on audit_log (action, id)');
    await runner.query(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit log is append-only'; end $$`);
    await runner.query(`
      create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log');
    await runner.query('drop function refuse_audit_change()');
  }
}
