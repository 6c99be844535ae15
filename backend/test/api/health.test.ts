import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/core/config/load-config.js';
import { startTracing } from '../../src/core/observability/start-tracing.js';
import { recordPdfSandbox } from '../../src/pdf-sandbox.js';
import type { PdfEngine } from '../../src/ports/pdf-engine/pdf-engine.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { type MessagesStub, startMessagesStub } from '../support/messages-stub.js';
import { fact, OtlpStub } from '../support/otlp-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { subscribe } from '../support/socket.js';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy');

interface Ready {
  status: string;
  checks: Record<string, boolean>;
  reasons: Record<string, string>;
}

describe('a browser that the system refuses its sandbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  /** What the worker that started last has found out about its browser. */
  const found = (sandboxed: boolean | null) =>
    recordPdfSandbox({ hasSandbox: () => Promise.resolve(sandboxed) } as unknown as PdfEngine, app.database);
  const ready = async () => {
    const { status, body } = await new Client(app.url).get<Ready>('/health/ready');
    return { status, sandbox: body.checks.pdfSandbox, reason: body.reasons.pdfSandbox, product: body.status };
  };

  it('is told by every process, and takes none out of service', async () => {
    await found(true);
    const usual = await ready();
    expect(usual).toEqual({ status: 200, sandbox: true, reason: undefined, product: 'ok' });
    await found(false);
    expect(await ready()).toEqual({ ...usual, sandbox: false, reason: 'is off' });
    await found(null);
    expect(await ready()).toEqual(usual);
  });
});

describe('what an operator sees', () => {
  const METRICS_TOKEN = 'a token of the monitoring';
  let stub: MessagesStub;
  let app: TestApp;
  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp({ METRICS_TOKEN, ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_MODEL: 'stub-model' });
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  const metrics = (authorization?: string) => fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} });

  it('metrics are there for who has the token, count what was asked, and name nothing that a user wrote', async () => {
    const client = new Client(app.url);
    await client.get('/api/document/nowhere-of-asha');
    await client.graphql('query NamedByAsha { health: __typename }');
    await client.post('/api/auth/login', { email: 'asha@themis.test', password: 'not the password' });
    const answer = await metrics(`Bearer ${METRICS_TOKEN}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const line of [
      'themis_http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="422"} 1',
      'themis_graphql_operation_duration_seconds_count{kind="query",field="__typename",outcome="ok"} 1',
      'themis_dependency_up{dependency="database"} 1',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^themis_database_connections\{state="waiting"\} 0$/m);
    expect(text).not.toMatch(/asha/i);
  });

  it('metrics have every figure that an alert or the dashboard looks at', async () => {
    const text = await (await metrics(`Bearer ${METRICS_TOKEN}`)).text();
    const told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const looked = ['prometheus/themis.rules.yml', 'grafana/themis.json'].flatMap((file) =>
      [...readFileSync(path.join(DEPLOY, file), 'utf8').matchAll(/\b(?:themis|nodejs|process)_[a-z0-9_]+/g)].map(String),
    );
    const absent = [...new Set(looked)].filter((name) => !told.has(name) && !told.has(name.replace(/_(bucket|sum|count)$/, '')));
    expect(absent).toEqual([]);
    expect(looked.length).toBeGreaterThan(30);
    // None was made here, so that the alert fires.
    expect(text).toMatch(/^themis_backup_age_seconds \+?Inf/m);
    expect(text).toMatch(/^themis_data_free_bytes \d+/m);
    expect(text).toMatch(/^themis_webhook_deliveries_due 0$/m);
    expect(text).toMatch(/^themis_language_model_budget_used_ratio 0$/m);
  });

  it('metrics count what is refused by its code, over REST and GraphQL alike', async () => {
    const refused = async (code: string) =>
      Number(
        new RegExp(`^themis_refused_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(
          await (await metrics(`Bearer ${METRICS_TOKEN}`)).text(),
        )?.[1] ?? 0,
      );
    const client = new Client(app.url);
    const [username, password] = ['asha@themis.test', 'not the password'];
    const before = await refused('RATE_LIMITED');
    while ((await client.form('/api/auth/login', { username, password })).status !== 429);
    expect(await refused('RATE_LIMITED')).toBe(before + 1);
    const { errors } = await client.graphql(`mutation { login(input: { email: "${username}", password: "${password}" }) { accessToken } }`);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(await refused('RATE_LIMITED')).toBe(before + 2);
    // Mistakes are not refused work.
    await client.get('/api/document/nowhere');
    expect(await refused('NOT_FOUND')).toBe(0);
  });

  it('metrics are refused without it', async () => {
    for (const authorization of [undefined, 'Bearer no', METRICS_TOKEN]) expect((await metrics(authorization)).status).toBe(401);
  });

  it('traces join requests, operations, jobs, SQL and the model, and hold nothing that a user wrote', async () => {
    const collector = await new OtlpStub().listen();
    const { tracing } = loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' });
    const end = await startTracing(tracing, 'themis-api');
    const client = new Client(app.url);
    const admin = await adminClient(client);
    const asha = await newUser(client, 'Asha Tracewell');
    const law = 'THE PIGEON HOUSES ACT, 1931\n\n1. Keeping of pigeons.\nNobody shall keep a pigeon in a dovecote without a licence.\n';
    await upload(admin, text('pigeons-of-asha.txt', law));
    await settledLibrary(admin);
    const question = 'May I keep a pigeon in my dovecote?';
    await asha.client.post('/api/ask/', { question }, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    const stream = 'subscription ($question: String!) { answer(input: { question: $question }) { kind } }';
    for await (const { errors } of subscribe(asha.client, stream, { question })) expect(errors).toBeUndefined();
    await asha.client.graphql('query NamedByAsha { referenceFiles { totalCount } }');
    await end();
    await client.get('/api/document/templates');
    await collector.close();

    const asked = collector.span('POST /api/ask');
    expect(asked.links?.map(({ traceId }) => traceId)).toEqual(['a'.repeat(32)]);
    expect(asked.traceId).not.toBe('a'.repeat(32));
    expect(fact(asked, 'http.response.status_code')).toBe(200);
    const parts = ['language model', 'SELECT index_state', 'search', 'index search', 'citation gate'];
    expect(collector.within(asked)).toEqual(expect.arrayContaining(parts));
    expect(collector.within(collector.span('POST /api/auth/register'))).toContain('password hash');
    expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['files put']));
    const streamed = collector.span('GraphQL subscription answer');
    expect(collector.within(streamed)).toContain('language model');
    const model = collector.spans.find(({ name, traceId }) => name === 'language model' && traceId === asked.traceId);
    expect(model && [fact(model, 'gen_ai.request.model'), fact(model, 'themis.outcome')]).toEqual(['stub-model', 'complete']);
    const counted = collector.span('GraphQL query referenceFiles');
    expect(collector.within(counted)).toContain('SELECT reference_files');
    expect(collector.spans.find(({ spanId }) => spanId === counted.parentSpanId)?.name).toBe('POST /graphql');
    const uploaded = collector.span('POST /api/admin/upload-legal-document');
    expect(collector.within(uploaded)).toEqual(expect.arrayContaining(['INSERT jobs', 'job ingest-legal-document', 'UPDATE jobs']));
    expect(collector.spans.map(({ name }) => name)).not.toContain('GET /api/document/templates');
    expect(collector.headers[0]?.['x-key']).toBe('a key');
    expect(collector.bodies.join('\n')).not.toMatch(/asha|pigeon|dovecote|themis\.test|eyJ|argon2|\+91/i);
  });
});
