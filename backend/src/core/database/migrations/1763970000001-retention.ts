import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Retention1763970000001 implements MigrationInterface {
  name = 'Retention1763970000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index sessions_expires on sessions (expires_at)');
    // The log stays append-only but for its end: entries may go once they are older than the days that the deleting transaction
    // names, and than a month in any case.
    await runner.query('drop trigger audit_log_append_only on audit_log');
    await runner.query(`
      create trigger audit_log_append_only before update or truncate on audit_log
      for each statement execute function refuse_audit_change()`);
    await runner.query(`
      create function refuse_early_audit_removal() returns trigger language plpgsql as $$
      declare days integer := nullif(current_setting('themis.audit_retention_days', true), '')::integer;
      begin
        if days is null or old.at > now() - greatest(days, 30) * interval '1 day' then
          raise exception 'the audit log is append-only';
        end if;
        return old;
      end $$`);
    await runner.query(`
      create trigger audit_log_retention before delete on audit_log
      for each row execute function refuse_early_audit_removal()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger audit_log_retention on audit_log');
    await runner.query('drop function refuse_early_audit_removal()');
    await runner.query('drop trigger audit_log_append_only on audit_log');
    await runner.query(`
      create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change()`);
    await runner.query('drop index sessions_expires');
  }
}
