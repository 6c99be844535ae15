import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Undelivered events that a webhook may have; as many as `WAITING_MAX` of the webhooks says. */
const WAITING_MAX = 1000;
/** A balance that falls below this is low: two or three documents. */
const LOW_BALANCE = 10;

/**
 * Webhooks, and what is to be delivered to them. Triggers write the events, so that each is kept together with what happened, or not at
 * all, whatever part of the product does it. What they write are ids and states.
 */
export class Webhooks1764001070000 implements MigrationInterface {
  name = 'Webhooks1764001070000';

  async up(runner: QueryRunner): Promise<void> {
    // Without an owner it is the installation's.
    await runner.query(`
      create table webhooks (
        id uuid primary key,
        owner_id uuid references users on delete cascade,
        name text not null check (length(name) between 1 and 100),
        url text not null check (length(url) <= 2000),
        events text[] not null check (cardinality(events) between 1 and 20),
        sealed_secret bytea not null,
        sealed_earlier_secret bytea,
        earlier_secret_until timestamptz,
        state text not null default 'active' check (state in ('active', 'off', 'failing', 'overrun')),
        failures integer not null default 0,
        held_until timestamptz,
        created_at timestamptz(3) not null default clock_timestamp(),
        state_since timestamptz not null default now()
      )`);
    await runner.query('create index webhooks_owner on webhooks (owner_id, created_at desc, id desc)');
    // No foreign key: that a webhook was deleted a moment ago must not fail the transaction that something happens in.
    await runner.query(`
      create table webhook_deliveries (
        id uuid primary key default gen_random_uuid(),
        webhook_id uuid not null,
        event text not null,
        data jsonb not null,
        created_at timestamptz(3) not null default clock_timestamp(),
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
        attempts integer not null default 0,
        next_at timestamptz not null default now(),
        tried_at timestamptz,
        status integer,
        error text,
        duration_ms integer
      )`);
    await runner.query('create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id desc)');
    await runner.query(`create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_at) where state = 'waiting'`);
    await runner.query('create index webhook_deliveries_age on webhook_deliveries (created_at)');
    await runner.query(`
      create function record_webhook_event(event text, owner uuid, data jsonb) returns void language sql as $$
        insert into webhook_deliveries (webhook_id, event, data)
        select w.id, event, case when w.owner_id is null and owner is not null then data || jsonb_build_object('user_id', owner) else data end
        from webhooks w
        where w.state = 'active' and event = any(w.events) and (w.owner_id is null or w.owner_id = owner)
          and (select count(*) from (
                 select 1 from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' limit ${WAITING_MAX}
               ) waiting) < ${WAITING_MAX}
      $$`);
    for (const { name, table, when, call } of EVENTS) {
      await runner.query(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          perform record_webhook_event(${call});
          return null;
        end $$`);
      await runner.query(`create trigger ${name} after ${when.on} on ${table} for each row when (${when.if}) execute function ${name}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, table } of EVENTS) {
      await runner.query(`drop trigger ${name} on ${table}`);
      await runner.query(`drop function ${name}`);
    }
    await runner.query('drop function record_webhook_event');
    await runner.query('drop table webhook_deliveries');
    await runner.query('drop table webhooks');
  }
}

const EVENTS = [
  {
    name: 'webhook_document_generated',
    table: 'document_versions',
    when: { on: 'insert', if: `new.reservation_id is not null and new.origin in ('generated', 'revised')` },
    call: `'document.generated', new.owner_id, jsonb_build_object(
      'document_id', new.document_id, 'version_id', new.id, 'version', new.number, 'origin', new.origin, 'tokens', new.price)`,
  },
  {
    name: 'webhook_rendering_finished',
    table: 'jobs',
    when: {
      on: 'update of state',
      if: `new.name = 'render-document' and new.state in ('completed', 'failed') and old.state is distinct from new.state`,
    },
    call: `'rendering.finished', new.owner_id, jsonb_build_object(
      'job_id', new.id, 'state', new.state, 'format', new.payload ->> 'format', 'error_code', new.error_code)`,
  },
  {
    name: 'webhook_reference_file_read',
    table: 'reference_files',
    when: { on: 'update of status', if: `new.status in ('ready', 'failed') and old.status is distinct from new.status` },
    call: `'reference_file.read', new.owner_id, jsonb_build_object('file_id', new.id, 'state', new.status)`,
  },
  {
    name: 'webhook_legal_document_ended',
    table: 'legal_documents',
    when: { on: 'update of status', if: `new.status in ('indexed', 'failed') and old.status is distinct from new.status` },
    call: `'legal_document.' || new.status, null, jsonb_build_object(
      'document_id', new.id, 'version', new.version, 'state', new.status, 'passages', new.passages)`,
  },
  {
    name: 'webhook_index_promoted',
    table: 'index_state',
    when: { on: 'update of generation', if: 'new.generation is not null and old.generation is distinct from new.generation' },
    call: `'index.promoted', null, jsonb_build_object('generation', new.generation, 'replaced', old.generation)`,
  },
  {
    name: 'webhook_tokens_low',
    table: 'token_accounts',
    when: { on: 'update of balance', if: `old.balance >= ${LOW_BALANCE} and new.balance < ${LOW_BALANCE}` },
    call: `'tokens.low', new.user_id, jsonb_build_object('balance', new.balance, 'threshold', ${LOW_BALANCE})`,
  },
] as const;
