import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SAMPLE_ACTS } from '../../src/features/retrieval/samples/sample-acts.js';
import { newApiKey } from '../support/api-keys.js';
import { ADMIN, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { type Generated, generate, REPLY_VALUES } from '../support/kept-documents.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const SCOPES = ['ASK', 'CONVERSATIONS', 'DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'PROPOSALS', 'FILES', 'WEBHOOKS'] as const;
const TERMS = { name: 'A trial', expires_in_days: 7, scopes: ['ASK'], test: true };

interface Created {
  secret: string;
  key: { id: string; prefix: string; test: boolean; calls_per_minute: number | null };
}
interface Listed {
  documents: { id: string }[];
}

interface Account {
  id: string;
  name: string;
  tokens: number;
  active_keys: number;
  owner_email: string;
}

describe('test keys', () => {
  let app: TestApp;
  let client: Client;
  let owner: Person & { id: string };
  let program: Client;
  let drafted: Generated['generateDocument'];

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    const person = await newUser(client);
    const { id } = (await person.client.get<{ id: string }>('/api/auth/me')).body;
    owner = { ...person, id };
    const terms = { ...TERMS, scopes: [...SCOPES] };
    program = client.as((await owner.client.post<Created>('/api/keys', terms)).body.secret);
    drafted = await generate(program);
  });
  afterAll(() => app.close());

  it('are made, listed and revoked like others, are told by their name, and have a rate of their own', async () => {
    const { status, body } = await owner.client.post<Created>('/api/keys', TERMS);
    expect([status, body.key.test, body.key.calls_per_minute]).toEqual([201, true, 60]);
    expect(body.secret).toMatch(/^thm_test_[0-9a-f]{12}_/u);
    const listed = (await owner.client.get<{ keys: Created['key'][] }>('/api/keys')).body.keys;
    expect(listed.map(({ prefix, test }) => [prefix.startsWith('thm_test_'), test])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect((await owner.client.delete(`/api/keys/${body.key.id}`)).body).toMatchObject({ state: 'REVOKED' });
    expect((await client.as(body.secret).post('/api/ask', { question: 'Rent?' })).status).toBe(401);
    const real = (
      await owner.client.graphql<{ createApiKey: Created }>(
        'mutation { createApiKey(input: { name: "Real", scopes: [ASK] }) { secret key { test } } }',
      )
    ).data?.createApiKey;
    expect([real?.secret.startsWith('thm_test_'), real?.key.test]).toEqual([false, false]);
  });

  it.each([
    ['scopes', { scopes: ['SEARCH'] }, 'A test key cannot search the library: it asks invented sample law only'],
    ['calls_per_minute', { calls_per_minute: 61 }, 'A test key can make at most 60 calls a minute'],
    ['token_budget', { token_budget: 5 }, 'A test key spends no tokens, so it has no budget'],
  ])('cannot be made with other %s', async (field, terms, message) => {
    const refused = await owner.client.post('/api/keys', { ...TERMS, ...terms });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('ask invented law only, and are told so', async () => {
    const { body } = await program.post<{ answer: string; notice: string; citations: { document_id: string; quotation: string }[] }>(
      '/api/ask',
      {
        question: 'How large may the deposit for a lantern be?',
      },
    );
    expect(body.answer).toContain('the hire of three evenings');
    expect(body.citations.length).toBeGreaterThan(0);
    const samples = SAMPLE_ACTS.map(({ id }) => id);
    for (const { document_id } of body.citations) expect(samples).toContain(document_id);
    expect(body.notice).toContain('invented sample law');
    const kept = (await program.post<{ id: string }>('/api/conversations')).body.id;
    await program.post('/api/ask', { question: 'May I take a goat on the ferry?', conversation_id: kept });
    expect((await program.get(`/api/conversations/${kept}`)).body).toMatchObject({ exchanges: [{ answer: { citations: [{}] } }] });
    expect((await owner.client.get(`/api/conversations/${kept}`)).status).toBe(404);
  });

  it('draft and change drafts free of charge, and leave nothing in the statement of their owner', async () => {
    const before = (await owner.client.get('/api/tokens/balance')).body;
    expect(drafted).toMatchObject({ remainingTokens: 0, version: { price: 0 } });
    const proposed = (
      await program.post<{ id: string; price: number; changes: { id: string }[] }>('/api/document/proposals', {
        document_type: 'reply',
        template_data: REPLY_VALUES,
        previous_document: drafted.documentContent,
        modification_suggestions: 'Change the place to Pune',
      })
    ).body;
    expect(proposed.price).toBe(0);
    const accepted = proposed.changes.map(({ id }) => id);
    const kept = await program.post(`/api/document/proposals/${proposed.id}/keep`, { accepted });
    expect(kept).toMatchObject({ status: 200, body: { remaining_tokens: 0 } });
    expect((await owner.client.get('/api/tokens/balance')).body).toEqual(before);
    const { data } = await owner.client.graphql<{ tokenStatement: { nodes: unknown[] } }>('{ tokenStatement { nodes { kind } } }');
    expect(data?.tokenStatement.nodes).toHaveLength(1);
    expect(await brokenInvariants(app.database)).toEqual([]);
  });

  it('are told when an answer repeats an earlier one', async () => {
    const body = { document_type: 'reply', template_data: REPLY_VALUES };
    const headers = { 'idempotency-key': 'one and the same' };
    const [first, again] = [
      await program.post('/api/document/generate', body, headers),
      await program.post('/api/document/generate', body, headers),
    ];
    expect([first, again].map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('print TEST into files, also those that are fetched by a link', async () => {
    const text = await program.bytes('/api/document/download', {
      document_content: drafted.documentContent,
      document_type: 'reply',
      format: 'txt',
    });
    expect(text.body.toString('utf8')).toContain('TEST – made with a test key');
    const { data } = await program.graphql<{ renderDocument: { downloadUrl: string } }>(
      `mutation { renderDocument(input: { versionId: "${drafted.version.id}", format: TXT }) { downloadUrl } }`,
    );
    const fetched = await fetch(new URL(data?.renderDocument.downloadUrl ?? '', app.url));
    expect(await fetched.text()).toContain('TEST – made with a test key');
  });

  it('reach nothing that their owner keeps, nor does the owner reach what is theirs', async () => {
    const own = await generate(owner.client);
    const hook = { name: 'Mine', url: 'https://hooks.example/', events: ['tokens.low'] };
    const ownHook = (await owner.client.post<{ webhook: { id: string } }>('/api/webhooks', hook)).body.webhook.id;
    const mine: [Client, string, string][] = [
      [program, own.document.id, ownHook],
      [owner.client, drafted.document.id, (await program.post<{ webhook: { id: string } }>('/api/webhooks', hook)).body.webhook.id],
    ];
    for (const [caller, document, webhook] of mine) {
      expect((await caller.get(`/api/documents/${document}`)).status).toBe(404);
      expect((await caller.delete(`/api/documents/${document}`)).status).toBe(404);
      expect((await caller.get(`/api/webhooks/${webhook}/deliveries`)).status).toBe(404);
      const listed = (await caller.get<Listed>('/api/documents')).body.documents.map(({ id }) => id);
      expect(listed).not.toContain(document);
    }
    expect((await program.get<{ files: unknown[] }>('/api/upload/files')).body.files).toEqual([]);
  });

  it('are nobody in the lists of administrators, and go with their owner', async () => {
    const admin = await adminClient(client);
    const [{ people, test }] = await app.database.query<[{ people: number; test: string }]>(
      `select (select count(*)::int from users u where not exists (select from test_accounts where account_id = u.id)) as people,
         (select account_id from test_accounts where owner_id = $1) as test`,
      [owner.id],
    );
    const { body } = await admin.get<{ total_count: number; users: { id: string }[] }>('/api/admin/users');
    expect(body.total_count).toBe(people);
    expect(body.users.map(({ id }) => id)).not.toContain(test);
    const { secret } = await newApiKey(app, { userId: owner.id, kind: 'user' }, ['ASK'], { test: true });
    await owner.client.post('/api/account/delete', { password: owner.password });
    expect((await client.as(secret).post('/api/ask', { question: 'Rent?' })).status).toBe(401);
    const left = await app.database.query('select id from users where id = any($1)', [[owner.id, test]]);
    expect(left).toEqual([]);
  });
});

describe('service accounts', () => {
  const PATH = '/api/admin/service-accounts';
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let account: Account;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    account = (await admin.post<Account>(PATH, { name: 'Case management', initial_tokens: 30 })).body;
  });
  afterAll(() => app.close());

  it('have keys that an administrator makes, and tokens that they spend', async () => {
    const terms = { name: 'Sync', expires_in_days: 30, scopes: ['DOCUMENTS_WRITE', 'DOCUMENTS_READ'] };
    const made = await admin.post<Created>(`${PATH}/${account.id}/keys`, terms);
    expect(made).toMatchObject({ status: 201, body: { key: { owner_id: account.id, test: false } } });
    const program = client.as(made.body.secret);
    expect((await program.get('/api/tokens/balance')).body).toEqual({ tokens: 30 });
    await generate(program);
    const listed = (await admin.get<{ service_accounts: Account[] }>(PATH)).body.service_accounts;
    expect(listed).toMatchObject([{ id: account.id, name: 'Case management', active_keys: 1, owner_email: ADMIN.email }]);
    expect(listed[0]?.tokens).toBeLessThan(30);
    await admin.post(`/api/admin/users/${account.id}/toggle-status`);
    expect((await program.get('/api/tokens/balance')).status).toBe(401);
  });

  it('let nobody sign in, whatever is done to them, and administer nothing', async () => {
    const email = 'a-program@themis.test';
    expect((await admin.put(`/api/admin/users/${account.id}`, { email, is_active: true })).status).toBe(200);
    await app.database.query('update users set password_hash = (select password_hash from users where email = $2) where id = $1', [
      account.id,
      ADMIN.email,
    ]);
    for (const path of ['/api/auth/login', '/api/admin-auth/login'])
      expect((await client.form(path, { username: email, password: ADMIN.password })).status).toBe(401);
    const promoted = await admin.post(`/api/admin/users/${account.id}/toggle-admin`);
    expect(promoted).toMatchObject({ status: 409, body: { code: 'PROGRAM_ACCOUNT' } });
  });

  it('are none of an account that is a person', async () => {
    const { id } = (await (await newUser(client)).client.get<{ id: string }>('/api/auth/me')).body;
    const refused = await admin.post(`${PATH}/${id}/keys`, { name: 'A key', expires_in_days: 30, scopes: ['ASK'] });
    expect(refused).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  });
});
