import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser, userToken } from '../support/people.js';
import { unzip } from '../support/read-docx.js';

/** Words that only the text of the deleted document has; their bytes are looked for wherever anything is kept. */
const CANARY = 'Quixotrophic';
const act = (name: string, words: string) => `THE SAMPLE ${name} ACT, 1999

1. Short title.—This Act may be called the Sample ${name} Act, 1999. ${words}

2. Duty.—The keeper of a ${name.toLowerCase()} ${words} shall register it with the Authority within thirty days.
`;
const doomed = (version: number) => act('DOOMED', `${CANARY} keeper number ${version}`);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

describe('what is deleted', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await startApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const filesWith = (words: string) => filesUnder(app.dataDir).filter((file) => readFileSync(file).includes(words));
  async function tablesWith(words: string): Promise<string[]> {
    const tables = await app.database.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await app.database.query<object[]>(`select 1 from "${name}" as t where t::text ilike $1 limit 1`, [`%${words}%`]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const mutation = async (body: string) => {
    const { data, errors } = await admin.graphql<Record<string, Record<string, unknown>>>(`mutation { ${body} }`);
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  const asked = async () => JSON.stringify((await user.post('/api/ask/', { question: `What must the ${CANARY} keeper do?` })).body);
  const found = async () => JSON.stringify((await searchLaw(user, `${CANARY} keeper of a doomed`)).passages);

  it('leaves nothing of a document: no row, file, text, passage or answer, in no generation, and not after a rollback', async () => {
    await upload(admin, text('kept.txt', act('KEPT', 'badger')));
    await upload(admin, text('doomed.txt', doomed(1)));
    await settledLibrary(admin);
    await upload(admin, text('doomed.txt', doomed(2)));
    await settledLibrary(admin);
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    // Into both generations, and an older text that is still there for answers under way.
    await upload(admin, text('doomed.txt', doomed(3)));
    await settledLibrary(admin);
    await mutation('createGoldenQuestion(input: { question: "Who registers?", document: "doomed.txt", unit: "2" }) { id }');
    const [{ id }] = await app.database.query<[{ id: string }]>(`select id from legal_documents where filename = 'doomed.txt'`);
    expect(await asked()).toContain(CANARY);
    expect(await found()).toContain(CANARY);
    // The test can see what it looks for.
    expect(filesWith(CANARY).length).toBeGreaterThan(2);
    expect(await tablesWith(CANARY)).toEqual(['legal_documents']);

    expect((await admin.delete('/api/admin/documents/doomed.txt')).status).toBe(200);
    expect(filesWith(CANARY)).toEqual([]);
    expect(await tablesWith(CANARY)).toEqual([]);
    expect(filesUnder(app.dataDir).filter((file) => file.includes(id))).toEqual([]);
    for (const answer of [await asked(), await found()]) expect(answer).not.toContain('keeper of a doomed');
    const { data } = await user.graphql(`{ sourceDocument(id: "${id}") { id } }`);
    expect(data).toEqual({ sourceDocument: null });
    const check = await admin.graphql<{ goldenQuestionCheck: { outcomes: { rankAfter: number | null }[] } }>(
      '{ goldenQuestionCheck { outcomes { rankAfter } } }',
    );
    expect(check.data?.goldenQuestionCheck.outcomes).toEqual([{ rankAfter: null }]);

    await mutation('rollBackIndex { generation }');
    for (const answer of [await asked(), await found()]) expect(answer).not.toContain('keeper of a doomed');
    expect(filesWith(CANARY)).toEqual([]);
    const status = await admin.graphql<{ systemStatus: { index: { documents: number } } }>('{ systemStatus { index { documents } } }');
    expect(status.data?.systemStatus.index.documents).toBe(1);
  }, 60_000);

  /** Every row of every table, with what is encoded in it as far as it can be read. */
  async function rowsNaming(words: string): Promise<string[]> {
    const tables = await app.database.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await app.database.query<object[]>(`select 1 from "${name}" as t where to_jsonb(t)::text ilike $1 limit 1`, [
        `%${words}%`,
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  }

  it('leaves nothing of an account but its ledger and what administrators did, under an id that names nobody', async () => {
    const client = new Client(app.url);
    const person = await newUser(client, 'Bartholomea Xylander');
    const { client: owner, email } = person;
    const { id } = (await owner.get<{ id: string }>('/api/auth/me')).body;
    await admin.post(`/api/admin/users/${id}/add-tokens`, { tokens: 500, reason: 'Paid by Bartholomea Xylander' });
    await admin.put(`/api/admin/users/${id}`, { name: 'Bartholomea Xylander', email, phone: '+91 98100 00000', role: 'user' });
    const { id: conversation_id } = (await owner.post<{ id: string }>('/api/conversations')).body;
    await owner.post('/api/ask', { question: 'What must the keeper of a badger do?', conversation_id });
    const [exchange] = (await owner.get<{ exchanges: { id: string }[] }>(`/api/conversations/${conversation_id}`)).body.exchanges;
    const rating = { verdict: 'down', reason: 'unclear', note: 'Too long for Xylander', sharesQuestion: false };
    const rated = await owner.graphql(
      `mutation { rateAnswer(conversationId: "${conversation_id}", exchangeId: "${exchange?.id}",
        input: { verdict: DOWN, reason: UNCLEAR, note: "Too long for Xylander" }) { verdict } }`,
    );
    expect(rated.data).toEqual({ rateAnswer: { verdict: 'DOWN' } });
    await owner.multipart('/api/upload', {
      files: new File(['LEASE\n\n1. Rent of Bartholomea.'], 'xylander lease.txt', { type: 'text/plain' }),
    });
    const drafted = await owner.post<{ document_content: string }>('/api/document/generate', {
      document_type: 'reply',
      template_data: { complaint_summary: 'Rent unpaid', respondent_details: 'Bartholomea Xylander', defenses: 'It was paid' },
    });
    expect(drafted.status).toBe(200);
    const hook = { name: 'Practice of Xylander', url: 'https://hooks.example/xylander', events: ['tokens.low'] };
    const { secret } = (await owner.post<{ secret: string }>('/api/webhooks', hook)).body;
    const made = await owner.graphql<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "Key of Xylander", scopes: [ASK], expiresInDays: 1 }) { secret } }',
    );
    const key = made.data?.createApiKey.secret ?? '';
    const entered = { template_data: { disclosing_party: 'Bartholomea Xylander' } };
    expect((await owner.put('/api/document/unfinished/nda', entered)).status).toBe(200);
    const { id: matter_id } = (await owner.post<{ id: string }>('/api/matters', { title: 'Xylander v. Badger' })).body;
    await owner.post('/api/matter-deadlines', { matter_id, day: '2031-01-26', title: 'Hearing of Xylander' });
    await owner.post('/api/matter-moves', { matter_id, conversations: [conversation_id] });
    await owner.post('/api/parties', { name: 'Bartholomea Xylander', age: '41' });
    // A rendering that nobody has fetched.
    await owner.graphql(
      `mutation { renderDocument(input: { content: "Deed of Bartholomea", documentType: "reply", format: TXT }) { filename } }`,
    );
    // The test can see what it looks for.
    expect(await rowsNaming(id)).toEqual(
      expect.arrayContaining([
        'conversations',
        'documents',
        'jobs',
        'matter_deadlines',
        'matters',
        'parties',
        'reference_files',
        'sessions',
        'unfinished_forms',
        'users',
      ]),
    );
    expect(await rowsNaming('Xylander')).toEqual(expect.arrayContaining(['audit_log', 'reference_files', 'token_ledger', 'users']));
    expect(filesUnder(app.dataDir).filter((file) => file.includes(id))).not.toEqual([]);

    const archive = await fetch(`${app.url}/api/account/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: person.password }),
    });
    const files = unzip(Buffer.from(await archive.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual([
      'README.txt',
      'api-keys.json',
      expect.stringMatching(/^conversations\/0001 What must.*\.json$/),
      expect.stringMatching(/^conversations\/0001 What must.*\.md$/),
      expect.stringMatching(/^documents\/0001 .*\/version 1\.json$/),
      expect.stringMatching(/^documents\/0001 .*\/version 1\.txt$/),
      'files/xylander lease.txt',
      'logins.json',
      'matters.json',
      'networks.json',
      'parties.json',
      'profile.json',
      'tokens.json',
      'unfinished-forms.json',
      'webhooks.json',
    ]);
    const told = [...files].find(([name]) => /^conversations.*[.]json$/.test(name))?.[1] ?? '';
    expect(JSON.parse(told)).toMatchObject({ exchanges: [{ rating }] });
    const dates = [expect.objectContaining({ day: '2031-01-26', title: 'Hearing of Xylander' })];
    expect(JSON.parse(files.get('matters.json') ?? '')).toEqual([expect.objectContaining({ title: 'Xylander v. Badger', dates })]);
    expect(JSON.parse(files.get('parties.json') ?? '')).toEqual([expect.objectContaining({ name: 'Bartholomea Xylander', age: '41' })]);
    expect(JSON.parse(files.get('webhooks.json') ?? '')).toEqual([{ ...hook, state: 'active', createdAt: expect.any(String) }]);
    expect(JSON.parse(files.get('api-keys.json') ?? '')).toEqual([
      {
        name: 'Key of Xylander',
        prefix: key.split('_', 2).join('_'),
        scopes: ['ASK'],
        state: 'ACTIVE',
        test: false,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        revokedAt: null,
        lastUsedAt: null,
        lastUsedAddress: null,
        allowedAddresses: [],
        callsPerMinute: null,
        tokenBudget: null,
        tokensSpent: 0,
      },
    ]);
    const [{ hash }] = await app.database.query<[{ hash: string }]>(`select encode(secret_hash, 'hex') as hash from api_keys`);
    for (const content of files.values()) for (const unsaid of [secret, key, hash]) expect(content).not.toContain(unsaid);
    expect(files.get('unfinished-forms.json')).toContain('Bartholomea Xylander');
    expect(files.get('profile.json')).toContain(email);
    expect(files.get('files/xylander lease.txt')).toContain('Rent of Bartholomea');
    const version = [...files].find(([name]) => name.endsWith('version 1.txt'))?.[1];
    expect(version).toBe(drafted.body.document_content);

    // Nobody deletes or exports without the password, and no administrator.
    for (const act of ['export', 'delete']) {
      expect((await owner.post(`/api/account/${act}`, { password: 'not the password' })).body).toMatchObject({ code: 'WRONG_PASSWORD' });
      expect((await owner.post(`/api/account/${act}`, {})).status).toBe(422);
    }
    expect((await owner.get('/api/auth/me')).status).toBe(200);

    const { status, body } = await owner.post<{ message: string }>('/api/account/delete', { password: person.password });
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^Your account was deleted\. Backups/)]);
    expect(await rowsNaming(id)).toEqual(['audit_log', 'token_accounts', 'token_ledger', 'token_reservations']);
    for (const words of ['Bartholomea', 'Xylander', email]) expect([words, await rowsNaming(words)]).toEqual([words, []]);
    expect(filesUnder(app.dataDir).filter((file) => file.includes(id) || file.includes('renders/'))).toEqual([]);
    expect((await owner.get('/api/auth/me')).status).toBe(401);
    expect((await client.form('/api/auth/login', { username: email, password: person.password })).status).toBe(401);
    const { data } = await admin.graphql<{ tokenReconciliation: { balanced: boolean } }>('{ tokenReconciliation { balanced } }');
    expect(data?.tokenReconciliation.balanced).toBe(true);
    // The two logs still refuse every other change.
    await expect(app.database.query(`update token_ledger set reason = 'x'`)).rejects.toThrow('append-only');
    await expect(app.database.query(`update token_ledger set delta = delta + 1`)).rejects.toThrow('append-only');
    await expect(app.database.query(`update audit_log set actor_email = 'x'`)).rejects.toThrow('append-only');
    // The address is free again, for somebody new.
    expect((await client.post('/api/auth/register', { ...person, phone: '+91 98100 00000', client: undefined })).status).toBe(201);
    expect((await owner.get('/api/auth/me')).status).toBe(401);
  }, 60_000);

  it('answers GraphQL with the id of the account that is gone', async () => {
    const person = await newUser(new Client(app.url));
    const { id } = (await person.client.get<{ id: string }>('/api/auth/me')).body;
    const deleting = 'mutation ($password: String!) { deleteAccount(input: { password: $password }) { id } }';
    expect((await person.client.graphql(deleting, { password: person.password })).data).toEqual({ deleteAccount: { id } });
  });

  it('is not an administrator’s account', async () => {
    const client = new Client(app.url);
    const token = await userToken(client, ADMIN.email, ADMIN.password);
    const answer = await client.as(token).post('/api/account/delete', { password: ADMIN.password });
    expect(answer.body).toMatchObject({ code: 'ADMINISTRATOR_ACCOUNT' });
  });
});
