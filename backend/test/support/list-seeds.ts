import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.js';
import type { Client } from './client.js';
import { eventually } from './eventually.js';
import { matterRows } from './matter-rows.js';
import { sealedRows } from './sealed-rows.js';
import { someProposals } from './waiting-proposals.js';

/** More rows than any list has by itself. */
export const MANY = 50;
export type ListCaller = 'user' | 'admin';
/** A webhook of each caller, whose deliveries are listed. */
const HOOKS: Record<ListCaller, string> = { user: randomUUID(), admin: randomUUID() };
export interface Seed {
  caller: ListCaller;
  /** Brings the list to so many rows of the caller's. */
  fill: (rows: number) => Promise<unknown>;
  /** Arguments of the field. */
  args?: (rows: number) => string;
}

export interface ListSeeds {
  seeds: Readonly<Record<string, Seed>>;
  /** Loads an act, once. */
  someLaw: () => Promise<unknown>;
}

/** What a list of rows that are always there is filled by. */
export const fixedRows = (): Promise<void> => Promise.resolve();

/** How each list of the schema comes to have rows of one user's, or of an administrator's. A new list needs a line here. */
export function listSeeds(app: TestApp, callers: Record<ListCaller, Client>, userId: string): ListSeeds {
  const sealed = sealedRows(app, userId);
  const kept = matterRows(app, callers.user);
  const sql = (text: string, values: unknown[]) => app.database.query(text, values);
  const first = (rows: number) => `first: ${rows}`;
  const ofMatter = (rows: number) => `matterId: "${kept.matterId}", ${first(rows)}`;
  const ledger = (rows: number) =>
    sql(
      `insert into token_ledger (user_id, kind, delta, balance_after, actor_id)
       select $1, 'add', 0, 20, $1 from generate_series((select count(*) from token_ledger where user_id = $1) + 1, $2)`,
      [userId, rows],
    );

  /** Made one by one, since they are sealed. */
  const upTo = async (rows: number, path: string, body: (at: number) => object, caller: ListCaller = 'user'): Promise<void> => {
    for (let at = 0; at < rows; at += 1) await callers[caller].post(path, body(at));
  };
  const serviceAccounts = (rows: number) => upTo(rows, '/api/admin/service-accounts', (at) => ({ name: `Program ${at}` }), 'admin');

  const seeds: Record<string, Seed> = {
    users: {
      caller: 'admin',
      args: first,
      fill: (rows) =>
        sql(
          `with made as (
             insert into users (id, name, email, password_hash)
             select gen_random_uuid(), 'Many', gen_random_uuid() || '@many.test', '-' from generate_series((select count(*) from users) + 1, $1) returning id
           ) insert into token_accounts (user_id, balance) select id, 0 from made`,
          [rows],
        ),
    },
    activity: { caller: 'admin', args: (rows) => `days: ${rows}`, fill: fixedRows },
    auditLog: {
      caller: 'admin',
      args: first,
      fill: (rows) =>
        sql(
          `insert into audit_log (actor_id, actor_email, address, action, subject)
           select $1, 'x', 'x', 'x', 'x' from generate_series((select count(*) from audit_log) + 1, $2)`,
          [userId, rows],
        ),
    },
    loginSessions: {
      caller: 'user',
      fill: (rows) =>
        sql(
          `insert into sessions (id, user_id, kind, created_at, expires_at)
           select gen_random_uuid(), $1, 'user', now(), now() + interval '1 hour'
           from generate_series((select count(*) from sessions where user_id = $1) + 1, $2)`,
          [userId, rows],
        ),
    },
    apiKeys: { caller: 'user', args: first, fill: apiKeys },
    allApiKeys: { caller: 'admin', args: first, fill: apiKeys },
    connectedApps: { caller: 'user', fill: connectedApps },
    webhooks: { caller: 'user', args: first, fill: (rows) => webhooks(rows, userId) },
    installationWebhooks: { caller: 'admin', args: first, fill: (rows) => webhooks(rows, null) },
    webhookDeliveries: { caller: 'user', args: (rows) => `id: "${HOOKS.user}", first: ${rows}`, fill: (rows) => deliveries(rows, 'user') },
    installationWebhookDeliveries: {
      caller: 'admin',
      args: (rows) => `id: "${HOOKS.admin}", first: ${rows}`,
      fill: (rows) => deliveries(rows, 'admin'),
    },
    jobs: {
      caller: 'admin',
      args: first,
      fill: (rows) =>
        sql(
          `insert into jobs (id, name, queue, payload, state, max_attempts, finished_at)
           select gen_random_uuid(), 'x', 'x', '{}', 'completed', 1, now() from generate_series((select count(*) from jobs) + 1, $1)`,
          [rows],
        ),
    },
    legalDocuments: {
      caller: 'admin',
      args: first,
      fill: (rows) =>
        sql(
          `insert into legal_documents (id, filename, document_type, file_type, size, sha256, blob_key, status)
           select gen_random_uuid(), 'act ' || n || '.txt', 'act', '.txt', 1, 'x' || n, 'x' || n, 'failed'
           from generate_series((select count(*) from legal_documents) + 1, $1) n`,
          [rows],
        ),
    },
    tokenPricing: {
      caller: 'admin',
      fill: (rows) =>
        sql(
          `insert into token_pricing (operation_type, operation_name, base_tokens, complexity_multiplier, description)
           select 'many_' || n, 'Many', 1, 1, '' from generate_series((select count(*) from token_pricing) + 1, $1) n`,
          [rows],
        ),
    },
    // With every field of the documents that were paid for, a longer page is more than one operation may cost; so below.
    tokenStatement: { caller: 'user', args: (rows) => first(Math.min(rows, 3)), fill: ledger },
    userTokenStatement: { caller: 'admin', args: (rows) => `userId: "${userId}", ${first(Math.min(rows, 3))}`, fill: ledger },
    referenceFiles: {
      caller: 'user',
      args: first,
      fill: (rows) =>
        sql(
          `insert into reference_files (id, owner_id, filename, file_type, size, sha256, status)
           select gen_random_uuid(), $1, 'file ' || n || '.txt', '.txt', 1, 'x', 'failed'
           from generate_series((select count(*) from reference_files where owner_id = $1) + 1, $2) n`,
          [userId, rows],
        ),
    },
    // With every field of every version, a longer page is more than one operation may cost.
    documents: { caller: 'user', args: (rows) => first(Math.min(rows, 3)), fill: (rows) => sealed.documents(rows) },
    documentsById: {
      caller: 'user',
      args: (rows) => `ids: ${JSON.stringify(ids.documents.slice(0, Math.min(rows, 3)))}`,
      fill: keptIds('documents', (rows) => sealed.documents(rows)),
    },
    conversations: { caller: 'user', args: first, fill: (rows) => sealed.conversations(rows) },
    conversationExchanges: {
      caller: 'user',
      args: (rows) => `conversationId: "${sealed.conversationId}", ${first(rows)}`,
      fill: (rows) => sealed.exchanges(rows),
    },
    documentTemplates: { caller: 'user', fill: fixedRows },
    changeProposals: { caller: 'user', fill: (rows) => someProposals(app, userId, rows) },
    unfinishedForms: { caller: 'user', fill: (rows) => sealed.forms(rows) },
    // At most one row for each provision that is asked for, and what the library has on a point.
    replyLaw: { caller: 'user', args: () => 'input: { sections: ["Section 4, Absent Act, 1901"] }', fill: fixedRows },
    searchSources: { caller: 'user', args: (rows) => `query: "rent deposit", ${first(rows)}`, fill: () => someLaw() },
    sources: {
      caller: 'user',
      args: (rows) => `search: "sample", ${first(rows)}`,
      fill: someSources,
    },
    sourcesById: {
      caller: 'user',
      args: (rows) => `ids: ${JSON.stringify(ids.sources.slice(0, rows))}`,
      fill: keptIds('sources', someSources),
    },
    indexGenerations: { caller: 'admin', fill: fixedRows },
    goldenQuestions: { caller: 'admin', fill: fixedRows },
    // The shipped topics and the acts that they name are rows already.
    adminTemplates: {
      caller: 'admin',
      fill: (rows) =>
        sql(
          `insert into custom_templates (document_type, draft, draft_revision, created_at, updated_at)
           select 'custom_' || translate(n::text, '0123456789', 'abcdefghij') || '_many', '{"label":"Many","category":"business"}', 1, now(), now()
           from generate_series((select count(*) from custom_templates) + 1, $1) n`,
          [rows],
        ),
    },
    // With every date of every matter, a longer page is more than one operation may cost.
    matters: { caller: 'user', args: (rows) => first(Math.min(rows, 3)), fill: (rows) => kept.matters(rows) },
    matterDeadlines: { caller: 'user', args: first, fill: (rows) => kept.dates(rows) },
    matterMembers: { caller: 'user', args: () => `id: "${kept.matterId}"`, fill: (rows) => kept.members(rows) },
    chronology: { caller: 'user', args: (rows) => ofMatter(rows), fill: (rows) => kept.events(rows) },
    acceptedDifferences: { caller: 'user', args: (rows) => ofMatter(rows), fill: (rows) => kept.differences(rows) },
    lawChanges: { caller: 'user', args: (rows) => first(Math.min(rows, 3)), fill: changedLaw },
    answerRatings: { caller: 'admin', args: first, fill: ratings },
    parties: { caller: 'user', args: first, fill: (rows) => upTo(rows, '/api/parties', () => ({ name: `P ${randomUUID()}` })) },
    mattersOfParty: { caller: 'user', args: () => `id: "${kept.partyId}"`, fill: (rows) => kept.ofParty(rows) },
    approvalRequests: { caller: 'user', args: first, fill: (rows) => sealed.approvalRequests(rows) },
    supervisedAccounts: {
      caller: 'admin',
      args: first,
      fill: (rows) =>
        sql(
          `with made as (
             insert into users (id, name, email, password_hash)
             select gen_random_uuid(), 'Volunteer', gen_random_uuid() || '@clinic.test', '-'
             from generate_series((select count(*) from supervised_accounts) + 1, $1) returning id
           ), accounts as (insert into token_accounts (user_id, balance) select id, 0 from made)
           insert into supervised_accounts (account_id) select id from made`,
          [rows],
        ),
    },
    serviceAccounts: { caller: 'admin', args: first, fill: (rows) => serviceAccounts(rows) },
    // One row for each name, which is looked up by itself: a name costs a statement.
    verifyFiles: { caller: 'user', args: () => 'filenames: ["none.txt"]', fill: fixedRows },
    deadlineRows: { caller: 'user', args: first, fill: fixedRows },
    deadlineGroups: { caller: 'user', fill: fixedRows },
    holidays: {
      caller: 'admin',
      args: first,
      fill: (rows) =>
        sql(
          `insert into holidays (id, day, name)
           select gen_random_uuid(), date '2030-01-01' + n::int, 'Many' from generate_series((select count(*) from holidays) + 1, $1) n`,
          [rows],
        ),
    },
    courtFormats: { caller: 'user', fill: fixedRows },
    adminCourtFormats: { caller: 'admin', fill: fixedRows },
    guideTopics: { caller: 'admin', args: first, fill: fixedRows },
    missingLaw: { caller: 'admin', args: first, fill: fixedRows },
    sectionQuestions: { caller: 'admin', args: first, fill: someQuestions },
  };

  async function changedLaw(rows: number): Promise<void> {
    await sealed.exchanges(rows);
    await sql(
      `insert into cited_law (id, owner_id, exchange_id, document_id, law_title, sealed, changes, changed_at)
       select gen_random_uuid(), owner_id, id, gen_random_uuid(), 'Act', '', '{words}', now() from conversation_exchanges
       where owner_id = $1 and id not in (select exchange_id from cited_law where exchange_id is not null)`,
      [userId],
    );
  }
  async function ratings(rows: number): Promise<void> {
    await sealed.exchanges(rows);
    await sql(
      `insert into answer_ratings (exchange_id, owner_id, verdict, quoted)
       select id, owner_id, 'up', true from conversation_exchanges where owner_id = $1 on conflict do nothing`,
      [userId],
    );
  }
  function someSources(rows: number): Promise<unknown> {
    return sql(
      `with made as (
         insert into legal_documents (id, filename, document_type, file_type, size, sha256, blob_key, text_key, text_version, status, facts)
         select gen_random_uuid(), 'held ' || n || '.txt', 'act', '.txt', 1, 'held' || n, 'held' || n, 'held' || n, 1, 'indexed',
           '{"shortNames":[],"opening":"","court":null,"cites":[],"ownStatus":null,"citations":[]}'
         from generate_series((select count(*) from legal_documents where filename like 'held %') + 1, $1) n returning id
       ) insert into source_contents (document_id, rules, sort_key, title_words, words, sections, section_count, citations, names, cited, cites)
         select id, 1, 'x', '', 'sample', '[{"label":"1","heading":"Sample","chapter":"","name":"Section 1","start":0,"end":1,"page":1}]', 1,
           '{}', '{}', '[]', '{}' from made`,
      [rows],
    );
  }
  /** Ids of what a list holds, for the field that gives the same by its ids. */
  const ids: Record<'documents' | 'sources', string[]> = { documents: [], sources: [] };
  function keptIds(list: 'documents' | 'sources', fill: Seed['fill']): Seed['fill'] {
    return async (rows) => {
      await fill(rows);
      const { data } = await callers.user.graphql<Record<string, { nodes: { id: string }[] }>>(
        `{ ${list}(first: ${MANY}) { nodes { id } } }`,
      );
      ids[list] = data?.[list]?.nodes.map(({ id }) => id) ?? [];
    };
  }

  function apiKeys(rows: number, name = 'Many'): Promise<unknown> {
    return sql(
      `with made as (
         insert into sessions (id, user_id, kind, created_at, expires_at)
         select gen_random_uuid(), $1, 'user', now(), now() + interval '1 day' from generate_series((select count(*) from api_keys where name = $3) + 1, $2)
         returning id
       ) insert into api_keys (id, name, prefix, secret_hash, scopes) select id, $3, id, sha256(id::text::bytea), '{ASK}' from made`,
      [userId, rows, name],
    );
  }

  /** Each is a key. */
  async function connectedApps(rows: number): Promise<void> {
    await apiKeys(rows, 'App');
    await sql(`insert into oauth_clients (id, metadata) values ('many', '{}') on conflict do nothing`, []);
    await sql(
      `insert into connected_apps (id, client_id, redirect_host)
       select id, 'many', 'app.test' from api_keys where name = 'App' on conflict do nothing`,
      [],
    );
  }

  function webhooks(rows: number, owner: string | null, id?: string): Promise<unknown> {
    return sql(
      `insert into webhooks (id, owner_id, name, url, events, sealed_secret)
       select coalesce($3, gen_random_uuid()), $1, 'Many', 'https://hooks.example/', '{tokens.low}', ''
       from generate_series((select count(*) from webhooks where owner_id is not distinct from $1::uuid) + 1, $2)`,
      [owner, rows, id ?? null],
    );
  }
  async function deliveries(rows: number, caller: ListCaller): Promise<unknown> {
    await sql('delete from webhooks where id <> $1', [HOOKS[caller]]);
    await webhooks(1, caller === 'user' ? userId : null, HOOKS[caller]);
    return sql(
      `insert into webhook_deliveries (webhook_id, event, data, state)
       select $1, 'webhook.test', '{}', 'delivered'
       from generate_series((select count(*) from webhook_deliveries where webhook_id = $1) + 1, $2)`,
      [HOOKS[caller], rows],
    );
  }

  let law: Promise<unknown> | undefined;
  function someLaw(): Promise<unknown> {
    const text = Array.from(
      { length: 40 },
      (_, n) => `${n + 1}. Rent of kind ${n}.— The rent and the deposit of kind ${n} are due.\n`,
    ).join('\n');
    return (law ??= (async () => {
      await callers.admin.multipart('/api/admin/upload-legal-document', { file: new File([text], 'rent-act.txt'), document_type: 'act' });
      return eventually(
        async () => (await callers.admin.get<{ rag_initialized: boolean }>('/api/admin/system-status')).body.rag_initialized,
        (ready) => ready,
      );
    })());
  }
  /** Of sections of the one act that is there. */
  async function someQuestions(rows: number): Promise<void> {
    await someLaw();
    const hash = `decode(repeat('0a', 32), 'hex')`;
    await sql(
      'insert into questioned_documents (document_id, version) select id, 1 from legal_documents limit 1 on conflict do nothing',
      [],
    );
    await sql(
      `insert into questioned_sections (document_id, hash, place, unit, heading)
       select document_id, ${hash}, 0, '1', '' from questioned_documents on conflict do nothing`,
      [],
    );
    await sql(
      `insert into section_questions (id, document_id, hash, language, question)
       select gen_random_uuid(), document_id, ${hash}, 'en', 'question ' || n
       from questioned_documents, generate_series((select count(*) from section_questions) + 1, $1) n`,
      [rows],
    );
  }
  /**
   * Of three runs, fewest statements first: the process now and then runs one of its own in between, and what is looked up for two fields of
   * an operation is looked up once or twice, as it happens to meet.
   */
  return { seeds, someLaw };
}
