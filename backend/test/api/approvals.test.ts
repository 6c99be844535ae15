import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ADMIN, type TestApp } from '../support/app.js';
import { newApiKey } from '../support/api-keys.js';
import { Client } from '../support/client.js';
import { generate, SAVE, type Version } from '../support/kept-documents.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { unzip } from '../support/read-docx.js';
import { sharedApp } from '../support/shared-app.js';

const MARK = 'NOT APPROVED';

interface Request {
  id: string;
  state: string;
  text: string;
  remark: string;
  document_id: string | null;
}
type Answer = { status: number; body: unknown };
/** The code of a refusal over either API; '' where it was done. */
const codeOf = ({ status, body }: Answer): string => (status < 300 ? '' : (body as { code: string }).code);

describe('texts that need approval', () => {
  let app: TestApp;
  let admin: Client;
  let volunteer: Person;
  let supervisor: Person;
  let stranger: Person;
  let draft: { document: string; version: string; content: string };

  const idOf = async ({ client }: Person): Promise<string> => (await client.get<{ id: string }>('/api/auth/me')).body.id;
  const supervise = async (person: Person, ...by: Person[]) =>
    admin.put(`/api/admin/supervision/${await idOf(person)}`, { supervisors: by.map(({ email }) => email) });
  const ask = (as: Person, body: object = { version_id: draft.version }) => as.client.post<Request>('/api/approvals', body);
  const printed = async (as: Person, content = draft.content): Promise<string> =>
    (await as.client.multipart<string>('/api/document/download', { document_content: content, document_type: 'reply', format: 'txt' }))
      .body;
  /** What a file says that is fetched by its address. */
  const fileOf = async ({ client }: Person, path: string): Promise<string> => {
    const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${client.token}` } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([path, answer.status, answer.status === 200 ? '' : bytes.toString()]).toEqual([path, 200, '']);
    return path.endsWith('docx') ? [...unzip(bytes).values()].join('\n') : bytes.toString();
  };
  const decide = (as: Person, id: string, what: 'approve' | 'return', body: object = { remark: 'Seen.' }) =>
    as.client.post<Request>(`/api/approvals/${id}/${what}`, body);

  beforeAll(async () => {
    app = await sharedApp();
    admin = await adminClient(new Client(app.url));
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    const client = new Client(app.url);
    [volunteer, supervisor, stranger] = [
      await newUser(client, 'Vani Rao'),
      await newUser(client, 'Sunil Advocate'),
      await newUser(client, 'Zoya Khan'),
    ];
    const made = await generate(volunteer.client);
    draft = { document: made.document.id, version: made.version.id, content: made.documentContent };
    expect((await supervise(volunteer, supervisor)).status).toBe(200);
  });
  afterAll(() => app.close());

  it('are marked until this very text is approved, and then say by whom', async () => {
    expect(await printed(volunteer)).toContain(MARK);
    const { body: asked, status } = await ask(volunteer, { version_id: draft.version, note: 'For Monday.' });
    expect([status, asked.state]).toEqual([201, 'waiting']);
    expect((await volunteer.client.get('/api/approval-standing')).body).toEqual({
      needed: true,
      supervisors: ['Sunil Advocate'],
      supervised: 0,
      waiting: 0,
    });
    expect((await ask(volunteer)).body.id).toBe(asked.id);
    expect(await printed(volunteer)).toContain(MARK);

    const queue = await supervisor.client.get<{ requests: Request[] }>('/api/approvals?queue=true&state=waiting');
    expect(queue.body.requests).toMatchObject([
      { id: asked.id, owner_name: 'Vani Rao', note: 'For Monday.', is_own: false, document_id: null },
    ]);
    expect((await supervisor.client.get<Request>(`/api/approvals/${asked.id}`)).body.text).toBe(draft.content);
    expect((await decide(supervisor, asked.id, 'approve')).body).toMatchObject({ state: 'approved', decided_by: 'Sunil Advocate' });

    const file = await printed(volunteer);
    expect(file).toContain('Text approved by Sunil Advocate on ');
    expect(file).not.toContain(MARK);
    // Line ends of forms are no change; a word is one.
    expect(await printed(volunteer, draft.content.replaceAll('\n', '\r\n'))).not.toContain(MARK);
    expect(await printed(volunteer, `${draft.content}\n\nOne more word.`)).toContain(MARK);
    expect(codeOf(await decide(supervisor, asked.id, 'approve'))).toBe('APPROVAL_DECIDED');

    expect((await decide(supervisor, asked.id, 'return', { remark: 'Name the court.' })).body).toMatchObject({ state: 'returned' });
    expect(await printed(volunteer)).toContain(MARK);
    const audited = await app.database.query<{ action: string }[]>('select action from audit_log where subject = $1 order by id', [
      `approval:${asked.id}`,
    ]);
    expect(audited.map(({ action }) => action)).toEqual(['approval.ask', 'approval.approve', 'approval.return']);
  });

  it('may be edited by the supervisor: what counts is the text that was approved', async () => {
    const { body: asked } = await ask(volunteer);
    const text = `${draft.content}\n\nAdded by the supervisor.`;
    await decide(supervisor, asked.id, 'approve', { text });
    expect((await volunteer.client.get(`/api/approvals/${asked.id}`)).body).toMatchObject({ text, submitted_text: draft.content });
    expect(await printed(volunteer)).toContain(MARK);
    expect(await printed(volunteer, text)).toContain('Text approved by Sunil Advocate');
    const file = await fileOf(volunteer, `/api/approvals/${asked.id}/file?format=txt`);
    expect(file).toContain('Added by the supervisor.');
    expect(file).not.toContain(MARK);
  });

  it('carry their state over REST, GraphQL, MCP, API keys, exports, receipts and the archive', async () => {
    const conversation = (await volunteer.client.post<{ id: string }>('/api/conversations')).body.id;
    const answer = await volunteer.client.post<{ needs_approval: boolean }>('/api/ask', {
      question: 'Hello',
      conversation_id: conversation,
    });
    expect(answer.body.needs_approval).toBe(true);
    const kept = await volunteer.client.get<{ exchanges: { id: string; approval: object }[] }>(`/api/conversations/${conversation}`);
    const [exchange] = kept.body.exchanges;
    expect(exchange?.approval).toMatchObject({ state: 'not_approved', mark: MARK });
    const receipt = `/api/conversations/${conversation}/exchanges/${exchange?.id}/receipt`;
    expect((await volunteer.client.get(receipt)).body).toMatchObject({ approval: { mark: MARK } });
    for (const path of [
      `/api/conversations/${conversation}/export?format=md`,
      `/api/conversations/${conversation}/export?format=docx`,
      `${receipt}/file?format=txt`,
      `/api/documents/${draft.document}.txt`,
    ])
      expect(await fileOf(volunteer, path)).toContain(MARK);
    const versionPath = `/api/documents/${draft.document}/versions/${draft.version}`;
    expect((await volunteer.client.get(versionPath)).body).toMatchObject({ approval: { state: 'not_approved' } });
    const { data } = await volunteer.client.graphql(
      `{ documentVersion(id: "${draft.version}") { approval { mark } }
         conversationExchanges(conversationId: "${conversation}") { nodes { approval { mark } answer { needsApproval } receipt { approval { mark } } } } }`,
    );
    const marked = { approval: { mark: MARK } };
    expect(data).toEqual({
      documentVersion: marked,
      conversationExchanges: { nodes: [{ ...marked, answer: { needsApproval: true }, receipt: marked }] },
    });

    const key = new Client(app.url).as(
      (await newApiKey(app, { userId: await idOf(volunteer), kind: 'user' }, ['ASK', 'DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'SEARCH']))
        .secret,
    );
    expect((await key.post<{ needs_approval: boolean }>('/api/ask', { question: 'Hello' })).body.needs_approval).toBe(true);
    expect((await key.get(versionPath)).body).toMatchObject({ approval: { state: 'not_approved' } });
    expect((await ask({ ...volunteer, client: key })).status).toBe(403);
    const tool = await key.post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask', arguments: { question: 'Hello' } } },
      { accept: 'application/json, text/event-stream' },
    );
    expect(JSON.stringify(tool.body)).toContain(MARK);

    // An answer is approved with its question and its sources.
    const asked = (await ask(volunteer, { conversation_id: conversation, exchange_id: exchange?.id })).body;
    await decide(supervisor, asked.id, 'approve');
    expect((await volunteer.client.get<typeof kept.body>(`/api/conversations/${conversation}`)).body.exchanges).toMatchObject([
      { approval: { state: 'approved', decided_by: 'Sunil Advocate' } },
    ]);
    for (const [format, words] of [
      ['md', 'Approved by Sunil Advocate'],
      ['docx', 'Text approved by Sunil Advocate'],
    ] as const) {
      const exported = await fileOf(volunteer, `/api/conversations/${conversation}/export?format=${format}`);
      expect(exported).toContain(words);
      expect(exported).not.toContain(MARK);
    }
  });

  it('stay marked in the hands of another member of their matter', async () => {
    const matter = (await volunteer.client.post<{ id: string }>('/api/matters', { title: 'Clinic' })).body.id;
    await volunteer.client.post('/api/matter-moves', { matter_id: matter, documents: [draft.document] });
    await volunteer.client.post(`/api/matters/${matter}/members`, { email: stranger.email, role: 'editor' });
    expect(await fileOf(stranger, `/api/documents/${draft.document}.txt`)).toContain(MARK);
    expect(await printed(stranger)).toContain(MARK);
    // Their own text needs nobody.
    const { data } = await stranger.client.graphql<{ saveDocumentVersion: Version }>(SAVE, {
      input: { documentId: draft.document, content: 'The text of the editor.' },
    });
    expect(data?.saveDocumentVersion.number).toBe(2);
    expect(await fileOf(stranger, `/api/documents/${draft.document}.txt`)).not.toContain(MARK);
    expect(await fileOf(volunteer, `/api/documents/${draft.document}.txt`)).toContain(MARK);
    // Without the matter, the same words are anybody's.
    await volunteer.client.delete(`/api/matters/${matter}/members/${await idOf(stranger)}`);
    expect(await printed(stranger)).not.toContain(MARK);
  });

  it('are named and ended by administrators, who name nobody for themselves', async () => {
    for (const [who, by] of [
      [volunteer, volunteer],
      [volunteer, { ...stranger, email: 'nobody@themis.test' }],
    ] as const)
      expect((await supervise(who, by)).status).toBe(422);
    expect((await supervise(volunteer)).status).toBe(422);
    const list = await admin.get<{ accounts: object[] }>('/api/admin/supervision');
    expect(list.body.accounts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: volunteer.email, supervisors: [expect.objectContaining({ email: supervisor.email })] }),
      ]),
    );
    await app.database.query('update users set is_active = false where email = $1', [supervisor.email]);
    expect(codeOf(await ask(volunteer))).toBe('NO_SUPERVISOR');
    const path = `/api/admin/supervision/${await idOf(volunteer)}`;
    expect((await admin.delete(path)).status).toBe(200);
    expect(codeOf(await admin.delete(path))).toBe('NOT_SUPERVISED');
    expect(codeOf(await ask(volunteer))).toBe('APPROVAL_NOT_NEEDED');
    expect(await printed(volunteer)).not.toContain(MARK);
    expect(codeOf(await ask(volunteer, { conversation_id: draft.document }))).toBe('NOTHING_TO_APPROVE');
    const actions = await app.database.query<{ action: string; actor_email: string }[]>(
      'select action, actor_email from audit_log where subject = $1 order by id',
      [`user:${await idOf(volunteer)}`],
    );
    expect(actions).toEqual(['supervision.set', 'supervision.end'].map((action) => ({ action, actor_email: ADMIN.email })));
  });

  it('are read and decided by nobody but who may, whoever is named and withdrawn in between', async () => {
    const people = { volunteer, supervisor, stranger };
    const names = Object.keys(people) as (keyof typeof people)[];
    const { id } = (await ask(volunteer)).body;
    await fc.assert(
      fc.asyncProperty(
        fc.subarray<keyof typeof people>(['supervisor', 'stranger'], { minLength: 1 }),
        fc.constantFrom(...names),
        fc.constantFrom('read', 'approve', 'return', 'withdraw', 'file'),
        fc.constantFrom('REST', 'GraphQL'),
        async (named, who, what, api) => {
          await app.database.query('delete from rate_limits');
          await supervise(volunteer, ...named.map((name) => people[name]));
          await app.database.query(`update approval_requests set state = 'waiting', decided_at = null, decided_by = null where id = $1`, [
            id,
          ]);
          const as = people[who].client;
          // Of what takes the request away, only who may not is asked.
          if (what === 'withdraw' && who === 'volunteer') return;
          const may = what === 'withdraw' ? false : named.includes(who) || (who === 'volunteer' && (what === 'read' || what === 'file'));
          const path = `/api/approvals/${id}`;
          const rest = {
            read: () => as.get(path),
            approve: () => as.post(`${path}/approve`, {}),
            return: () => as.post(`${path}/return`, { remark: 'No.' }),
            withdraw: () => as.delete(path),
            file: () => as.get(`${path}/file?format=txt`),
          };
          const graphql = {
            read: `{ approvalRequest(id: "${id}") { text } }`,
            approve: `mutation { approveText(id: "${id}", input: {}) { state } }`,
            return: `mutation { returnText(id: "${id}", input: { remark: "No." }) { state } }`,
            withdraw: `mutation { withdrawApproval(id: "${id}") { id } }`,
            file: `{ approvalRequest(id: "${id}") { text } }`,
          };
          const code =
            api === 'REST' ? codeOf(await rest[what]()) : String((await as.graphql(graphql[what])).errors?.[0]?.extensions.code ?? '');
          expect([named, who, what, code]).toEqual([named, who, what, may ? '' : 'APPROVAL_NOT_FOUND']);
        },
      ),
      { numRuns: 24 },
    );
    // The database itself refuses a decision of anybody else, whatever a query forgets.
    await expect(
      app.database.query(`update approval_requests set state = 'approved', decided_at = now(), decided_by = owner_id where id = $1`, [id]),
    ).rejects.toThrow('by a supervisor of its owner only');
    expect((await volunteer.client.delete(`/api/approvals/${id}`)).status).toBe(200);
  });
});
