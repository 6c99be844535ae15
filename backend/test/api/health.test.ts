import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordPdfSandbox } from '../../src/pdf-sandbox.js';
import type { PdfEngine } from '../../src/ports/pdf-engine/pdf-engine.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';

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

describe('the metrics', () => {
  const METRICS_TOKEN = 'a token of the monitoring';
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ METRICS_TOKEN });
  });
  afterAll(() => app.close());
  const metrics = (authorization?: string) => fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} });

  it('are there for who has the token, count what was asked, and name nothing that a user wrote', async () => {
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

  it('are refused without it', async () => {
    for (const authorization of [undefined, 'Bearer no', METRICS_TOKEN]) expect((await metrics(authorization)).status).toBe(401);
  });
});
