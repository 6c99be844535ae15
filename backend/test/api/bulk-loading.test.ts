import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { DataSource } from 'typeorm';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser } from '../support/people.js';
import { someProposals } from '../support/waiting-proposals.js';
import { sealedRows, type SealedRows } from '../support/sealed-rows.js';
import { everyField, hasEdges, isListField } from '../support/schema-lists.js';
import { sharedApp } from '../support/shared-app.js';
import { statementLog } from '../support/statement-log.js';

const MANY = 50;
type Caller = 'user' | 'admin';
type Listed = { nodes: object[]; edges: { cursor: string | null }[]; pageInfo: Ends; totalCount?: number };
interface Ends {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}
/** A webhook of each caller, whose deliveries are listed. */
const HOOKS: Record<Caller, string> = { user: randomUUID(), admin: randomUUID() };
interface Seed {
  caller: Caller;
  /** Brings the list to so many rows of the caller's. */
  fill: (rows: number) => Promise<unknown>;
  /** Arguments of the field. */
  args?: (rows: number) => string;
}

describe('lists of the schema', () => {
  let app: TestApp;
  let schema: GraphQLSchema;
  let callers: Record<Caller, Client>;
  let userId: string;
  let sealed: SealedRows;
  let statements: string[] = [];

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    const { client: user } = await newUser(client);
    const admin = await adminClient(client);
    callers = { user, admin };
    userId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    sealed = sealedRows(app, userId);
    const { data } = await client.graphql(getIntrospectionQuery());
    schema = buildClientSchema(data as unknown as IntrospectionQuery);
    app.nest.get(DataSource).logger = statementLog((query) => void statements.push(query));
  });
  afterAll(() => app.close());

  const sql = (text: string, values: unknown[]) => app.database.query(text, values);
  const first = (rows: number) => `first: ${rows}`;
  const fixed = () => Promise.resolve();
  const ledger = (rows: number) =>
    sql(
      `insert into token_ledger (user_id, kind, delta, balance_after, actor_id)
       select $1, 'add', 0, 20, $1 from generate_series((select count(*) from token_ledger where user_id = $1) + 1, $2)`,
      [userId, rows],
    );

  /** Made one by one, since they are sealed. */
  const upTo = async (rows: number, path: string, body: (at: number) => object, caller: Caller = 'user'): Promise<void> => {
    for (let at = 0; at < rows; at += 1) await callers[caller].post(path, body(at));
  };
  const matters = (rows: number) => upTo(rows, '/api/matters', (at) => ({ title: `Matter ${at}` }));
  const dates = async (rows: number): Promise<void> => {
    const { body } = await callers.user.post<{ id: string }>('/api/matters', { title: 'Dated' });
    await upTo(rows, '/api/matter-deadlines', (at) => ({ matter_id: body.id, day: '2031-01-26', title: `Hearing ${at}` }));
  };
  let partyId = '';
  const ofParty = async (rows: number): Promise<void> => {
    await sql('delete from rate_limits', []);
    partyId ||= (await callers.user.post<{ id: string }>('/api/parties', { name: 'Asha Many' })).body.id;
    await upTo(rows, '/api/matters', (at) => ({ title: `Of ${at}`, parties: [{ name: 'Asha Many', is_client: true }] }));
  };
  const serviceAccounts = (rows: number) => upTo(rows, '/api/admin/service-accounts', (at) => ({ name: `Program ${at}` }), 'admin');

  /** How each list comes to have rows. A new list needs a line here. */
  const SEEDS: Record<string, Seed> = {
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
    activity: { caller: 'admin', args: (rows) => `days: ${rows}`, fill: fixed },
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
    documentTemplates: { caller: 'user', fill: fixed },
    changeProposals: { caller: 'user', fill: (rows) => someProposals(app, userId, rows) },
    unfinishedForms: { caller: 'user', fill: (rows) => sealed.forms(rows) },
    // At most one row for each provision that is asked for, and what the library has on a point.
    replyLaw: { caller: 'user', args: () => 'input: { sections: ["Section 4, Absent Act, 1901"] }', fill: fixed },
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
    indexGenerations: { caller: 'admin', fill: fixed },
    goldenQuestions: { caller: 'admin', fill: fixed },
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
    matters: { caller: 'user', args: (rows) => first(Math.min(rows, 3)), fill: (rows) => matters(rows) },
    matterDeadlines: { caller: 'user', args: first, fill: (rows) => dates(rows) },
    parties: { caller: 'user', args: first, fill: (rows) => upTo(rows, '/api/parties', () => ({ name: `P ${randomUUID()}` })) },
    mattersOfParty: { caller: 'user', args: () => `id: "${partyId}"`, fill: ofParty },
    serviceAccounts: { caller: 'admin', args: first, fill: (rows) => serviceAccounts(rows) },
    // One row for each name, which is looked up by itself: a name costs a statement.
    verifyFiles: { caller: 'user', args: () => 'filenames: ["none.txt"]', fill: fixed },
    deadlineRows: { caller: 'user', args: first, fill: fixed },
    deadlineGroups: { caller: 'user', fill: fixed },
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
    guideTopics: { caller: 'admin', args: first, fill: fixed },
    missingLaw: { caller: 'admin', args: first, fill: fixed },
    sectionQuestions: { caller: 'admin', args: first, fill: someQuestions },
  };

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
  async function deliveries(rows: number, caller: Caller): Promise<unknown> {
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
  async function costs(name: string, seed: Seed, rows: number): Promise<{ statements: number; answer: string }[]> {
    const runs = [await run(name, seed, rows), await run(name, seed, rows), await run(name, seed, rows)];
    return runs.sort((a, b) => a.statements - b.statements);
  }
  async function run(name: string, { caller, args }: Seed, rows: number): Promise<{ statements: number; answer: string }> {
    const field = schema.getQueryType()?.getFields()[name];
    if (!field) throw new Error(`${name} is no field of the schema`);
    const type = getNamedType(field.type) as GraphQLObjectType;
    const given = args?.(rows);
    statements = [];
    const answer = await callers[caller].graphql(`{ ${name}${given ? `(${given})` : ''} ${everyField(type)} }`);
    expect([name, answer.errors]).toEqual([name, undefined]);
    return { statements: statements.length, answer: JSON.stringify(answer.data) };
  }

  it('are all known here', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isListField);
    expect(lists.map(({ name }) => name).sort()).toEqual(Object.keys(SEEDS).sort());
  });

  it('cost no more statements for many rows than for one, with every field of every row', async () => {
    const found: Record<string, [one: number, many: number]> = {};
    for (const [name, seed] of Object.entries(SEEDS)) {
      await seed.fill(1);
      await run(name, seed, 1);
      const one = await costs(name, seed, 1);
      await seed.fill(MANY);
      const [many] = await costs(name, seed, MANY);
      if (seed.fill !== fixed) expect([name, (many?.answer.length ?? 0) > (one[0]?.answer.length ?? 0)]).toEqual([name, true]);
      found[name] = [one.at(-1)?.statements ?? 0, many?.statements ?? Infinity];
    }
    expect(Object.entries(found).filter(([, [one, many]]) => many > one)).toEqual([]);
    expect(Object.values(found).every(([one]) => one > 0)).toBe(true);
  });

  it('give each row its place, and are counted only when somebody asks', async () => {
    const pages = Object.entries(SEEDS).filter(([name]) => hasEdges(schema, name));
    const counts = () => statements.filter((text) => /^\s*select\s+count\(/i.test(text)).length;
    let counted = 0;
    for (const [name, { caller, args, fill }] of pages) {
      await fill(2);
      const list = async (more = '') => {
        statements = [];
        const query = `{ ${name}(${args?.(2) ?? 'first: 2'}) { nodes { __typename } edges { cursor } pageInfo { endCursor } ${more} } }`;
        return (await callers[caller].graphql<Record<string, Listed>>(query)).data?.[name];
      };
      const page = await list();
      expect([name, counts()]).toEqual([name, 0]);
      expect([name, page?.edges.length, page?.edges.at(-1)?.cursor]).toEqual([name, page?.nodes.length, page?.pageInfo.endCursor]);
      const whole = await list('totalCount again: totalCount');
      expect([name, typeof whole?.totalCount]).toEqual([name, 'number']);
      counted += counts();
    }
    expect([pages.length > 15, counted > 10, counted <= pages.length]).toEqual([true, true, true]);
  });

  it('are read backwards as they are forwards', async () => {
    const pages = Object.entries(SEEDS).filter(([name]) => hasEdges(schema, name));
    await someLaw();
    let read = 0;
    // As the product writes them, to the millisecond.
    const inMilliseconds = async () => {
      await sql(`update sessions set created_at = date_trunc('milliseconds', created_at)`, []);
      for (const files of ['reference_files', 'legal_documents'])
        await sql(`update ${files} set upload_date = date_trunc('milliseconds', upload_date)`, []);
    };
    for (const [name, { caller, args, fill }] of pages) {
      await fill(5);
      await inMilliseconds();
      const page = async (which: string) => {
        const given = (args?.(2) ?? 'first: 2').replace('first: 2', which);
        const query = `{ ${name}(${given}) { edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;
        const { data, errors } = await callers[caller].graphql<Record<string, Listed>>(query);
        expect([name, which, errors]).toEqual([name, which, undefined]);
        const list = data?.[name];
        if (!list) throw new Error(`no ${name}`);
        return { cursors: list.edges.map(({ cursor }) => cursor), ...list.pageInfo };
      };
      const start = await page('first: 2');
      // Those that are paged by number only.
      if (!start.endCursor || !start.hasNextPage) continue;
      const second = await page(`first: 2, after: "${start.endCursor}"`);
      const back = await page(`last: 2, before: "${second.startCursor}"`);
      expect([name, back.cursors, back.hasPreviousPage, back.hasNextPage]).toEqual([name, start.cursors, false, true]);
      const end = await page('last: 2');
      const beforeEnd = await page(`last: 2, before: "${end.startCursor}"`);
      const again = await page(`first: 2, after: "${beforeEnd.endCursor}"`);
      expect([name, again.cursors, again.hasNextPage, end.hasPreviousPage]).toEqual([name, end.cursors, false, true]);
      read += 1;
    }
    expect(read).toBeGreaterThan(15);
  });
});
