import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Undelivered events that a webhook may have, as before. */
const WAITING_MAX = 1000;

/** The function that keeps an event for the webhooks that are told of it. @param toldAll which webhooks of the installation are */
const recordingEvents = (toldAll: string): string => `
  create or replace function record_webhook_event(event text, owner uuid, data jsonb) returns void language sql as $$
    insert into webhook_deliveries (webhook_id, event, data)
    select w.id, event, case when w.owner_id is null and owner is not null then data || jsonb_build_object('user_id', owner) else data end
    from webhooks w
    where w.state = 'active' and event = any(w.events) and ((${toldAll}) or w.owner_id = owner)
      and (select count(*) from (
             select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' limit ${WAITING_MAX}
           ) waiting) < ${WAITING_MAX}
  $$`;

/**
 * API keys that only try things out. They act for an account of their own beside their owner's, so that no query by owner ever reaches what
 * the owner keeps; all test keys of an owner share it.
 */
export class TestKeys1764001290000 implements MigrationInterface {
  name = 'TestKeys1764001290000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table test_accounts (
        owner_id uuid primary key references users on delete cascade,
        account_id uuid not null unique references users on delete cascade,
        check (owner_id <> account_id)
      )`);
    await runner.query('alter table api_keys add column is_test boolean not null default false');
    // What is only tried out is no event of the installation.
    await runner.query(recordingEvents('w.owner_id is null and not exists (select from test_accounts t where t.account_id = owner)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recordingEvents('w.owner_id is null'));
    await runner.query('alter table api_keys drop column is_test');
    await runner.query('drop table test_accounts');
  }
}
