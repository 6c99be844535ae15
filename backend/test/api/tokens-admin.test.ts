import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const INVALID = 'Please enter a valid token amount';
const REQUIRED = 'Please fill in all required fields';

describe('token administration', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let person: Person & { id: string };

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    const made = await newUser(client);
    person = { ...made, id: (await made.client.get<{ id: string }>('/api/auth/me')).body.id };
  });
  beforeEach(() => admin.post(`/api/admin/users/${person.id}/tokens`, { tokens: 20 }));
  afterAll(() => app.close());

  const balance = async () => (await person.client.get<{ tokens: number }>('/api/tokens/balance')).body.tokens;
  const ledger = () =>
    app.database.query<Record<string, unknown>[]>(
      'select kind, delta::int as delta, reason, actor_id from token_ledger where user_id = $1 order by id',
      [person.id],
    );

  it('adds and sets, says for whom, and writes ledger and audit log', async () => {
    const added = await admin.post(`/api/admin/users/${person.id}/add-tokens`, { tokens: 30, reason: ' Paid ' });
    expect(added).toMatchObject({ status: 200, body: { change: 30, tokens: 50, message: `Added 30 tokens to ${person.email}` } });
    const set = await admin.post(`/api/admin/users/${person.id}/tokens/`, { tokens: 7 });
    expect(set).toMatchObject({ status: 200, body: { change: -43, tokens: 7, message: `Set tokens to 7 for ${person.email}` } });
    expect(await balance()).toBe(7);
    const [{ id: adminId }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [ADMIN.email]);
    expect((await ledger()).slice(-2)).toEqual([
      { kind: 'add', delta: 30, reason: 'Paid', actor_id: adminId },
      { kind: 'set', delta: -43, reason: null, actor_id: adminId },
    ]);
    const { data } = await admin.graphql<{ auditLog: { nodes: unknown[]; totalCount: number } }>(
      'query ($subject: String) { auditLog(first: 2, subject: $subject) { totalCount nodes { action actorEmail address subjectName before after reason } } }',
      { subject: `user:${person.id}` },
    );
    const who = { actorEmail: ADMIN.email, address: '127.0.0.1', subjectName: person.email };
    expect(data?.auditLog.nodes).toEqual([
      { ...who, action: 'tokens.set', before: { tokens: 50 }, after: { tokens: 7 }, reason: null },
      { ...who, action: 'tokens.add', before: { tokens: 20 }, after: { tokens: 50 }, reason: 'Paid' },
    ]);
  });

  it('adds and sets once for an idempotency key, also with several calls at once, and refuses another request with it', async () => {
    const before = (await ledger()).length;
    await admin.post(`/api/admin/users/${person.id}/tokens`, { tokens: 20 });
    for (const [action, tokens, after] of [
      ['add-tokens', 30, 50],
      ['tokens', 7, 7],
    ] as const) {
      const send = (amount: number = tokens) =>
        admin.post(`/api/admin/users/${person.id}/${action}`, { tokens: amount }, { 'idempotency-key': `${person.id} ${action}` });
      const answers = [...(await Promise.all(Array.from({ length: 6 }, () => send()))), await send()];
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200, body: { tokens: after } });
      expect(await send(tokens + 1)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
      expect(await balance()).toBe(after);
    }
    const repeated = `mutation { addTokens(id: "${person.id}", input: { tokens: 1, idempotencyKey: "${person.id}" }) { change tokens } }`;
    for (const _ of [1, 2]) expect((await admin.graphql(repeated)).data).toEqual({ addTokens: { change: 1, tokens: 8 } });
    expect(await ledger()).toHaveLength(before + 4);
  });

  it.each([-1, 0.5, '5', null, undefined, 1e10, Number.MAX_SAFE_INTEGER, [5], { n: 1 }, true, 'NaN'])(
    'refuses %p tokens',
    async (tokens) => {
      for (const action of ['add-tokens', 'tokens']) {
        expect(await admin.post(`/api/admin/users/${person.id}/${action}`, { tokens })).toMatchObject({
          status: 422,
          body: { detail: INVALID },
        });
      }
      expect(await balance()).toBe(20);
    },
  );

  it('takes zero, keeps to the largest balance and knows no stranger', async () => {
    expect(await admin.post(`/api/admin/users/${person.id}/add-tokens`, { tokens: 0 })).toMatchObject({
      status: 200,
      body: { change: 0, tokens: 20 },
    });
    expect(await admin.post(`/api/admin/users/${person.id}/add-tokens`, { tokens: 1_000_000_000 })).toMatchObject({
      status: 422,
      body: { detail: INVALID },
    });
    expect(await admin.post('/api/admin/users/6f1f0b52-0000-4000-8000-000000000000/tokens', { tokens: 1 })).toMatchObject({
      status: 404,
      body: { detail: 'User not found' },
    });
    expect(await balance()).toBe(20);
  });

  it('shows statements to the owner and to administrators, and reconciles', async () => {
    const fields = 'totalCount nodes { id kind delta balanceAfter reason } pageInfo { endCursor hasNextPage }';
    type Statement = {
      totalCount: number;
      nodes: { id: string; delta: number; balanceAfter: number }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    const whole = (await person.client.graphql<{ tokenStatement: Statement }>(`{ tokenStatement { ${fields} } }`)).data?.tokenStatement;
    expect(whole?.nodes.reduce((sum, { delta }) => sum + delta, 0)).toBe(20);
    expect(whole?.nodes[0]?.balanceAfter).toBe(20);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Statement | undefined = (
        await admin.graphql<{ userTokenStatement: Statement }>(
          `query ($id: ID!, $after: String) { userTokenStatement(userId: $id, first: 3, after: $after) { ${fields} } }`,
          { id: person.id, after },
        )
      ).data?.userTokenStatement;
      seen.push(...(page?.nodes.map(({ id }) => id) ?? []));
      after = page?.pageInfo.endCursor ?? null;
      more = page?.pageInfo.hasNextPage ?? false;
    }
    expect(seen).toEqual(whole?.nodes.map(({ id }) => id));

    const reconcile = async () =>
      (
        await admin.graphql<{ tokenReconciliation: Record<string, unknown> }>(
          '{ tokenReconciliation { balanced accounts mismatchCount mismatches { userId user { id email } balance ledgerSum } overdueReservations } }',
        )
      ).data?.tokenReconciliation;
    expect(await reconcile()).toEqual({ balanced: true, accounts: 2, mismatchCount: 0, mismatches: [], overdueReservations: 0 });
    await app.database.query('update token_accounts set balance = 99 where user_id = $1', [person.id]);
    expect(await reconcile()).toMatchObject({
      balanced: false,
      mismatchCount: 1,
      mismatches: [{ userId: person.id, user: { id: person.id, email: person.email }, balance: 99, ledgerSum: 20 }],
    });
    await app.database.query('update token_accounts set balance = 20 where user_id = $1', [person.id]);
  });

  it('creates and updates prices with the documented texts', async () => {
    const price = {
      operation_type: 'codicil',
      operation_name: 'Codicil',
      base_tokens: 12,
      complexity_multiplier: 1.5,
      description: 'Change of a will',
    };
    expect(await admin.post('/api/admin/token-pricing', price)).toMatchObject({
      status: 201,
      body: { message: 'Token pricing created successfully', pricing: price },
    });
    const changed = await admin.post('/api/admin/token-pricing/', {
      operation_type: 'codicil',
      operation_name: 'A Will',
      base_tokens: 0,
      complexity_multiplier: '',
    });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Token pricing updated successfully' } });
    const list = (await admin.get<Record<string, unknown>[]>('/api/admin/token-pricing')).body;
    expect(list.find(({ operation_type }) => operation_type === 'codicil')).toEqual({
      id: expect.any(Number),
      operation_type: 'codicil',
      operation_name: 'A Will',
      base_tokens: 0,
      complexity_multiplier: 1,
      description: '',
    });
    for (const wrong of [
      { operation_type: '' },
      { operation_type: undefined },
      { operation_name: '  ' },
      { base_tokens: -1 },
      { base_tokens: undefined },
      { base_tokens: 1.5 },
      { base_tokens: '5' },
    ]) {
      expect(await admin.post('/api/admin/token-pricing', { ...price, ...wrong })).toMatchObject({
        status: 422,
        body: { detail: REQUIRED },
      });
    }
    for (const complexity_multiplier of [0, 0.05, -1, 1.25, '2', 1e9]) {
      expect(await admin.post('/api/admin/token-pricing', { ...price, complexity_multiplier })).toMatchObject({
        status: 422,
        body: { detail: expect.stringContaining('Multiplier must be at least 0.1') },
      });
    }
    expect(await admin.post('/api/admin/token-pricing', { ...price, operation_type: '../x' })).toMatchObject({ status: 422 });
  });

  it('adds missing defaults and never overwrites a price', async () => {
    const [kept] = (await admin.get<{ operation_type: string; operation_name: string }[]>('/api/admin/token-pricing')).body.filter(
      ({ operation_type }) => operation_type === 'reply',
    );
    await admin.post('/api/admin/token-pricing', { ...kept, base_tokens: 77, complexity_multiplier: 2 });
    await app.database.query(`delete from token_pricing where operation_type = 'rent_agreement'`);
    expect(await admin.post('/api/admin/token-pricing/initialize-defaults')).toMatchObject({
      status: 200,
      body: { message: 'Default token pricing initialized: 1 price added' },
    });
    expect(await admin.post('/api/admin/token-pricing/initialize-defaults/')).toMatchObject({
      status: 200,
      body: { message: 'Default token pricing initialized: 0 prices added' },
    });
    const after = (await admin.get<{ operation_type: string; base_tokens: number }[]>('/api/admin/token-pricing')).body;
    expect(after.find(({ operation_type }) => operation_type === 'reply')?.base_tokens).toBe(77);
    expect(after.some(({ operation_type }) => operation_type === 'rent_agreement')).toBe(true);
  });

  it('gives GraphQL the same', async () => {
    const { data, errors } = await admin.graphql(
      `mutation ($id: ID!) {
        addTokens(id: $id, input: { tokens: 5, reason: "gift" }) { message change tokens }
        setTokens(id: $id, input: { tokens: 3 }) { message change tokens }
        saveTokenPricing(input: { operationType: "deed", operationName: "Deed", baseTokens: 3 }) { message pricing { complexityMultiplier } }
        initializeDefaultPricing { added }
      }`,
      { id: person.id },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      addTokens: { message: `Added 5 tokens to ${person.email}`, change: 5, tokens: 25 },
      setTokens: { message: `Set tokens to 3 for ${person.email}`, change: -22, tokens: 3 },
      saveTokenPricing: { message: 'Token pricing created successfully', pricing: { complexityMultiplier: 1 } },
      initializeDefaultPricing: { added: 0 },
    });
    const refused = await admin.graphql(`mutation ($id: ID!) { setTokens(id: $id, input: { tokens: -3 }) { tokens } }`, { id: person.id });
    expect(refused.errors?.[0]).toMatchObject({ message: INVALID, extensions: { code: 'VALIDATION_FAILED' } });
  });

  it('lets nobody change the ledger or the audit log', async () => {
    for (const statement of [
      'update audit_log set reason = null',
      'delete from audit_log',
      'truncate audit_log',
      'delete from token_ledger',
      'update token_ledger set delta = 0',
    ]) {
      await expect(app.database.query(statement)).rejects.toThrow('append-only');
    }
  });

  it('records what is done to the library', async () => {
    const file = new File(
      ['1. Short title. This is the Ledger Act, 2020.\n\n2. Receipts. A receipt shall be given for every payment.\n'],
      'ledger-act.txt',
      { type: 'text/plain' },
    );
    expect(
      (await admin.multipart('/api/admin/upload-legal-document', { file, document_type: 'act', description: 'd', source: 's' })).status,
    ).toBe(201);
    expect((await admin.post('/api/admin/rebuild-index')).status).toBe(200);
    expect(await admin.delete('/api/admin/documents/ledger-act.txt')).toMatchObject({
      status: 200,
      body: { message: 'Document ledger-act.txt deleted successfully' },
    });
    expect((await admin.delete('/api/admin/documents/ledger-act.txt')).status).toBe(404);
    const actions = await app.database.query<{ action: string }[]>(
      `select action from audit_log where action ~ '^(legal|index)' order by id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['legal-document.upload', 'index.rebuild', 'legal-document.delete']);
  });
});
