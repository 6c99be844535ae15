import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

/** What belongs to users, counts what they do, or prices it: no process keeps any of it in its memory beyond what it is asked. */
const OF_USERS = (
  'users test_accounts service_accounts sessions api_keys oauth_clients connected_apps oauth_records second_factors recovery_codes password_resets unconfirmed_emails known_networks token_accounts token_ledger ' +
  'token_reservations token_pricing rate_limits stored_bytes storage_quota documents document_versions generated_documents ' +
  'change_proposals unfinished_forms reference_files conversations conversation_exchanges answer_ratings missing_law model_usage model_reservations ' +
  'supervised_accounts supervisors approval_requests chronology_events accepted_differences matters matter_members matter_deadlines matter_reminders ' +
  'parties cited_law answer_receipts unread_citations law_changes daily_counts jobs webhooks webhook_deliveries audit_log blob_orphans'
).split(' ');
/** What administrators have loaded or written. The processes read it anew when its revision has changed. */
const OF_LIBRARY = (
  'legal_documents source_contents index_state index_reports passage_vectors topics topics_off questioned_documents questioned_sections ' +
  'section_questions question_batches question_run custom_templates custom_template_versions holidays court_formats'
).split(' ');
/** What tells the processes that it has changed; it only ever grows. */
const REVISIONS = ['library_state', 'legal_document_removals', 'custom_template_state'];
/** Where the rows are kept that are there from the start. */
const KEPT = 'themis_fresh';
const STRUCTURE = `
  select md5(coalesce(string_agg(fact, ',' order by fact), '')) as mark from (
    select format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull) as fact
      from pg_attribute join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'i') and attnum > 0
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s', conrelid::regclass, conname) from pg_constraint where connamespace = 'public'::regnamespace
  ) as facts`;

export interface Freshness {
  /**
   * Brings what belongs to users and to the library back to what it was.
   * @param forgetIndex removes the index of a library that has changed
   * @returns false when anything else has changed, or work is still under way
   */
  restore(forgetIndex: () => Promise<void>): Promise<boolean>;
}

/** Notes what is in a database whose application has just been started. The account must be a superuser's for it to be restored. */
export async function noteFreshness(database: DataSource): Promise<Freshness> {
  const columns = await columnsOf(database);
  const structure = await markOf(database, STRUCTURE);
  const contents = await contentsOf(database, columns);
  await database.query(`create schema ${KEPT}`);
  for (const table of [...OF_USERS, ...OF_LIBRARY]) await database.query(`create table ${KEPT}.${table} as table public.${table}`);
  return {
    async restore(forgetIndex) {
      try {
        await eventually(
          () => underWay(database),
          (count) => count === 0,
        );
        if ((await markOf(database, STRUCTURE)) !== structure) return false;
        const changed = [...(await contentsOf(database, columns))].flatMap(([table, mark]) =>
          contents.get(table) === mark ? [] : [table],
        );
        const library = changed.filter((table) => OF_LIBRARY.includes(table));
        const users = changed.filter((table) => OF_USERS.includes(table));
        const others = changed.filter((table) => ![...users, ...library, ...REVISIONS].includes(table));
        if (others.length > 0) return false;
        await putBack(database, [...users, ...library], columns, library.length > 0);
        if (library.length > 0) await forgetIndex();
        return true;
      } catch {
        // Another application does as well; what is wrong with this one is not what the next file tests.
        return false;
      }
    },
  };
}

const underWay = async (database: DataSource): Promise<number> => {
  const [row] = await database.query<[{ count: number }]>(`select count(*)::int as count from jobs where state in ('queued', 'running')`);
  return row.count;
};

/** The columns of each table that rows are written with. */
async function columnsOf(database: DataSource): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ name: string; columns: string }[]>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function contentsOf(database: DataSource, columns: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const marks = [...columns.keys()].map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as mark from public.${table} t`,
  );
  const rows = await database.query<{ name: string; mark: string }[]>(marks.join(' union all '));
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

async function markOf(database: DataSource, query: string): Promise<string> {
  const [row] = await database.query<[{ mark: string }]>(query);
  return row.mark;
}

/** Without triggers and foreign keys: what is put back was whole. */
const putBack = (
  database: DataSource,
  tables: readonly string[],
  columns: ReadonlyMap<string, string>,
  withLibrary: boolean,
): Promise<void> =>
  database.transaction(async (manager) => {
    await manager.query(`set local session_replication_role = replica`);
    if (withLibrary) {
      await manager.query('update library_state set revision = revision + 1, topics_revision = topics_revision + 1');
      await manager.query('update custom_template_state set revision = revision + 1');
      await manager.query(
        `insert into legal_document_removals (id, revision) select d.id, s.revision from legal_documents d, library_state s
         on conflict (id) do update set revision = excluded.revision`,
      );
    }
    for (const table of tables) {
      await manager.query(`delete from public.${table}`);
      const named = columns.get(table) ?? '';
      await manager.query(`insert into public.${table} (${named}) overriding system value select ${named} from ${KEPT}.${table}`);
    }
  });
