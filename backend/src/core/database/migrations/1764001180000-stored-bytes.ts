import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row takes besides what its owner put into it. */
const ROW = 512;
/** Blocks of the disk and rows of the database that even the smallest file takes. */
const FILE = 4096;
/** The place that is kept for an answer until it is there. */
const ANSWER = 65_536;
/** A webhook with the events that wait to be delivered to it. */
const WEBHOOK = 65_536;

interface Counted {
  table: string;
  /** Bytes of a row, which is named `row`. */
  bytes: string;
  /** Whether a row that grows may be refused. A place was kept for answers when they were asked for. */
  growing: boolean;
}

const COUNTED: Counted[] = [
  { table: 'reference_files', bytes: `${FILE} + row.size + coalesce(row.text_bytes, 0)`, growing: true },
  { table: 'documents', bytes: `${ROW} + octet_length(row.sealed_title)`, growing: true },
  { table: 'document_versions', bytes: `${ROW} + octet_length(row.sealed_form) + octet_length(row.sealed_content)`, growing: true },
  { table: 'change_proposals', bytes: `${ROW} + octet_length(row.sealed)`, growing: true },
  { table: 'unfinished_forms', bytes: `${ROW} + octet_length(row.sealed)`, growing: true },
  { table: 'conversations', bytes: `${ROW} + octet_length(row.sealed_title)`, growing: false },
  {
    table: 'conversation_exchanges',
    bytes: `${ROW} + octet_length(row.sealed_question) + coalesce(octet_length(row.sealed_reply), case row.state when 'pending' then ${ANSWER} else 0 end)`,
    growing: false,
  },
  { table: 'webhooks', bytes: `${WEBHOOK} + octet_length(row.sealed_secret)`, growing: true },
];

const bytesOf = ({ bytes }: Counted, row: string): string => `(${bytes.replaceAll('row.', `${row}.`)})::bigint`;

/**
 * How many bytes the product keeps for each user, counted by triggers: whatever part of the product writes or deletes something, the count
 * is right, also when several do at once. They run as the transaction commits, after it has taken every other lock, so that two
 * transactions cannot wait for each other; one that would exceed the quota fails with the state TQ001.
 */
export class StoredBytes1764001180000 implements MigrationInterface {
  name = 'StoredBytes1764001180000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stored_bytes (
        user_id uuid primary key references users on delete cascade,
        bytes bigint not null check (bytes >= 0)
      )`);
    // One row: the setting, which the product writes when it starts. Without it nothing is refused.
    await runner.query(`
      create table storage_quota (
        only_row boolean primary key default true check (only_row),
        bytes bigint not null check (bytes > 0)
      )`);
    await runner.query(`
      create function count_stored_bytes(owner uuid, more bigint, may_refuse boolean) returns void language plpgsql as $$
      declare
        used bigint;
      begin
        update stored_bytes s set bytes = s.bytes + more where s.user_id = owner returning s.bytes into used;
        if not found then
          -- Of an account that is being deleted nothing is left to be counted.
          if more <= 0 then
            return;
          end if;
          insert into stored_bytes as s (user_id, bytes) values (owner, more)
            on conflict (user_id) do update set bytes = s.bytes + excluded.bytes returning s.bytes into used;
        end if;
        if may_refuse and more > 0 and coalesce(current_setting('themis.storage', true), '') <> 'resealing'
          and used > (select q.bytes from storage_quota q) then
          raise exception 'the storage of this user is full' using errcode = 'TQ001';
        end if;
      end $$`);
    for (const counted of COUNTED) {
      const { table, growing } = counted;
      await runner.query(`
        create function count_${table}() returns trigger language plpgsql as $$
        declare
          before bigint := 0;
          now_taken bigint := 0;
        begin
          if tg_op <> 'INSERT' then
            before := ${bytesOf(counted, 'old')};
          end if;
          if tg_op <> 'DELETE' then
            now_taken := ${bytesOf(counted, 'new')};
          end if;
          if now_taken <> before and coalesce(new.owner_id, old.owner_id) is not null then
            perform count_stored_bytes(coalesce(new.owner_id, old.owner_id), now_taken - before, tg_op = 'INSERT' or ${String(growing)});
          end if;
          return null;
        end $$`);
      await runner.query(
        `create constraint trigger ${table}_counted after insert or update or delete on ${table}
         deferrable initially deferred for each row execute function count_${table}()`,
      );
    }
    const sums = COUNTED.map((counted) => `select kept.owner_id, ${bytesOf(counted, 'kept')} as bytes from ${counted.table} kept`);
    await runner.query(
      `insert into stored_bytes (user_id, bytes)
       select owner_id, sum(bytes) from (${sums.join(' union all ')}) counted where owner_id is not null group by owner_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of COUNTED) {
      await runner.query(`drop trigger ${table}_counted on ${table}`);
      await runner.query(`drop function count_${table}()`);
    }
    await runner.query('drop function count_stored_bytes(uuid, bigint, boolean)');
    await runner.query('drop table storage_quota');
    await runner.query('drop table stored_bytes');
  }
}
