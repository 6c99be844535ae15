import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets an account be deleted while its ledger and its part of the audit log stay: the token account is no longer tied to the row of the
 * person, and what names the person can be taken out of both by the transaction that names the account.
 */
export class AccountDeletion1764000820000 implements MigrationInterface {
  name = 'AccountDeletion1764000820000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table token_accounts drop constraint token_accounts_user_id_fkey');
    await runner.query('drop trigger token_ledger_append_only on token_ledger');
    await runner.query(`
      create trigger token_ledger_append_only before delete or truncate on token_ledger
      for each statement execute function refuse_ledger_change()`);
    await runner.query(`
      create function refuse_ledger_update() returns trigger language plpgsql as $$
      begin
        if old.user_id::text is distinct from nullif(current_setting('themis.erased_account', true), '')
          or to_jsonb(new) - 'reason' is distinct from to_jsonb(old) - 'reason' or new.reason is not null then
          raise exception 'the token ledger is append-only';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger token_ledger_update before update on token_ledger
      for each row execute function refuse_ledger_update()`);
    await runner.query('drop trigger audit_log_append_only on audit_log');
    await runner.query(`
      create trigger audit_log_append_only before truncate on audit_log
      for each statement execute function refuse_audit_change()`);
    // Only who, from where and of whom can go; what was done, to which id and when stays.
    await runner.query(`
      create function refuse_audit_update() returns trigger language plpgsql as $$
      declare
        account text := nullif(current_setting('themis.erased_account', true), '');
        personal text[] := '{actor_email,address,subject_name,before,after,reason}';
      begin
        if account is null or (old.actor_id::text <> account and old.subject <> 'user:' || account)
          or to_jsonb(new) - personal is distinct from to_jsonb(old) - personal then
          raise exception 'the audit log is append-only';
        end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger audit_log_update before update on audit_log
      for each row execute function refuse_audit_update()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger audit_log_update on audit_log');
    await runner.query('drop function refuse_audit_update()');
    await runner.query('drop trigger audit_log_append_only on audit_log');
    await runner.query(`
      create trigger audit_log_append_only before update or truncate on audit_log
      for each statement execute function refuse_audit_change()`);
    await runner.query('drop trigger token_ledger_update on token_ledger');
    await runner.query('drop function refuse_ledger_update()');
    await runner.query('drop trigger token_ledger_append_only on token_ledger');
    await runner.query(`
      create trigger token_ledger_append_only before update or delete or truncate on token_ledger
      for each statement execute function refuse_ledger_change()`);
    // Accounts that were deleted meanwhile keep theirs.
    await runner.query(`
      alter table token_accounts add constraint token_accounts_user_id_fkey foreign key (user_id) references users not valid`);
  }
}
