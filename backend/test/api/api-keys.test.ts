import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReservationsService } from '../../src/features/tokens/ledger/reservations.service.js';
import { newApiKey } from '../support/api-keys.js';
import type { TestApp } from '../support/app.js';
import { auditEntriesAfter, latestAuditEntry } from '../support/audit-entries.js';
import { Client, type GraphqlAnswer } from '../support/client.js';
import { keepSecrets } from '../support/evidence.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';
import { TestSocket } from '../support/test-socket.js';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret key { id prefix name scopes state ownerEmail tokensSpent lastUsedAt } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { state revokedAt } }';
const KEYS = '{ apiKeys { totalCount nodes { id prefix state lastUsedAt lastUsedAddress tokensSpent } } }';

interface Created {
  createApiKey: { secret: string; key: { id: string; prefix: string } };
}
interface Listed {
  apiKeys: { totalCount: number; nodes: { id: string; state: string; lastUsedAt: string | null; tokensSpent: number }[] };
}

describe('API keys', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  async function somebody(): Promise<{ id: string; email: string; client: Client }> {
    const person = await newUser(client);
    const { id } = (await person.client.get<{ id: string }>('/api/auth/me')).body;
    return { id, email: person.email, client: person.client };
  }
  async function create(owner: Client, input: object): Promise<Created['createApiKey']> {
    const { data, errors } = await owner.graphql<Created>(CREATE, { input: { name: 'Nightly run', ...input } });
    if (!data) throw new Error(JSON.stringify(errors));
    keepSecrets(data.createApiKey.secret);
    return data.createApiKey;
  }
  const codeOf = async (caller: Client, operation: string) => (await caller.graphql(operation)).errors?.[0]?.extensions.code;
  const balance = (caller: Client) => caller.get<{ code?: string }>('/api/tokens/balance');
  const UNKNOWN = { status: 401, body: { detail: 'Authentication required. Please login again.', code: 'UNAUTHENTICATED' } };

  it('are shown once, kept as a hash, and let a program in by REST, GraphQL and sockets', async () => {
    const owner = await somebody();
    const { secret, key } = await create(owner.client, { scopes: ['ASK', 'DOCUMENTS_READ'] });
    expect(key).toMatchObject({ name: 'Nightly run', scopes: ['ASK', 'DOCUMENTS_READ'], state: 'ACTIVE', ownerEmail: owner.email });
    expect(secret.startsWith(`${key.prefix}_`)).toBe(true);
    const rows = [await app.database.query('select * from api_keys'), await app.database.query('select * from audit_log')];
    expect(JSON.stringify(rows)).not.toContain(secret.slice(key.prefix.length + 1));
    const program = client.as(secret);
    expect((await balance(program)).status).toBe(200);
    expect((await program.graphql('{ tokenBalance { tokens } documents { totalCount } }')).errors).toBeUndefined();
    const kinds: string[] = [];
    for await (const { data } of subscribe<{ answer: { kind: string } }>(
      program,
      'subscription { answer(input: { question: "Rent?" }) { kind } }',
    ))
      kinds.push(data?.answer.kind ?? 'error');
    expect(kinds.at(-1)).toBe('DONE');
    expect(JSON.stringify((await owner.client.graphql(KEYS)).data)).not.toContain(secret);
  });

  it('are refused for what has no scope, and for what another scope opens', async () => {
    const owner = await somebody();
    const program = client.as((await create(owner.client, { scopes: ['ASK', 'DOCUMENTS_WRITE'] })).secret);
    expect(await codeOf(program, '{ me { email } }')).toBe('KEY_NOT_ALLOWED');
    expect(await codeOf(program, 'mutation { createApiKey(input: { name: "x", scopes: [ASK] }) { secret } }')).toBe('KEY_NOT_ALLOWED');
    expect(await codeOf(program, '{ searchSources(query: "rent") { generation } }')).toBe('SCOPE_MISSING');
    // A file is a file, also as part of a question or a draft.
    const ask = { question: 'Who signs?', reference_document: { filename: 'a.txt', uploaded: true } };
    expect((await program.post('/api/ask', ask)).body).toMatchObject({ code: 'SCOPE_MISSING' });
    const form = { complaint_summary: 'Rent unpaid', respondent_details: 'Ravi Kumar', defenses: 'It was paid' };
    const draft = { document_type: 'reply', template_data: form, reference_document: { filename: 'a.txt', uploaded: true } };
    expect((await program.post('/api/document/generate', draft)).body).toMatchObject({ code: 'SCOPE_MISSING' });
    expect((await owner.client.post('/api/ask', ask)).body).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('of an administrator make no administrators, and their actions name them in the audit log', async () => {
    const [{ id }] = await app.database.query<[{ id: string }]>(`select id from users where role = 'admin' limit 1`);
    const { secret, key } = await newApiKey(app, { userId: id, kind: 'admin' }, ['USERS_ADMIN']);
    const program = client.as(secret);
    const target = await somebody();
    const account = { name: 'Made Here', email: 'made-by-key@themis.test', password: 'a quiet green lease' };
    expect((await program.post('/api/admin/users', { ...account, role: 'admin' })).body).toMatchObject({ code: 'KEY_NOT_ALLOWED' });
    expect((await program.put(`/api/admin/users/${target.id}`, { name: 'Target', email: target.email, role: 'admin' })).status).toBe(403);
    expect((await program.post(`/api/admin/users/${target.id}/toggle-admin`)).status).toBe(403);
    const before = await latestAuditEntry(app.database);
    expect((await program.post(`/api/admin/users/${target.id}/add-tokens`, { tokens: 1 })).status).toBe(200);
    expect(await auditEntriesAfter(app.database, before)).toEqual([expect.objectContaining({ action: 'tokens.add', api_key: key.prefix })]);
    await app.database.query(`update users set role = 'user' where id = $1`, [id]);
    const demoted = await program.get('/api/admin/users');
    await app.database.query(`update users set role = 'admin' where id = $1`, [id]);
    expect(demoted).toMatchObject(UNKNOWN);
  });

  it('end at once when they are revoked, with their sockets, by their owner or an administrator; it is written down', async () => {
    const owner = await somebody();
    const stranger = await somebody();
    for (const end of ['owner', 'admin'] as const) {
      const { secret, key } = await create(owner.client, { scopes: ['ASK', 'DOCUMENTS_READ'] });
      const program = client.as(secret);
      const socket = await TestSocket.signedIn(app.url, secret);
      if (!(socket instanceof TestSocket)) throw new Error(`closed with ${socket.code}`);
      expect(await codeOf(stranger.client, `mutation { revokeApiKey(id: "${key.id}") { id } }`)).toBe('API_KEY_NOT_FOUND');
      const before = await latestAuditEntry(app.database);
      if (end === 'owner')
        expect((await owner.client.graphql(REVOKE, { id: key.id })).data).toMatchObject({ revokeApiKey: { state: 'REVOKED' } });
      else expect((await admin.graphql(`mutation { revokeAnyApiKey(id: "${key.id}") { state } }`)).errors).toBeUndefined();
      expect(await balance(program)).toMatchObject(UNKNOWN);
      expect(await socket.closed).toMatchObject({ code: 4401 });
      expect(await auditEntriesAfter(app.database, before)).toEqual([
        expect.objectContaining({ action: 'api-key.revoke', subject: `api-key:${key.id}`, subject_name: key.prefix }),
      ]);
    }
  });

  it('end with whatever ends the sessions of their owner, and say no more than that they are unknown', async () => {
    const owner = await somebody();
    const deactivated = client.as((await create(owner.client, { scopes: ['DOCUMENTS_READ'] })).secret);
    await admin.post(`/api/admin/users/${owner.id}/toggle-status`);
    expect(await balance(deactivated)).toMatchObject(UNKNOWN);
    await admin.post(`/api/admin/users/${owner.id}/toggle-status`);
    expect(await balance(deactivated)).toMatchObject(UNKNOWN);

    const other = await somebody();
    const { secret, key } = await create(other.client, { scopes: ['DOCUMENTS_READ'] });
    await app.database.query(`update sessions set expires_at = now() - interval '1 s' where id = $1`, [key.id]);
    expect(await balance(client.as(secret))).toMatchObject(UNKNOWN);
    expect((await other.client.graphql<Listed>(KEYS)).data?.apiKeys.nodes).toEqual([expect.objectContaining({ state: 'EXPIRED' })]);
    expect(await balance(client.as(`${key.prefix}_${'A'.repeat(43)}`))).toMatchObject(UNKNOWN);
  });

  it('work from the addresses that they name only', async () => {
    const owner = await somebody();
    const here = await create(owner.client, { scopes: ['DOCUMENTS_READ'], allowedAddresses: ['127.0.0.0/8'] });
    const elsewhere = await create(owner.client, { scopes: ['DOCUMENTS_READ'], allowedAddresses: ['203.0.113.0/24', '2001:db8::1'] });
    expect((await balance(client.as(here.secret))).status).toBe(200);
    expect(await balance(client.as(elsewhere.secret))).toMatchObject({ status: 403, body: { code: 'ADDRESS_NOT_ALLOWED' } });
    const [answer] = [
      await subscribe(client.as(elsewhere.secret), 'subscription { answer(input: { question: "Rent?" }) { kind } }').next(),
    ];
    expect(answer?.value).toMatchObject({ closed: { code: 4403 } });
    const input = { name: 'x', scopes: ['ASK'], allowedAddresses: ['203.0.113.0/99'] };
    expect((await owner.client.graphql(CREATE, { input })).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('count their own calls, each request once', async () => {
    const owner = await somebody();
    const { secret } = await create(owner.client, { scopes: ['DOCUMENTS_READ'], callsPerMinute: 2 });
    const program = client.as(secret);
    const query = '{ a: tokenBalance { tokens } b: tokenBalance { tokens } c: documents { totalCount } }';
    const first = await program.post<GraphqlAnswer>('/graphql', { query });
    expect(first.body.errors).toBeUndefined();
    const resetSeconds = Number(/;t=(\d+)$/.exec(first.headers.get('ratelimit') ?? '')?.[1]);
    expect(first.headers.get('ratelimit')).toBe(`"api-key";r=1;t=${resetSeconds}`);
    expect(first.body.extensions).toMatchObject({
      rateLimit: { name: 'api-key', limit: 2, windowSeconds: 60, remaining: 1, resetSeconds },
    });
    const last = await balance(program);
    expect([last.status, last.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/^"api-key";r=0;t=\d+$/)]);
    const refused = await balance(program);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.headers.get('ratelimit-policy')).toBe('"api-key";q=2;w=60');
    expect(refused.headers.get('ratelimit')).toBe(`"api-key";r=0;t=${refused.headers.get('retry-after')}`);
    const uncounted = await balance(owner.client);
    expect([uncounted.status, uncounted.headers.get('ratelimit')]).toEqual([200, null]);
  });

  it('note their use at most once a minute', async () => {
    const owner = await somebody();
    const { secret, key } = await create(owner.client, { scopes: ['DOCUMENTS_READ'] });
    const used = async () =>
      (await app.database.query<{ used: Date | null }[]>('select last_used_at as used from api_keys where id = $1', [key.id]))[0]?.used;
    expect(await used()).toBeNull();
    await balance(client.as(secret));
    const first = await used();
    expect(first).toBeInstanceOf(Date);
    await balance(client.as(secret));
    expect(await used()).toEqual(first);
    await app.database.query(`update api_keys set last_used_at = now() - interval '61 s' where id = $1`, [key.id]);
    await balance(client.as(secret));
    expect((await used())?.getTime()).toBeGreaterThan((first as Date).getTime());
  });

  it('never spend more than their budget, however many calls come at once, and get back what was not used', async () => {
    const owner = await somebody();
    const { key } = await create(owner.client, { scopes: ['DOCUMENTS_WRITE'], tokenBudget: 10 });
    await admin.post(`/api/admin/users/${owner.id}/tokens`, { tokens: 100 });
    const reservations = app.nest.get(ReservationsService, { strict: false });
    const price = { operationType: 'reply', complexity: 'simple', baseTokens: 3, complexityMultiplier: 1, amount: 3 };
    const reserve = () => reservations.reserve(owner.id, price, undefined, key.id);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, reserve));
    const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.reservationId] : []));
    expect(taken).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'KEY_BUDGET_EXHAUSTED', status: 402 });
    const spent = async () => (await owner.client.graphql<Listed>(KEYS)).data?.apiKeys.nodes[0]?.tokensSpent;
    expect(await spent()).toBe(9);
    for (const id of taken) await Promise.all([reservations.release(id, 'failed'), reservations.release(id, 'again')]);
    expect(await spent()).toBe(0);
    expect((await balance(owner.client)).body).toMatchObject({ tokens: 100 });
    expect(await brokenInvariants(app.database)).toEqual([]);
  });

  it('are refused beyond the number that an account may have at a time', async () => {
    const owner = await somebody();
    const made = await Promise.allSettled(Array.from({ length: 22 }, () => newApiKey(app, { userId: owner.id, kind: 'user' }, ['ASK'])));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await codeOf(owner.client, 'mutation { createApiKey(input: { name: "x", scopes: [ASK] }) { secret } }')).toBe(
      'TOO_MANY_API_KEYS',
    );
  });
});
