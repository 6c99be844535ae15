import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { APP_CONFIG } from '../../src/core/config/config.js';
import { newApiKey } from '../support/api-keys.js';
import { Client } from '../support/client.js';
import { EmbeddingsStub } from '../support/embeddings-stub.js';
import { eventually } from '../support/eventually.js';
import { generate, REPLY_VALUES } from '../support/kept-documents.js';
import { callTool, readFile } from '../support/matter-walls.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { obedient } from '../support/messages-stub-behaviours.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';

interface Answer {
  answer: string;
  citations: { document: string; quotation: string }[];
  answered_by: string;
}

const QUESTION = 'Does the landlord have to give me a receipt when I pay rent?';

let stub: MessagesStub;
let embeddings: EmbeddingsStub;
let app: TestApp;
let client: Client;
let user: Client;

beforeAll(async () => {
  stub = await startMessagesStub();
  embeddings = await new EmbeddingsStub(8).listen();
  app = await startApp({
    ANTHROPIC_BASE_URL: stub.url,
    ANTHROPIC_API_KEY: 'key',
    REWRITE_QUESTIONS: 'true',
    EMBEDDINGS_URL: embeddings.url,
    EMBEDDINGS_MODEL: 'sample-model',
  });
  client = new Client(app.url);
  await loadSampleLibrary(await adminClient(client));
  user = (await newUser(client)).client;
});
afterAll(async () => {
  await app.close();
  await stub.close();
  await embeddings.close();
});
afterEach(() => stub.script([]));

describe('asking with a model that finds words to search for', () => {
  const ask = async (question = QUESTION): Promise<Answer> => {
    const answer = await user.post<Answer>('/api/ask/', { question });
    if (answer.status !== 200) throw new Error(`asking answered ${answer.status}`);
    return answer.body;
  };
  /** The passage that the model is shown first. */
  const firstShown = () => stub.requests.at(-1)?.searchResults[0]?.blocks.join('');

  it.each([
    ['finds some', reply.text('receipt, acknowledgment of payment, tenancy')],
    ['writes nonsense', reply.text('purple elephants, quantum, 42, ((((')],
    ['is down', reply.failed(400)],
    ['obeys what it reads', reply.text(obedient)],
  ])('shows the same passage first, and answers, when it %s', async (_, words) => {
    stub.script([reply.failed(400)]);
    await ask();
    const shown = firstShown();
    const before = stub.requests.length;
    stub.script([words]);
    const { answered_by, citations } = await ask();
    expect(stub.requests.length).toBe(before + 2);
    expect(stub.requests.at(-2)?.prompt).toContain('BEGIN QUESTION');
    expect(shown).toContain('receipt');
    expect(firstShown()).toBe(shown);
    expect(answered_by).not.toBe('extractive');
    expect(citations.length).toBeGreaterThan(0);
  });
});

describe('a confidential matter, with a language model and an embedding service elsewhere', () => {
  const NOTICE =
    'LEGAL NOTICE\n\nTo,\nRavi Zanzibarry\n\nSir,\n\n1. You owe my client Rs. 40,000 as rent of the flat.\n\n2. Pay the sum within fifteen days of the receipt of this notice.\n\nYours faithfully,\nB. Advocate\n';
  const QUERY = 'Does Zanzibarry owe rent of the flat to the landlord?';
  const config = () => app.nest.get<{ localServiceHosts: readonly string[] }>(APP_CONFIG);
  const callLocal = (hosts: readonly string[]) => Object.assign(config(), { localServiceHosts: hosts });
  /** Calls of the model, and texts of ours that were to be embedded: topics and passages of the library are embedded meanwhile. */
  const sent = () => stub.requests.length + embeddings.requests.filter(({ input }) => /zanzibarry/i.test(input.join(' '))).length;
  const begin = async (confidential: boolean) =>
    (await user.post<{ id: string; confidential: boolean }>('/api/matters', { title: 'Zanzibarry', confidential })).body;
  const change = (id: string, body: object, as = user) =>
    as.put<{ code?: string; confidential: boolean; version: number }>(`/api/matters/${id}`, body);
  const ask = (body: object, as = user) =>
    as.post<Answer & { notice: string | null; code?: string }>('/api/ask', { question: QUERY, ...body });
  const code = (answer: { body: { code?: string } }) => answer.body.code ?? '';
  /** A matter with a file, a conversation and a document. */
  async function filled(confidential: boolean) {
    await app.database.query('delete from rate_limits');
    await app.database.query('update token_accounts set balance = 1000');
    const { id } = await begin(confidential);
    const name = `notice-${id}.txt`;
    const file = await readFile(user, name, NOTICE);
    const conversation = (await user.post<{ id: string }>('/api/conversations')).body.id;
    await user.post('/api/matter-moves', { matter_id: id, files: [file], conversations: [conversation] });
    const { document, version, documentContent } = await generate(user, { matterId: id });
    return { id, name, file, conversation, document: document.id, version: version.id, content: documentContent };
  }
  type Filled = Awaited<ReturnType<typeof filled>>;
  const changed = (matter: Filled) => ({
    documentType: 'reply',
    templateData: REPLY_VALUES,
    documentId: matter.document,
    previousDocument: matter.content,
    modificationSuggestions: 'Say that Zanzibarry paid in cash.',
  });
  const file = (name: string) => ({ reference_document: { filename: name, uploaded: true } });
  /** Whatever could send its content somewhere; each resolves with what refused it, '' for nothing. */
  const ways: Record<string, (matter: Filled) => Promise<string>> = {
    'a question': async ({ id }) => code(await ask({ matter_id: id })),
    'a question about its file': async ({ id, name }) => code(await ask({ matter_id: id, ...file(name) })),
    'a question in its conversation': async ({ conversation }) => code(await ask({ conversation_id: conversation })),
    'a question over GraphQL': async ({ id }) =>
      String(
        (
          await user.graphql('mutation ($input: AskInput!) { askQuestion(input: $input) { text } }', {
            input: { question: QUERY, matterId: id },
          })
        ).errors?.[0]?.extensions.code ?? '',
      ),
    'a draft': async ({ id, name }) =>
      code(
        await user.post('/api/document/generate', { document_type: 'reply', template_data: REPLY_VALUES, matter_id: id, ...file(name) }),
      ),
    suggestions: async (matter) => {
      await generate(user, changed(matter));
      return '';
    },
    'suggestions that forget the document': async ({ content }) =>
      code(
        await user.post('/api/document/generate', {
          document_type: 'reply',
          template_data: REPLY_VALUES,
          previous_document: content,
          modification_suggestions: 'Say that Zanzibarry paid in cash.',
        }),
      ),
    'a proposal': async (matter) =>
      String(
        (
          await user.graphql('mutation ($input: GenerateDocumentInput!) { proposeChanges(input: $input) { id } }', {
            input: changed(matter),
          })
        ).errors?.[0]?.extensions.code ?? '',
      ),
    'the reading of a notice': async ({ id, name }) => code(await user.post('/api/document/notice', { filename: name, matter_id: id })),
    'the reading of a notice that forgets the matter': async ({ name }) =>
      code(await user.post('/api/document/notice', { filename: name })),
    'law for a reply': async ({ id }) => code(await user.post('/api/document/notice/law', { about: QUERY, matter_id: id })),
    'the citations of its file': async ({ name }) => code(await user.post('/api/verify/files', { filenames: [name] })),
  };

  it('sends nothing of it anywhere, whichever way, and answers all the same', async () => {
    const matter = await filled(true);
    for (const [what, way] of Object.entries(ways)) {
      await app.database.query('delete from rate_limits');
      const before = sent();
      const refused = await way(matter);
      expect([what, refused, sent() - before]).toEqual([what, what.includes('forgets the matter') ? 'FILE_OUTSIDE_MATTER' : '', 0]);
    }
    const answer = (await ask({ matter_id: matter.id })).body;
    expect(answer).toMatchObject({ answered_by: 'extractive', notice: expect.stringContaining('This matter is confidential') });
    expect(answer.citations.map(({ quotation }) => quotation).join(' ')).toMatch(/Rs\. 40,000/);
    // The same in a matter that is not confidential goes there: the ways are those that send.
    const open = await filled(false);
    const silent: string[] = [];
    for (const [what, way] of Object.entries(ways)) {
      await app.database.query('delete from rate_limits');
      const before = sent();
      await way(open);
      if (sent() === before) silent.push(what);
    }
    expect(silent).toEqual(['the citations of its file']);
  });

  it('is asked about where the administrator calls the hosts local, and not where such a host sends it elsewhere', async () => {
    const matter = await filled(true);
    callLocal(['127.0.0.1']);
    try {
      const before = stub.requests.length;
      expect((await ask({ matter_id: matter.id })).body.answered_by).not.toBe('extractive');
      expect(stub.requests.length).toBeGreaterThan(before);
      const elsewhere = embeddings.requests.length;
      const away = reply.failed(307, { location: `${embeddings.url}/v1/embeddings` });
      stub.script([away, away, away, away, away, away]);
      const asked = { matter_id: matter.id, question: 'Hello, does the tenant owe rent?' };
      expect((await ask(asked)).body.answered_by).toBe('extractive');
      expect(embeddings.requests.slice(elsewhere).every(({ model }) => model === 'sample-model')).toBe(true);
    } finally {
      callLocal([]);
    }
  });

  it('is not asked about again once it has become confidential during a call', async () => {
    const matter = await filled(false);
    const before = stub.requests.length;
    stub.script([reply.failed(529), reply.text('Never to be read.')]);
    const release = stub.hold();
    const asking = user.post<{ read_by: string }>('/api/document/notice', { filename: matter.name, matter_id: matter.id });
    await eventually(
      async () => stub.requests.length,
      (count) => count > before,
    );
    await change(matter.id, { version: 1, confidential: true });
    release();
    expect((await asking).body.read_by).toBe('rules');
    expect(stub.requests.length).toBe(before + 1);
  });

  it('cannot be weakened: not by moving, by a key, without a confirmation or from outside', async () => {
    const matter = await filled(true);
    const open = await begin(false);
    const [{ id: userId }] = await app.database.query<[{ id: string }]>('select owner_id as id from matters where id = $1', [matter.id]);
    const keyed = async (...scopes: Parameters<typeof newApiKey>[2][number][]) =>
      client.as((await newApiKey(app, { userId, kind: 'user' }, scopes)).secret);
    const key = await keyed('ASK', 'FILES', 'MATTERS', 'DOCUMENTS_WRITE');
    const move = (what: object, to: string | null, as = user) =>
      as.post<{ code?: string }>('/api/matter-moves', { matter_id: to, ...what });
    const tries: [string, Promise<{ status: number; body: { code?: string } }>, string][] = [
      ['file out', move({ files: [matter.file] }, null), 'CONFIDENTIAL_MATTER'],
      ['file over', move({ files: [matter.file] }, open.id, key), 'CONFIDENTIAL_MATTER'],
      ['conversation out', move({ conversations: [matter.conversation] }, null), 'CONFIDENTIAL_MATTER'],
      ['document out', move({ documents: [matter.document] }, open.id), 'CONFIDENTIAL_MATTER'],
      ['asked outside', ask(file(matter.name)), 'FILE_OUTSIDE_MATTER'],
      ['asked elsewhere', ask({ matter_id: open.id, ...file(matter.name) }), 'FILE_OUTSIDE_MATTER'],
      ['key without the scope', ask(file(matter.name), await keyed('ASK', 'FILES')), 'FILE_OUTSIDE_MATTER'],
      ['unconfirmed', change(matter.id, { version: 1, confidential: false }), 'VALIDATION_FAILED'],
      ['by a key', change(matter.id, { version: 1, confidential: false, confirm_not_confidential: true }, key), 'KEY_NOT_ALLOWED'],
    ];
    for (const [what, answer, wanted] of tries) expect([what, code(await answer)]).toEqual([what, wanted]);
    expect((await user.get(`/api/matters/${matter.id}`)).body).toMatchObject({
      confidential: true,
      version: 1,
      file_count: 1,
      document_count: 1,
    });
    const kept = await app.database.query('select matter_id as id from conversations where id = $1', [matter.conversation]);
    expect(kept).toEqual([{ id: matter.id }]);
    const other = await begin(true);
    expect((await move({ files: [matter.file] }, other.id)).status).toBe(200);
  });

  it('is not told to programs that speak MCP, whose language models are elsewhere', async () => {
    const [matter, open] = [await filled(true), await filled(false)];
    const [{ id: userId }] = await app.database.query<[{ id: string }]>('select owner_id as id from matters where id = $1', [matter.id]);
    const scopes = ['ASK', 'FILES', 'MATTERS', 'DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'PROPOSALS'] as const;
    const { secret } = await newApiKey(app, { userId, kind: 'user' }, [...scopes]);
    for (const { id } of [matter, open])
      await user.post('/api/matter-deadlines', { matter_id: id, day: '2031-01-26', title: `Hearing of ${id}` });
    const call = (name: string, args: object) => callTool<object>(app, secret, name, args);
    const draft = { document_type: 'reply', values: REPLY_VALUES, suggestions: 'Say that it was paid.' };
    const tools: [string, (of: Filled) => object][] = [
      ['list_matters', ({ id }) => ({ matter_id: id })],
      ['ask', ({ id }) => ({ question: QUERY, matter_id: id })],
      [
        'draft_document',
        ({ id }) => ({ document_type: 'reply', values: REPLY_VALUES, idempotency_key: crypto.randomUUID(), matter_id: id }),
      ],
      ['propose_changes', ({ document, content }) => ({ ...draft, document_id: document, previous_document: content })],
      ['compare_versions', ({ version }) => ({ from_version_id: version, to_version_id: version })],
    ];
    for (const [name, args] of tools) {
      await app.database.query('delete from rate_limits');
      const [refused, allowed] = [await call(name, args(matter)), await call(name, args(open))];
      expect([name, refused.code, allowed.code]).toEqual([name, 'CONFIDENTIAL_MATTER', '']);
      expect([name, JSON.stringify(refused)]).not.toEqual([name, expect.stringMatching(/Zanzibarry/)]);
    }
    const listed = JSON.stringify(await call('list_matters', {}));
    expect(listed).toContain(`Hearing of ${open.id}`);
    expect(listed).not.toContain(matter.id);
  });

  it('ends only when a person confirms it, and the audit log knows', async () => {
    const matter = await filled(true);
    const ended = await change(matter.id, { version: 1, confidential: false, confirm_not_confidential: true });
    expect(ended).toMatchObject({ status: 200, body: { confidential: false, version: 2 } });
    const before = stub.requests.length;
    await ask({ matter_id: matter.id });
    expect(stub.requests.length).toBeGreaterThan(before);
    const entries = await app.database.query('select action, after from audit_log where subject = $1 order by id', [`matter:${matter.id}`]);
    expect(entries).toEqual([
      { action: 'matter.make-confidential', after: { confidential: true } },
      { action: 'matter.end-confidentiality', after: { confidential: false } },
    ]);
  });
});
