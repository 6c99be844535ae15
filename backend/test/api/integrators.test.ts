import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type KeyScope, USER_SCOPES } from '../../src/core/access/keys/key-scopes.js';
import { AskService } from '../../src/features/ask/ask.service.js';
import { newApiKey } from '../support/api-keys.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { runExample } from '../support/client-examples.js';
import { eventually } from '../support/eventually.js';
import { keepSecrets } from '../support/evidence.js';
import { heldCalls } from '../support/held-calls.js';
import { adminClient, newUser } from '../support/people.js';
import type { Assignment, Work } from '../support/integrator.js';
import { emptyProject, followQuickstart, QUOTED_WRONGLY, quickstartIn, runRecipe, tellChat } from '../support/quickstart.js';
import { firstMessage, runTypescript } from '../support/run-typescript.js';
import { loadSampleLibrary, SAMPLE_ACT, sampleText } from '../support/sample-library.js';

type Mode = 'legacy' | 'auto';
interface Result {
  structured: Record<string, unknown>;
  text: string;
  isError: boolean;
  meta: Record<string, unknown>;
}
interface Passage {
  document_id: string;
  document_title: string;
  text: string;
  span_start: number;
  span_end: number;
  stamp: string | null;
}

const REPLY = {
  complaint_summary: 'Rent unpaid',
  respondent_details: 'Ravi Kumar, tenant',
  defenses: 'The rent was paid by bank transfer',
};
const BODY = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const ACCEPT = { accept: 'application/json, text/event-stream' };

/** Programs with an API key: those that speak the Model Context Protocol, and the examples of `packages/client`. */
describe('integrators', () => {
  let app: TestApp;
  let client: Client;
  let userId: string;
  let user: Client;
  const open: McpClient[] = [];

  beforeAll(async () => {
    app = await startApp({ WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8' });
    client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    user = (await newUser(client)).client;
    userId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  afterAll(() => app.close());

  async function newKey(scopes: readonly KeyScope[], more: object = {}): Promise<string> {
    const { secret } = await newApiKey(app, { userId, kind: 'user' }, scopes, more);
    keepSecrets(secret);
    return secret;
  }

  /** The library's own client, signed in with a key of these scopes. */
  async function connect(scopes: readonly KeyScope[] = USER_SCOPES, mode: Mode = 'auto', key?: string): Promise<McpClient> {
    const headers = { authorization: `Bearer ${key ?? (await newKey(scopes))}` };
    const one = new McpClient({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    open.push(one);
    await one.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit: { headers } }));
    return one;
  }

  async function call(one: McpClient, name: string, args: Record<string, unknown> = {}): Promise<Result> {
    const { structuredContent, content, isError, _meta } = await one.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    return {
      structured: (structuredContent ?? {}) as Record<string, unknown>,
      text: first?.text ?? '',
      isError: isError === true,
      meta: _meta ?? {},
    };
  }

  const findRent = async (one: McpClient) =>
    (await call(one, 'search_sources', { query: 'security deposit', document_types: ['ACT'] })).structured.passages as Passage[];

  it.each<Mode>(['legacy', 'auto'])('MCP lists tools with typed inputs and outputs to clients of the %s protocol', async (mode) => {
    const one = await connect(USER_SCOPES, mode);
    const { tools } = await one.listTools();
    const names =
      'search_sources open_source ask find_deadlines count_deadline list_matters list_templates draft_document propose_changes answer_questions ' +
      'keep_changes check_text verify_text compare_versions';
    expect(tools.map(({ name }) => name).join(' ')).toBe(names);
    for (const { inputSchema, outputSchema } of tools)
      expect([inputSchema.additionalProperties, outputSchema?.type]).toEqual([false, 'object']);
    expect(tools.find(({ name }) => name === 'draft_document')?.inputSchema.required).toContain('idempotency_key');
    expect((await call(one, 'search_sources', { query: 'security deposit' })).structured).toMatchObject({ relevant: true });
  });

  it('MCP searches and opens the law: the words are those of the source, with span and stamp', async () => {
    const one = await connect(['SEARCH']);
    const [found] = await findRent(one);
    if (!found) throw new Error('nothing was found');
    expect(found).toHaveProperty('stamp');
    const opened = await call(one, 'open_source', { document_id: found.document_id, span_start: found.span_start, pages: 10 });
    const { text, span_start } = opened.structured as unknown as { text: string; span_start: number };
    expect(text.slice(found.span_start - span_start, found.span_end - span_start)).toBe(found.text);
    expect(opened.text).toContain(`document_id ${found.document_id}`);
    const section = await call(one, 'open_source', { document_id: found.document_id, section: '2' });
    expect(section.structured).toMatchObject({ section: { label: '2' }, next_span_start: null });
    expect(sampleText(SAMPLE_ACT).replace(/\s+/g, ' ')).toContain(String(section.structured.text).trim().replace(/\s+/g, ' '));
  });

  it('MCP answers questions with quotations that stand in their sources', async () => {
    const { structured, text } = await call(await connect(['ASK']), 'ask', { question: 'How large may the security deposit be?' });
    const [first] = structured.citations as (Passage & { quotation: string })[];
    if (!first) throw new Error('nothing was cited');
    const reader = await connect(['SEARCH']);
    const opened = await call(reader, 'open_source', { document_id: first.document_id, span_start: first.span_start });
    const { text: words, span_start } = opened.structured as unknown as { text: string; span_start: number };
    expect(words.slice(first.span_start - span_start, first.span_end - span_start)).toBe(first.quotation);
    expect(text).toContain(first.quotation);
    expect(structured).toMatchObject({ answered_by: 'extractive', withheld_quotations: 0 });
  });

  it('MCP drafts once for one idempotency key, within balance and budget, and compares versions', async () => {
    const one = await connect();
    const form = await call(one, 'list_templates', { document_type: 'reply' });
    expect(form.structured.templates).toEqual([expect.objectContaining({ document_type: 'reply', cost: 8 })]);
    const draft = { document_type: 'reply', values: REPLY, idempotency_key: randomUUID() };
    const first = await call(one, 'draft_document', draft);
    expect(first.structured).toMatchObject({ remaining_tokens: 12, drafted_by: 'extractive' });
    expect((await call(one, 'draft_document', draft)).structured).toEqual(first.structured);
    const next = { ...draft, values: { ...REPLY, defenses: 'The rent was paid in cash' }, idempotency_key: randomUUID() };
    const second = await call(one, 'draft_document', { ...next, document_id: first.structured.document_id });
    expect(second.structured).toMatchObject({ remaining_tokens: 4, document_id: first.structured.document_id });
    const compared = await call(one, 'compare_versions', {
      from_version_id: first.structured.version_id,
      to_version_id: second.structured.version_id,
    });
    const segments = compared.structured.segments as { kind: string; text: string }[];
    const later = segments.flatMap(({ kind, text }) => (kind === 'DELETED' ? [] : [text])).join('');
    expect([later.includes('cash'), later.includes('bank transfer')]).toEqual([true, false]);
    expect(compared.text).toContain('[+');
    const poor = await call(one, 'draft_document', { ...next, idempotency_key: randomUUID() });
    expect([poor.isError, poor.meta.code]).toEqual([true, 'INSUFFICIENT_TOKENS']);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 4 });
    await app.database.query(`update token_accounts set balance = 20 where user_id = $1`, [userId]);
    const budgeted = await connect([], 'auto', await newKey(['DOCUMENTS_WRITE'], { tokenBudget: 7 }));
    const over = await call(budgeted, 'draft_document', { ...next, idempotency_key: randomUUID() });
    expect([over.isError, over.meta.code, over.text]).toEqual([true, 'KEY_BUDGET_EXHAUSTED', expect.stringContaining('token budget')]);
  });

  it.each<Mode>(['legacy', 'auto'])('MCP tells a client of the %s protocol that asks for it how far a draft has got', async (mode) => {
    const { client: owner } = await newUser(client);
    const id = (await owner.get<{ id: string }>('/api/auth/me')).body.id;
    const { secret } = await newApiKey(app, { userId: id, kind: 'user' }, ['DOCUMENTS_WRITE']);
    keepSecrets(secret);
    const one = await connect([], mode, secret);
    const told: { progress: number; message?: string }[] = [];
    const draft = { name: 'draft_document', arguments: { document_type: 'reply', values: REPLY, idempotency_key: randomUUID() } };
    const { structuredContent } = await one.callTool(draft, { onprogress: (news) => void told.push(news) });
    expect(structuredContent).toMatchObject({ remaining_tokens: 12 });
    expect(told[0]).toMatchObject({ progress: 1, message: expect.stringMatching(/\w/) });
    expect(told.map(({ progress }) => progress)).toEqual(told.map((_, at) => at + 1));
    // The same answer, without a word in between for a client that has not asked.
    expect((await one.callTool(draft)).structuredContent).toEqual(structuredContent);
  });

  it('MCP answers 8 messages of a user at once, and one who hangs up gives the turn back', async () => {
    const key = await newKey(['ASK']);
    const held = heldCalls(
      app.nest.get(AskService, { strict: false }),
      'answer',
      (_actor: unknown, { question }: { question: string }) => question,
      (_actor, _input, signal?: AbortSignal) => signal,
    );
    const leaving = Array.from({ length: 8 }, () => new AbortController());
    const send = async (question: string, signal?: AbortSignal) => {
      const params = { name: 'ask', arguments: { question } };
      const response = await fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: { ...ACCEPT, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: question, method: 'tools/call', params }),
        signal,
      });
      return { status: response.status, text: await response.text() };
    };
    try {
      const calls = leaving.map(({ signal }, at) => send(`Question ${at}?`, signal).catch(() => 'hung up'));
      await Promise.all(leaving.map((_, at) => held.begun(`Question ${at}?`)));
      const other = await send('One more?');
      expect([other.status, JSON.parse(other.text)]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
      leaving[0]?.abort();
      expect(await calls[0]).toBe('hung up');
      await eventually(
        () => client.as(key).post('/mcp', BODY, ACCEPT),
        ({ status }) => status === 200,
      );
      held.release();
      const answers = await Promise.all(calls.slice(1));
      expect(answers).toEqual(answers.map(() => ({ status: 200, text: expect.stringContaining('"structuredContent"') })));
    } finally {
      held.release();
      held.restore();
    }
  });

  it('find the source behind a citation in one step, where their key may see it', async () => {
    const query = `mutation { askQuestion(input: { question: "How large may the security deposit be?" }) {
      citations { documentId document { id title } } sections { documentId document { id } } } }`;
    type Cited = { documentId: string; document: { id: string } | null }[];
    const ask = async (...scopes: KeyScope[]) => {
      const { data, errors } = await client.as(await newKey(scopes)).graphql<{ askQuestion: { citations: Cited; sections: Cited } }>(query);
      expect(errors).toBeUndefined();
      return [...(data?.askQuestion.citations ?? []), ...(data?.askQuestion.sections ?? [])];
    };
    const seen = await ask('ASK', 'SEARCH');
    expect(seen.length).toBeGreaterThan(1);
    for (const { documentId, document } of seen) expect(document?.id).toBe(documentId);
    const unseen = await ask('ASK');
    expect(unseen.map(({ document }) => document)).toEqual(seen.map(() => null));
    const passages = await client
      .as(await newKey(['SEARCH']))
      .graphql<{ searchSources: { passages: Cited } }>('{ searchSources(query: "deposit") { passages { documentId document { id } } } }');
    for (const { documentId, document } of passages.data?.searchSources.passages ?? []) expect(document?.id).toBe(documentId);
  });

  it('MCP checks any text', async () => {
    const { structured, text } = await call(await connect(['DOCUMENTS_READ']), 'check_text', {
      text: '1. The rent is [●].\n\nSee clause 9.',
    });
    expect(structured).toMatchObject({ blank_count: 1 });
    expect(text).toContain('line 1');
  });

  it('MCP says in plain words what is wrong, and leaves other people out of it', async () => {
    const one = await connect(['DOCUMENTS_READ', 'SEARCH']);
    const told = async (name: string, args: Record<string, unknown>) => {
      const { isError, text, meta } = await call(one, name, args);
      return isError ? [meta.code, text.split('\n')[0]] : 'done';
    };
    expect(await told('ask', { question: 'Rent?' })).toEqual(['SCOPE_MISSING', 'This API key lacks the scope ASK.']);
    expect((await told('open_source', { document_id: randomUUID() }))[0]).toBe('DOCUMENT_NOT_FOUND');
    expect((await told('open_source', { document_id: 'x', section: '1', page_index: 0 }))[0]).toBe('BAD_REQUEST');
    expect((await told('list_templates', { document_type: 'absent' }))[0]).toBe('UNKNOWN_DOCUMENT_TYPE');
    expect((await told('compare_versions', { from_version_id: randomUUID(), to_version_id: randomUUID() }))[0]).toMatch(/NOT_FOUND/);
    const unknown = await call(one, 'search_sources', { query: 'rent', limit: 500, pages: 3 });
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('limit')]);
  });

  it('MCP opens acts and sections as resources, by id and by citation, and completes their names', async () => {
    const one = await connect(['SEARCH']);
    const { resources } = await one.listResources();
    expect(resources.length).toBe(3);
    const act = resources.find(({ name }) => name.includes('Act'));
    if (!act) throw new Error('no act is listed');
    const textAt = async (uri: string) => ((await one.readResource({ uri })).contents[0] as { text: string }).text;
    const overview = await textAt(act.uri);
    expect(overview).toContain(`${act.uri}/section/2`);
    const named = `themis://law/${encodeURIComponent(act.name)}/section/2`;
    expect(await textAt(named)).toBe(await textAt(`${act.uri}/section/2`));
    const template = { type: 'ref/resource', uri: 'themis://law/{source}/section/{section}' } as const;
    const names = await one.complete({ ref: template, argument: { name: 'source', value: act.name.split(' ')[0] ?? '' } });
    expect(names.completion.values).toContain(act.name);
    const sections = await one.complete({
      ref: template,
      argument: { name: 'section', value: '2' },
      context: { arguments: { source: act.name } },
    });
    expect(sections.completion.values).toContain('2');
    await expect(one.readResource({ uri: `${act.uri}/section/900` })).rejects.toThrow('The source has no section "900".');
    await expect(one.readResource({ uri: 'themis://law/Absent%20Act' })).rejects.toThrow('The library has no source "Absent Act".');
    await expect((await connect(['ASK'])).listResources()).rejects.toThrow('This API key lacks the scope SEARCH.');
  });

  it('MCP is for API keys only, from no foreign page, one message at a time, and holds no stream', async () => {
    const key = await newKey(['ASK']);
    const post = (who: Client, body: unknown, headers: Record<string, string> = {}) => who.post('/mcp', body, { ...ACCEPT, ...headers });
    expect(await post(client, BODY)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await post(user, BODY)).toMatchObject({ status: 403, body: { code: 'KEY_REQUIRED' } });
    const program = client.as(key);
    expect(await post(program, BODY, { origin: 'https://elsewhere.test' })).toMatchObject({
      status: 403,
      body: { code: 'ORIGIN_NOT_ALLOWED' },
    });
    expect((await post(program, BODY, { origin: app.url })).status).toBe(200);
    expect(await post(program, [BODY, BODY])).toMatchObject({ status: 400, body: { code: 'BATCH_NOT_SUPPORTED' } });
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${app.url}/mcp`, { method, headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream' } });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
    const limited = client.as(await newKey(['ASK'], { callsPerMinute: 1 }));
    expect((await post(limited, BODY)).status).toBe(200);
    expect(await post(limited, BODY)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });

  it('run the examples of the client: ask, search and files', async () => {
    const { client: owner } = await newUser(client);
    const id = (await owner.get<{ id: string }>('/api/auth/me')).body.id;
    const { secret } = await newApiKey(app, { userId: id, kind: 'user' }, USER_SCOPES);
    keepSecrets(secret);
    const env = { THEMIS_URL: app.url, THEMIS_KEY: secret };
    const law = sampleText(SAMPLE_ACT).replace(/\s+/g, ' ');
    const [asked, found, files] = await Promise.all([
      runExample('ask', env, 'How large may the security deposit be?'),
      runExample('search', env, 'security deposit'),
      runExample('files', env),
    ]);
    const quotation = /^"(.+)"$/ms.exec(asked)?.[1]?.split('"\n')[0] ?? 'nothing';
    expect(law).toContain(quotation.replace(/\s+/g, ' '));
    expect(found).toMatch(/, units \d+ to \d+:/);
    expect(files).toMatch(/^rent-note.txt: \d+ bytes, \w+\nrent-note.txt was removed.\n$/);
  }, 120_000);

  it('follow the quickstart in each of its languages and the recipes, with the client as it is published', async () => {
    const { email, password } = await newUser(client);
    const folder = await mkdtemp(path.join(tmpdir(), 'themis-quickstart-'));
    try {
      const project = await emptyProject(folder);
      const env = { THEMIS_URL: app.url, EMAIL: email, PASSWORD: password };
      const THEMIS_KEY = ((await followQuickstart('bash', project, env)) ?? '').trim();
      keepSecrets(THEMIS_KEY);
      const pdf = await readFile(path.join(project, 'rent-agreement.pdf'), 'latin1');
      expect([THEMIS_KEY, pdf.slice(0, 5)]).toEqual([expect.stringMatching(/^thm_test_/), '%PDF-']);
      const expected = await quickstartIn('text');
      expect(await followQuickstart('ts', project, { ...env, THEMIS_KEY })).toBe(expected);
      expect([expected, null]).toContain(await followQuickstart('python', project, { ...env, THEMIS_KEY }));

      const recipes = { THEMIS_URL: app.url, THEMIS_KEY: await newKey(USER_SCOPES) };
      await user.post('/api/matters', { title: 'Verma v. Kumar', reference: 'C-17' });
      expect(await runRecipe('last-run', project, recipes)).toBe('C-17 Verma v. Kumar OPEN []\n');
      expect(await runRecipe('intake', project, recipes)).toMatch(/\nrent_agreement_document\.docx\n$/);
      await writeFile(path.join(project, 'opinion.md'), QUOTED_WRONGLY);
      expect(await runRecipe('process.argv', project, recipes, 'opinion.md')).toMatch(/^opinion\.md:2: error: every tenant .*other words/m);
      const { statuses, sent } = await tellChat(project, { type: 'tokens.low', data: { balance: 9 } });
      expect([statuses, sent]).toEqual([[400, 204], '{"text":"9 tokens are left."}']);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 120_000);

  it('have their whole story with one key: from a process of its own, until the key is revoked', async () => {
    const { client: owner } = await newUser(client);
    const program = runTypescript('integrator.ts', []);
    try {
      const port = String(await firstMessage(program));
      const task = async <T>(name: string, assignment?: Assignment): Promise<T> => {
        const answer = firstMessage(program);
        program.send({ task: name, assignment });
        const { result, error } = (await answer) as { result?: T; error?: string };
        if (result === undefined) throw new Error(error);
        return result;
      };
      const { data } = await owner.graphql<{ createApiKey: { secret: string; key: { id: string } } }>(
        `mutation { createApiKey(input: { name: "Practice", scopes: [ASK, SEARCH, DOCUMENTS_READ, DOCUMENTS_WRITE], expiresInDays: 1 }) {
           secret key { id } } }`,
      );
      const { body } = await owner.post<{ secret: string; webhook: { id: string } }>('/api/webhooks', {
        name: 'Practice',
        url: `http://127.0.0.1:${port}/`,
        events: ['document.generated', 'rendering.finished'],
      });
      if (!data) throw new Error('no key was made');
      keepSecrets(data.createApiKey.secret, body.secret);

      const done = await task<Work>('work', { url: app.url, key: data.createApiKey.secret, secret: body.secret });
      expect(done).toMatchObject({ remainingTokens: [12, 12], events: ['document.generated', 'rendering.finished'] });
      expect(done.quotations).toBeGreaterThan(0);
      expect(done.mcpAnswer).toBe(done.answer);
      expect(done.file).toContain('bank transfer');
      const kept = await owner.graphql<{ documents: { nodes: { currentVersion: { id: string } }[] } }>(
        '{ documents { nodes { currentVersion { id } } } }',
      );
      expect(kept.data?.documents.nodes).toEqual([{ currentVersion: { id: done.versionId } }]);

      const { deliveries } = (
        await owner.get<{ deliveries: { id: string; event: string }[] }>(`/api/webhooks/${body.webhook.id}/deliveries`)
      ).body;
      const drafted = deliveries.find(({ event }) => event === 'document.generated');
      expect((await owner.post(`/api/webhooks/deliveries/${drafted?.id}/replay`)).status).toBe(200);
      expect(await task('again')).toEqual({ ids: [drafted?.id, drafted?.id], refused: 0 });

      await owner.graphql('mutation ($id: ID!) { revokeApiKey(id: $id) { state } }', { id: data.createApiKey.key.id });
      expect(await task('refusals')).toEqual(['UNAUTHENTICATED', 'refused']);
    } finally {
      program.kill();
    }
  });
});
