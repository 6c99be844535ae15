import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks are told of documents that are deleted, and of conversations. */
export class MoreWebhookEvents1764001292000 implements MigrationInterface {
  name = 'MoreWebhookEvents1764001292000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, when, call } of EVENTS) {
      await runner.query(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          perform record_webhook_event(${call});
          return null;
        end $$`);
      const condition = when.if ? `when (${when.if})` : '';
      await runner.query(`create trigger ${name} after ${when.on} on ${table} for each row ${condition} execute function ${name}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, table } of EVENTS) {
      await runner.query(`drop trigger ${name} on ${table}`);
      await runner.query(`drop function ${name}`);
    }
  }
}

const DELETED = 'old.deleted_at is null and new.deleted_at is not null';

const EVENTS: { name: string; table: string; when: { on: string; if?: string }; call: string }[] = [
  {
    name: 'webhook_document_deleted',
    table: 'documents',
    when: { on: 'update of deleted_at', if: DELETED },
    call: `'document.deleted', new.owner_id, jsonb_build_object('document_id', new.id)`,
  },
  {
    name: 'webhook_conversation_created',
    table: 'conversations',
    when: { on: 'insert' },
    call: `'conversation.created', new.owner_id, jsonb_build_object('conversation_id', new.id)`,
  },
  {
    name: 'webhook_conversation_answered',
    table: 'conversation_exchanges',
    when: { on: 'update of state', if: `old.state = 'pending' and new.state <> 'pending'` },
    call: `'conversation.answered', new.owner_id, jsonb_build_object(
      'conversation_id', new.conversation_id, 'exchange_id', new.id, 'state', new.state)`,
  },
  {
    name: 'webhook_conversation_deleted',
    table: 'conversations',
    when: { on: 'update of deleted_at', if: DELETED },
    call: `'conversation.deleted', new.owner_id, jsonb_build_object('conversation_id', new.id)`,
  },
];
