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
